import type { RunFacts } from './facts.ts';

/** One assumption of a theorem, held against a run. */
export interface Assumption {
  /** Assumptions of the theorem. */
  readonly text: string;
  /** `open`: not so in this run, or beyond checking, but the bound can still be drawn beside it. */
  readonly state: 'met' | 'open' | 'fails';
  /** Why it is not met, in one sentence; null where it is. */
  readonly why: string | null;
}

/** A quantity of a theorem in words and numbers. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  /** Plain numbers behind the text, by name. */
  readonly values: Readonly<Record<string, number | string | readonly number[]>>;
}

/** What a bound is about, as this run had it. */
export interface Bounded {
  /** "regret": what it is called in a sentence. */
  readonly name: string;
  /** At t = 1..T. */
  readonly values: readonly number[];
}

/** A bound: when it applies, and what it says. */
export interface Theorem {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  /** Algorithms that it is about, by id. */
  readonly algorithms: readonly string[];
  /** What a lane of another algorithm is told, behind its name. */
  readonly about: string;
  readonly assumptions: (facts: RunFacts) => readonly Assumption[];
  /** The bound at t = 1..T, and its parts at T. Called only where no assumption fails. */
  readonly evaluate: (facts: RunFacts) => {
    readonly curve: readonly number[];
    readonly figures: readonly Figure[];
    /** Omitted: R_t. */
    readonly bounded?: Bounded;
  };
}

/** An assumption that the theorem cannot do without. */
export const needed = (met: boolean, text: string, why: string): Assumption =>
  met ? { text, state: 'met', why: null } : { text, state: 'fails', why };

/** An assumption without which the curve is still worth a look, but no longer a promise. */
export const wanted = (met: boolean, text: string, why: string): Assumption =>
  met ? { text, state: 'met', why: null } : { text, state: 'open', why };
