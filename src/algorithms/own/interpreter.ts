import type { AlgorithmContext, Slots } from '../spec.ts';
import { OWN } from './own.about.ts';
import { ProgramError } from './program-error.ts';

/** One run of a program. */
export interface RunningProgram {
  /** Where it differs from GP-UCB. */
  slots(): Partial<Slots>;
  dispose(): void;
}

/** Begins a run of a program. @throws ProgramError */
export type OpenProgram = (text: string, context: AlgorithmContext) => RunningProgram;

let started: Promise<OpenProgram> | null = null;
let open: OpenProgram | null = null;

/** Loads what runs programs where one of these lanes is one: once, and late, as few runs need it. Rejects where it cannot be loaded. */
export async function prepareAlgorithms(lanes: readonly { readonly algorithm: string }[]): Promise<void> {
  if (open || !lanes.some(({ algorithm }) => algorithm === OWN.id)) return;
  started ??= import('./interpreter/open.ts').then(({ startInterpreter }) => startInterpreter());
  // Where it did not come, the next one who needs it tries again.
  started.catch(() => {
    started = null;
  });
  open = await started;
}

/** Whether programs can run. */
export const isPrepared = (): boolean => open !== null;

/** @throws ProgramError where nothing has been prepared, or as the program fails */
export function openProgram(text: string, context: AlgorithmContext): RunningProgram {
  if (open) return open(text, context);
  throw new ProgramError('An own algorithm runs after prepareAlgorithms(lanes) alone.');
}
