import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../../../src/algorithms/registry.ts';
import type { AlgorithmSpec } from '../../../../src/algorithms/spec.ts';
import type { Explanation } from '../../../../src/contracts/explanation.ts';
import type { StepRecord } from '../../../../src/contracts/record.ts';
import { resolveParameters } from '../../../../src/parameters/resolve.ts';
import type { ParamSpec, ParamValues } from '../../../../src/parameters/spec.ts';
import { SENTENCES, told } from '../../../../web/readings/said/explained.ts';
import { DESIGN_SENTENCES } from '../../../../web/readings/said/explained-design.ts';
import { type Said, saidIn } from '../../../../web/readings/said/said.ts';

const RECORD = {
  t: 30,
  clock: 30,
  duration: null,
  multiplier: 2.24,
  dataSize: 12,
  dataSizeAfter: 13,
  psi: null,
  kappa: null,
  tPrime: 4,
  testActive: true,
  reset: false,
  reason: null,
  sideQueries: 3,
  hyperparameters: [0.2, 0.0312],
} as unknown as StepRecord;

const priors = { prior: 1, alive: null, logWeights: null, residualSum: null, bound: null };
const selection = (...removed: number[]) => ({ removed }) as unknown as NonNullable<StepRecord['selection']>;
const looking = (look: number | null) => ({ look, share: 0.1, split: 3, eventPsi: 1.5, eventKappa: 0.75 });

/** What a step can be, as far as its explanation depends on it. */
const STEPS: readonly Partial<StepRecord>[] = [
  {},
  { dataSizeAfter: 1, multiplier: null, sideQueries: 1 },
  { duration: 2.5, clock: 61.25 },
  { reset: true, reason: 'periodic' },
  { psi: 0.5, kappa: 1.25 },
  { psi: 2.5, kappa: 1.25, reset: true, reason: 'event', looking: looking(null) },
  { psi: 0.5, kappa: 1.25, reset: true, reason: 'upper bound' },
  { psi: 2.5, kappa: 1.25, testActive: false },
  { looking: looking(2) },
  { psi: 2.5, kappa: 1.25, looking: looking(2) },
  { priors: { ...priors, alive: [0, 1] } },
  { priors: { ...priors, logWeights: [-1, -0.5] } },
  { selection: selection(7) },
  { selection: selection(7, 9, 11), standing: {} as NonNullable<StepRecord['standing']> },
];

/** The defaults of an algorithm, and them with another value of one parameter. */
function settingsOf({ parameters }: AlgorithmSpec): ParamValues[] {
  const others = (parameters as readonly ParamSpec[]).flatMap((spec): ParamValues[] => {
    if (spec.type === 'choice') return spec.choices.map(({ value }) => ({ [spec.id]: value }));
    if (spec.type === 'integer') return [{ [spec.id]: spec.max }];
    return spec.type === 'toggle' ? [{ [spec.id]: !spec.default }] : [];
  });
  return [{}, ...others].map((values) => resolveParameters(parameters, values));
}

/** Everything that an algorithm can say of a step. */
const explanationsOf = (algorithm: AlgorithmSpec): Explanation[] =>
  settingsOf(algorithm).flatMap((values) =>
    STEPS.flatMap((step) =>
      [3, 4, 200].map((tPrime) =>
        algorithm.explain({ ...RECORD, tPrime, ...step }, values, { horizon: 200, dimension: 1 }),
      ),
    ),
  );

const isOfDesigns = ({ needs }: AlgorithmSpec) => needs === 'environment';
const heard = ALGORITHMS.filter((one) => !isOfDesigns(one)).flatMap((one) =>
  // What is said after a place is a sentence, too.
  explanationsOf(one).flatMap(({ label, text }) => [label, text, text.replace(/^place \d+: /, '')]),
);
const ofDesigns = ALGORITHMS.filter(isOfDesigns).flatMap((one) =>
  explanationsOf(one).map(({ text }) => text),
);

/** Those of its sentences that none of the texts is. */
const unheard = (sentences: readonly Said[], texts: readonly string[]) =>
  sentences
    .filter((sentence) => !texts.some((text) => saidIn([sentence], text) !== null))
    .map(([english]) => english);

describe('explained', () => {
  it('has a message for all that an algorithm says, and in English it is the same', () => {
    const unsaid = heard.filter((text) => saidIn(SENTENCES, text) === null);
    expect(unsaid.filter((text) => !/^√?\(?[\d.]+ ln\(.*\)\)? = \*\*[\d.]+\*\*$/.test(text))).toEqual([]);
    expect(heard.filter((text) => told(text) !== text)).toEqual([]);
  });

  it('has none that no algorithm says', () => {
    expect(unheard(SENTENCES, heard)).toEqual([]);
  });

  it('knows what an archived engine says in other words', () => {
    const today = 'all **12** points stay, no matter what $y_t$ says';
    expect(told(today.replace('no matter what', 'whatever'))).toBe(today);
  });
});

describe('designExplained', () => {
  it('has a message for all that an algorithm says, and in English it is the same', () => {
    expect(ofDesigns.filter((text) => saidIn(DESIGN_SENTENCES, text) !== text)).toEqual([]);
  });

  it('has none that no algorithm says', () => {
    expect(unheard(DESIGN_SENTENCES, ofDesigns)).toEqual([]);
  });
});
