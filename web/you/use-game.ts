import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { CandidateSet } from '../../src/contracts/candidates.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { type GameState, game } from '../game/game-store.ts';

export function useGame<T>(select: (state: GameState) => T): T {
  return useStore(game, useShallow(select));
}

/** An open game, as drawn by its plots. */
export interface OpenGame extends Pick<GameState, 'turns' | 'aim' | 'belief' | 'helped' | 'faults'> {
  readonly scenario: Scenario;
  readonly candidates: CandidateSet;
}
