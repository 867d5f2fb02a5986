import type { ChoiceParam, NumberParam, ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { upperConfidenceBound } from '../../policy/acquisition.ts';
import type { Belief, Interval } from '../../policy/environment/belief.ts';
import type { Draws } from '../../policy/environment/draws.ts';
import {
  type EnvironmentPolicy,
  type EnvironmentQuery,
  probabilityAnswer,
  probabilityClassifier,
} from '../../policy/environment/policy.ts';
import { keepAll } from '../../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../../policy/refit.ts';
import type { Schedule } from '../../policy/schedules/spec.ts';
import { never } from '../../policy/trigger.ts';
import type { AlgorithmSpec, Slots } from '../spec.ts';

export const ETA: NumberParam = {
  id: 'eta',
  type: 'number',
  label: 'Indifference zone',
  symbol: '$η$',
  help: 'Where the mean is within $η$ of the threshold, the threshold counts as $h + 2η$. Larger gives up earlier on values that can hardly be told from $h$.',
  default: 0,
  min: 0,
  max: 10,
};

const MULTIPLIER: NumberParam = {
  id: 'multiplier',
  type: 'number',
  label: 'Width of the interval',
  symbol: '$√β$',
  help: 'The interval is the mean ± $√β$ standard deviations. Larger explores longer.',
  default: 2,
  min: 0,
  max: 10,
};

const REPORT: ChoiceParam = {
  id: 'report',
  type: 'choice',
  label: 'Answer by',
  symbol: '$x̂$',
  help: 'What the lane names as its answer and classifies by: its own rule, or the estimated probability $μ^{(p)}$ of meeting the threshold. The queries are the same.',
  default: 'own',
  choices: [
    { value: 'own', label: 'its own rule' },
    { value: 'probability', label: 'probability (Pmax)' },
  ],
};

/** All data, a static kernel, and the policy: what every algorithm of the BPT paper shares. */
function environmentSlots(policy: EnvironmentPolicy, schedule: Schedule, refit: Pick<Slots, 'refit'>): Slots {
  return {
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    ...refit,
    environment: policy,
    acquisition: upperConfidenceBound,
    schedule,
  };
}

interface Maker {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly source: string;
  /** What its queries are explained by; a function where its parameters change the words. */
  readonly text: string | ((parameters: ParamValues) => string);
}

/** In "Why here, why now?". */
function explainedBy(text: Maker['text']): AlgorithmSpec['explain'] {
  return (_record, parameters) => ({
    label: 'Design, then condition',
    text: typeof text === 'string' ? text : text(parameters),
  });
}

/** An algorithm of the paper's own: it answers by μ^(p), and classifies by its interval. */
export function probabilityAlgorithm(
  maker: Maker & {
    readonly parameters: readonly ParamSpec[];
    /** Omitted: it has no interval to choose by. */
    readonly schedule?: (parameters: ParamValues, designs: number) => Schedule;
    readonly policy: (parameters: ParamValues) => Pick<EnvironmentPolicy, 'query' | 'draws'> & {
      /** η; omitted: 0. */
      readonly eta?: number;
      /** Omitted: by the paper's settings. */
      readonly classify?: EnvironmentPolicy['classify'];
    };
  },
): AlgorithmSpec {
  const { schedule = () => () => 0, policy, text, parameters, ...names } = maker;
  return {
    ...names,
    needs: 'environment',
    parameters: [...parameters, ...REFIT_PARAMETERS],
    slots: (values, context) => {
      const { query, draws, eta, classify } = policy(values);
      const rules: EnvironmentPolicy = {
        query,
        ...(draws && { draws }),
        answer: (belief) => probabilityAnswer(belief, eta),
        classify: classify ?? ((belief) => probabilityClassifier(belief, eta)),
      };
      return environmentSlots(
        rules,
        schedule(values, context.designCount ?? context.candidateCount),
        refitSlot(values),
      );
    },
    explain: explainedBy(text),
  };
}

/** A baseline: it answers by a rule of its own, or by probability where the user says so. */
export function baselineAlgorithm(
  maker: Maker &
    EnvironmentQuery & {
      /** √β; omitted: 2. */
      readonly multiplier?: number;
      /** Parameters of its own, before those of the refits. */
      readonly parameters?: readonly ParamSpec[];
      /** Of a lane that draws functions. */
      readonly draws?: (parameters: ParamValues) => Draws;
      readonly answer: EnvironmentPolicy['answer'];
      /** What it classifies by, against the threshold. */
      readonly interval: (belief: Belief, multiplier: number) => Interval;
    },
): AlgorithmSpec {
  const {
    multiplier = 2,
    parameters = [],
    draws,
    score,
    condition,
    answer,
    interval,
    text,
    ...names
  } = maker;
  const own: Pick<EnvironmentPolicy, 'answer' | 'classify'> = {
    answer,
    classify: (belief, width) => ({
      ...interval(belief, width),
      cut: belief.environment.threshold,
      accuracy: 0,
    }),
  };
  const byProbability: typeof own = {
    answer: (belief) => probabilityAnswer(belief),
    classify: (belief) => probabilityClassifier(belief),
  };
  return {
    ...names,
    needs: 'environment',
    parameters: [{ ...MULTIPLIER, default: multiplier }, REPORT, ...parameters, ...REFIT_PARAMETERS],
    slots: (values) => {
      const says = values.report === 'probability' ? byProbability : own;
      const rules = { query: { score, condition }, ...(draws && { draws: draws(values) }), ...says };
      return environmentSlots(rules, () => values.multiplier as number, refitSlot(values));
    },
    explain: explainedBy(text),
  };
}
