import { ProgramError } from './program-error.ts';
import type { OpenProgram, RunningProgram } from './running-program.ts';

let started: Promise<OpenProgram> | null = null;
let open: OpenProgram | null = null;

/** Loads what runs programs: once, and late, as few runs need it. Rejects where it cannot be loaded; the next one who needs it tries again. */
export async function loadInterpreter(): Promise<void> {
  started ??= import('./start.ts').then(({ startInterpreter }) => startInterpreter());
  started.catch(() => {
    started = null;
  });
  open = await started;
}

/** Whether programs can run. */
export const canRun = (): boolean => open !== null;

/** @throws ProgramError where no interpreter has been loaded, or as the program fails */
export function openProgram(text: string, context: object): RunningProgram {
  if (open) return open(text, context);
  throw new ProgramError('An own algorithm runs after prepareAlgorithms(lanes) alone.');
}
