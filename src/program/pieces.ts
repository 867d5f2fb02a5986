import { cut } from '../parameters/quoted.ts';
import { upperConfidenceBound } from '../policy/acquisition.ts';
import { expectedImprovement } from '../policy/acquisitions/expected-improvement.ts';
import { dropAtReset, keepAll, slidingWindow } from '../policy/memory.ts';
import { every, never } from '../policy/trigger.ts';
import { event } from '../policy/triggers/event.ts';
import { withinBounds } from './checked-answers.ts';
import { ProgramError } from './program-error.ts';
import { wrongSlot } from './slot-rules.ts';

/** A slot as the program describes it (`described` in prelude.ts). */
export interface Described {
  readonly piece?: string;
  readonly given?: readonly string[];
  readonly test?: Described;
  /** Number of arguments of a function of the program's. */
  readonly own?: number;
  readonly value?: string;
  readonly other?: string;
  readonly resets?: boolean;
  readonly blockLengths?: readonly string[];
}

/** Built-in pieces by slot; each number is checked against the range of the parameter it is in the built-in algorithms. */
const PIECES = {
  memory: {
    keepAll: () => keepAll,
    slidingWindow: (size: string) => slidingWindow(whole('slidingWindow', size, 1)),
    dropAtReset: (survivors: string) => dropAtReset(whole('dropAtReset', survivors, 0)),
  },
  trigger: {
    never: () => never,
    every: (period: string) => every(whole('every', period, 1)),
  },
  test: { eventTrigger: (deltaB: string) => event(share('eventTrigger', deltaB)) },
  acquisition: {
    upperConfidenceBound: () => upperConfidenceBound,
    expectedImprovement: () => expectedImprovement,
  },
} as const;

type SlotWithPieces = keyof typeof PIECES;
type PieceOf<Slot extends SlotWithPieces> = (typeof PIECES)[Slot][keyof (typeof PIECES)[Slot]] extends (
  ...given: never[]
) => infer Piece
  ? Piece
  : never;

/** The built-in piece that a slot names. @throws ProgramError where none of that slot has the name */
export function pieceOf<Slot extends SlotWithPieces>(slot: Slot, described: Described): PieceOf<Slot> {
  const { piece = '', given = [] } = described;
  const known: Readonly<Record<string, (...given: string[]) => unknown>> = PIECES[slot];
  if (!Object.hasOwn(known, piece)) throw wrongSlot(slot, shownOf(described));
  return known[piece](...given) as PieceOf<Slot>;
}

/** What a slot is filled with, as a sentence shows it. */
export const shownOf = ({ piece, value, other }: Described): string =>
  cut(piece ?? value ?? other ?? 'a function');

/** Lower and upper bound of `withinBounds`, with the test between them. */
export const boundedTest = (test: Parameters<typeof withinBounds>[0], [lower, upper]: readonly string[]) =>
  withinBounds(
    test,
    whole('withinBounds', lower, 1),
    upper === 'Infinity' ? Number.POSITIVE_INFINITY : whole('withinBounds', upper, 1),
  );

function whole(piece: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new ProgramError(`${piece} takes a whole number of at least ${least}, got ${cut(text)}.`);
}

function share(piece: string, text: string): number {
  const value = Number(text);
  if (value > 0 && value < 1) return value;
  throw new ProgramError(`${piece} takes a number between 0 and 1, got ${cut(text)}.`);
}
