import { LONGEST_RUN } from '../../parameters/longest-run.ts';
import type { ParamSpec } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { drawDefaults, drawParameters, unitBox } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';

const RATE = {
  id: 'rate',
  type: 'number',
  label: 'Change rate',
  symbol: '$ε$',
  help: 'Share of the objective that is renewed with every step. 0: it stands still; 1: every step is a new function.',
  default: 0.03,
  min: 0,
  max: 1,
  step: 0.001,
} as const satisfies ParamSpec;

const COURSE = defineParameters(
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
);

const about = (dimension: 1 | 2) =>
  ({
    id: `gp-chain-${dimension}d`,
    name: `Steady drift, ${dimension}D`,
    summary: 'a GP sample that renews itself a little every step',
    source: 'Bogunovic, Scarlett, Cevher 2016; ET paper, Assumption 2',
    dimension,
    domain: unitBox(dimension),
    parameters: defineParameters(RATE, COURSE, drawParameters(0.2)),
    renews: 'step',
    stepwise: true,
    defaults: {
      horizon: dimension === 1 ? 200 : 150,
      noiseVariance: 0.02,
      ...drawDefaults(dimension, 0.2),
    },
  }) as const satisfies GridObjectiveAbout;

export const GP_CHAIN_1D = about(1);
export const GP_CHAIN_2D = about(2);
