import { LONGEST_RUN } from '../parameters/longest-run.ts';
import type { ParamSpec } from '../parameters/spec.ts';
import {
  drawDefaults,
  drawnKernel,
  drawParameters,
  gpChain,
  gpDraws,
  renewing,
  unitBox,
} from './gp-draws.ts';
import type { GridObjectiveSpec, Objective, ObjectiveContext } from './spec.ts';

/** The change rate in force at step t: the first one, and from each change on the next; the last one stays. */
export function rateAt(t: number, rates: readonly number[], changes: readonly number[]): number {
  const passed = changes.filter((change) => t > change).length;
  return rates[Math.min(passed, rates.length - 1)];
}

/**
 * GP Markov chain (Bogunovic et al. 2016; ET paper, Assumption 2): f_1 = g_1,
 * f_t = √(1−ε) f_{t−1} + √ε g_t with i.i.d. g_t ~ GP(0, k). Every f_t has the same prior; ε = 0 stands still.
 * The rate may change after given steps.
 */
function createChain(context: ObjectiveContext): Objective {
  const { rate, course, rateChanges, laterRates } = context.parameters;
  const changing = course === 'changing';
  const rates = [rate as number, ...(changing ? (laterRates as number[]) : [])];
  const changes = changing ? (rateChanges as number[]) : [];
  return {
    changePoints: [],
    ...gpChain(gpDraws(context, 'chain'), (t) => renewing(rateAt(t, rates, changes))),
  };
}

const RATE: ParamSpec = {
  id: 'rate',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'Share of the objective that is renewed with every step. 0: it stands still; 1: every step is a new function.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
};

const COURSE: readonly ParamSpec[] = [
  {
    id: 'course',
    type: 'choice',
    label: 'Rate over time',
    symbol: '$ε_t$',
    help: 'Whether the change rate stays or changes after given steps. A changing rate fits no algorithm that fixes it beforehand.',
    default: 'constant',
    choices: [
      { value: 'constant', label: 'constant' },
      { value: 'changing', label: 'changing' },
    ],
  },
  {
    id: 'rateChanges',
    type: 'steps',
    label: 'Rate changes after',
    symbol: '$t$',
    help: 'After each of these steps the next rate holds. The objective itself does not jump there.',
    default: [100],
    min: 1,
    max: LONGEST_RUN,
    visibleWhen: { parameter: 'course', in: ['changing'] },
  },
  {
    id: 'laterRates',
    type: 'numbers',
    label: 'Rates afterwards',
    symbol: '$ε$',
    help: 'One change rate for each change, between commas. The last one holds to the end.',
    default: [0.2],
    min: 0,
    max: 1,
    visibleWhen: { parameter: 'course', in: ['changing'] },
  },
];

function chain(dimension: 1 | 2): GridObjectiveSpec {
  return {
    id: `gp-chain-${dimension}d`,
    name: `Steady drift, ${dimension}D`,
    summary: 'a GP sample that renews itself a little every step',
    source: 'Bogunovic, Scarlett, Cevher 2016; ET paper, Assumption 2',
    dimension,
    domain: unitBox(dimension),
    parameters: [RATE, ...COURSE, ...drawParameters(0.2)],
    drawnFrom: (parameters) => drawnKernel(parameters, dimension),
    renewal: ({ rate, course }) => ({ rate: course === 'changing' ? null : (rate as number), per: 'step' }),
    defaults: {
      horizon: dimension === 1 ? 200 : 150,
      noiseVariance: 0.02,
      ...drawDefaults(dimension, 0.2),
    },
    create: createChain,
  };
}

export const gpChain1d = chain(1);
export const gpChain2d = chain(2);
