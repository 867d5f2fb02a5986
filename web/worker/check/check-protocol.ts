import type { LaneLetter, ModelCheck, Scenario } from '../../../src/index.ts';

/** A lane whose model is compared with the world. */
export interface CheckQuestion {
  readonly scenario: Scenario;
  readonly lane: LaneLetter;
}

/** Interface of the worker behind the panel “Misspecified?”, over comlink. */
export interface CheckWorker {
  /** @param onProgress steps done, reported a few times a second. Rejects with a plain sentence. */
  check(question: CheckQuestion, onProgress: (steps: number) => void): Promise<ModelCheck>;
}
