import type { LaneLetter, ModelCheck, Scenario } from '../../../src/index.ts';

/** A lane whose model is held against the world. */
export interface CheckQuestion {
  readonly scenario: Scenario;
  readonly lane: LaneLetter;
}

/** What the worker of the panel “Misspecified?” offers over comlink. */
export interface CheckWorker {
  /** @param onProgress steps done, told a few times a second. Rejects with a plain sentence. */
  check(question: CheckQuestion, onProgress: (steps: number) => void): Promise<ModelCheck>;
}
