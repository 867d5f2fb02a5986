import type { TemporalFactor } from '../kernels/spec.ts';
import type { Acquisition, PosteriorDraw } from '../policy/acquisition.ts';
import type { Memory } from '../policy/memory.ts';
import type { Schedule } from '../policy/schedules/spec.ts';
import type { Trigger } from '../policy/trigger.ts';

/** The slots that a program may fill. */
export interface ProgramSlots {
  readonly memory?: Memory;
  readonly trigger?: Trigger;
  readonly temporal?: TemporalFactor;
  readonly noiseVariance?: number;
  readonly acquisition?: Acquisition | PosteriorDraw;
  readonly schedule?: Schedule;
}

/** One run of a program. Its functions keep what state they like. */
export interface RunningProgram {
  /** Where it differs from GP-UCB. */
  slots(): ProgramSlots;
  dispose(): void;
}

/**
 * Begins a run of a program.
 * @param context what its `slots` are told, as JSON can say it
 * @throws ProgramError
 */
export type OpenProgram = (text: string, context: object) => RunningProgram;
