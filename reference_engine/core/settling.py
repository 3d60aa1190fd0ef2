"""Values where effects change which abilities are valid, so that some effects decide whether others are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .continuous import (
    CHANGES_ABILITIES,
    Effect,
    Part,
    apply_layer,
    apply_part,
    by_layer,
    depends,
    forget,
    ignored_since,
    stamp_of,
    tried,
)

if TYPE_CHECKING:
    from .game import Game

MOST_PASSES = 6
"""So often values are worked out anew for abilities that come and go, before the first result is taken."""


def settle_abilities(game: Game) -> None:
    """Works out all values such that the effects applied are those of the abilities that cards have in the end.

    What an ability does that another one takes away is left out from the beginning. An ability that takes itself away
    has had its say: its effect stays.
    """
    passed: list[Pass] = []
    while True:
        one = Pass(game, passed[-1] if passed else None)
        one.run()
        if one.settled():
            break
        if len(passed) == MOST_PASSES or any(one.found == other.found for other in passed):
            one = Pass(game, None)  # each takes away the reason for the other: all have their say once
            one.run()
            break
        passed.append(one)
    game.outlasting = one.outlasting
    game.granted_abilities()


class Pass:
    """Once through the layers, with the effects of those abilities that the pass before has found."""

    def __init__(self, game: Game, before: Pass | None) -> None:
        self.game = game
        self.before = before
        self.found: list[Effect] = []
        """The effects in force in the end: of abilities that cards have then, or that took away their own."""
        self.outlasting: list[Effect] = []
        """Effects that took away the very ability from which they come."""
        self.at_first: list[Effect] = []
        self.own: list[Effect] = []
        """The effects of the abilities that are valid by the values as they are now."""
        self.last = -1
        """The last layer in which what is valid was changed."""

    def run(self) -> None:
        """Applies all layers, from the printed values on."""
        game = self.game
        forget(game)
        self.own = self.at_first = game.own_effects_now()
        for layer in range(game.layer_count):
            game.before_layer(layer, self.effects())
            done = self.change_abilities(layer)
            effects = self.effects()
            layers = by_layer(game, effects)
            parts = [part for part in layers.get(layer, ()) if part not in done]
            if parts:
                apply_layer(game, parts, ignored_since(layers))
            game.after_layer(layer, effects)
        self.found = self.with_outlasting(self.own)

    def with_outlasting(self, effects: list[Effect]) -> list[Effect]:
        """Effects, and those that took away their own ability."""
        return [*effects, *(effect for effect in self.outlasting if effect not in effects)]

    def effects(self) -> list[Effect]:
        """The effects that have a say: of abilities that the pass before found or that are valid now, and others."""
        own = self.with_outlasting(self.before.found if self.before is not None else self.own)
        return [effect for effect in (*own, *self.game.effects) if effect.begins is None]

    def change_abilities(self, layer: int) -> list[Part]:
        """As long as something in a layer changes abilities, applies one part after the other, if it is still there."""
        game = self.game
        done: list[Part] = []
        while True:
            effects = [effect for effect in self.effects() if effect in self.outlasting or present(game, effect)]
            layers = by_layer(game, effects)
            parts = [part for part in layers.get(layer, ()) if part not in done]
            if not any(part.kind in CHANGES_ABILITIES for part in parts):
                return done
            part = next_change(game, parts)
            done.append(part)
            apply_part(game, part, ignored_since(layers))
            if part.kind in CHANGES_ABILITIES:
                self.last = layer
                self.own = game.own_effects_now()
                if part.effect not in self.outlasting and not present(game, part.effect):
                    self.outlasting.append(part.effect)

    def settled(self) -> bool:
        """Whether the effects that had a say are those that are there in the end, as far as it could matter."""
        if self.before is not None:
            return self.found == self.before.found
        return self.early(self.at_first) == self.early(self.found)

    def early(self, effects: list[Effect]) -> list[Effect]:
        """The effects that have a part in a layer up to the last one in which abilities were changed."""
        layer_of = self.game.layer_of
        return [effect for effect in effects if any(0 <= layer_of(part) <= self.last for part in effect.parts)]


def present(game: Game, effect: Effect) -> bool:
    """Whether the ability from which an effect comes is there and valid; that of a resolved text needs none."""
    ability, source = effect.ability, effect.context.source
    if ability is None or effect in game.effects:
        return True
    if not source.alive or not game.is_valid(source, ability):
        return False
    return any(ability is meant for written in source.values["abilities"] for meant in game.meant_by(written))


def next_change(game: Game, parts: list[Part]) -> Part:
    """The earliest part that depends on no other, or on which that other depends in turn."""
    parts = sorted(parts, key=stamp_of)
    if len(parts) == 1:
        return parts[0]
    for part in parts:
        others = [other for other in parts if other.effect is not part.effect]
        if not any(needs(game, part, other) and not needs(game, other, part) for other in others):
            return part  # trails:1215.3a
    return parts[0]  # trails:1215.3b


def needs(game: Game, part: Part, other: Part) -> bool:
    """Whether applying the other part first changes what this one does, or whether it does anything."""
    if other.kind in CHANGES_ABILITIES and tried(game, other, lambda: not present(game, part.effect)):
        return True
    return bool(game.reads(part) & game.writes(other)) and depends(game, part, other)
