import { log } from '../math/index.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';
import { finiteSetBeta, sqrtLogMultiplier, theoremBeta } from './schedules.ts';

/** What a schedule may ask of the model that is about to choose. */
export interface ModelState {
  /** Realised information gain γ_{t−1} = ½ ln|I + Σ⁻¹K| of the data it holds. */
  readonly informationGain: () => number;
}

/** Multiplier of σ in the acquisition at global step t (√β_t for UCB). */
export type Schedule = (t: number, model: ModelState) => number;

export type ScheduleName = 'log' | 'igp' | 'theorem' | 'finite' | 'sparq' | 'constant';

export interface ScheduleContext {
  /** Input dimension d. */
  readonly dimension: number;
  /** Number of candidates |X|. */
  readonly candidateCount: number;
}

/**
 * IGP multiplier B + R √(2(γ_{t−1} + 1 + ln(1/δ))) (Chowdhury & Gopalan 2017, Algorithm 1); it multiplies σ itself.
 * @param normBound B: bound on the RKHS norm of f
 * @param noiseScale R: sub-Gaussian scale of the noise
 */
export function igpMultiplier(
  informationGain: number,
  normBound: number,
  noiseScale: number,
  delta: number,
): number {
  return normBound + noiseScale * Math.sqrt(2 * (informationGain + 1 + log(1 / delta)));
}

/**
 * The schedule that an algorithm's `schedule` parameter and its constants name. `sparq` is Theorem 3.1 of the SparQ paper,
 * √(2 ln(2|Σ+K|^{1/2}/(δ|Σ|^{1/2}))) + ‖f‖, with B for the norm; it multiplies σ itself.
 */
export function explorationSchedule(parameters: ParamValues, context: ScheduleContext): Schedule {
  const { schedule, c1, c2, normBound, noiseScale, delta, constant } = parameters as Record<
    string,
    number
  > & {
    schedule: ScheduleName;
  };
  switch (schedule) {
    case 'igp':
      return (_, model) => igpMultiplier(model.informationGain(), normBound, noiseScale, delta);
    case 'sparq':
      return (_, model) => normBound + Math.sqrt(2 * log(2 / delta) + 2 * model.informationGain());
    case 'theorem':
      return (t) => Math.sqrt(theoremBeta(t, { dimension: context.dimension, delta, a: 1, b: 1, r: 1 }));
    case 'finite':
      return (t) => Math.sqrt(Math.max(0, finiteSetBeta(t, context.candidateCount, delta)));
    case 'constant':
      return () => constant;
    default:
      return (t) => sqrtLogMultiplier(t, c1, c2);
  }
}

const shownFor = (...schedules: ScheduleName[]) => ({
  visibleWhen: { parameter: 'schedule', in: schedules },
});

/** The parameters behind `explorationSchedule`, shared by every algorithm with a UCB; `preset` is the algorithm's own choice. */
export function explorationParameters(preset: ScheduleName = 'log'): readonly ParamSpec[] {
  return [scheduleChoice(preset), ...LOGARITHM, ...THEOREMS, CONSTANT];
}

const scheduleChoice = (preset: ScheduleName): ParamSpec => ({
  id: 'schedule',
  type: 'choice',
  label: 'Exploration',
  symbol: '$√β_t$',
  help: 'Which rule weighs the uncertainty $σ$ against the mean $μ$. The theorems’ rules explore far more than practice needs.',
  default: preset,
  choices: [
    { value: 'log', label: '√(c₁ ln c₂ t)' },
    { value: 'igp', label: 'IGP: B + R √(2(γ + 1 + ln 1/δ))' },
    { value: 'theorem', label: 'theorem: continuous set' },
    { value: 'finite', label: 'theorem: finite set' },
    { value: 'sparq', label: 'SparQ theorem: B + √(2 ln 2/δ + 2γ)' },
    { value: 'constant', label: 'constant' },
  ],
});

const LOGARITHM: readonly ParamSpec[] = [
  {
    id: 'c1',
    type: 'number',
    label: 'Exploration scale',
    symbol: '$c_1$',
    help: 'Scale of $β_t$ = $c_1$ ln($c_2$ $t$), which weighs uncertainty against the mean. Larger: more exploration.',
    default: 0.8,
    min: 0,
    max: 10,
    step: 0.1,
    ...shownFor('log'),
  },
  {
    id: 'c2',
    type: 'number',
    label: 'Exploration rate',
    symbol: '$c_2$',
    help: 'Rate inside the logarithm of $β_t$ = $c_1$ ln($c_2$ $t$). Larger: more exploration in the first steps.',
    default: 4,
    min: 0.1,
    max: 20,
    step: 0.1,
    ...shownFor('log'),
  },
];

const THEOREMS: readonly ParamSpec[] = [
  {
    id: 'normBound',
    type: 'number',
    label: 'Norm bound',
    symbol: '$B$',
    help: 'Bound on the size of the objective in the kernel’s function space. Larger: more exploration at every step.',
    default: 1,
    min: 0,
    max: 100,
    step: 0.1,
    ...shownFor('igp', 'sparq'),
  },
  {
    id: 'noiseScale',
    type: 'number',
    label: 'Noise scale',
    symbol: '$R$',
    help: 'Sub-Gaussian scale of the noise. Larger: the information gained so far adds more exploration.',
    default: 0.1,
    min: 0,
    max: 10,
    step: 0.01,
    ...shownFor('igp'),
  },
  {
    id: 'delta',
    type: 'number',
    label: 'Failure probability',
    symbol: '$δ$',
    help: 'Chance that the theorem’s bound may fail. Smaller: more exploration.',
    default: 0.1,
    min: 0,
    max: 1,
    exclusiveMin: true,
    scale: 'log',
    ...shownFor('igp', 'theorem', 'finite', 'sparq'),
  },
];

const CONSTANT: ParamSpec = {
  id: 'constant',
  type: 'number',
  label: 'Multiplier',
  symbol: '$√β$',
  help: 'The same weight of uncertainty at every step. 0 trusts the mean alone.',
  default: 2,
  min: 0,
  max: 20,
  step: 0.1,
  ...shownFor('constant'),
};
