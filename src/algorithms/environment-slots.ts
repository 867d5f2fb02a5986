import type { ChoiceParam, NumberParam, ParamSpec, ParamValues } from '../parameters/spec.ts';
import { upperConfidenceBound } from '../policy/acquisition.ts';
import type { Belief } from '../policy/environment/belief.ts';
import {
  type Classifier,
  type EnvironmentPolicy,
  probabilityAnswer,
  probabilityClassifier,
} from '../policy/environment/policy.ts';
import { type ProbabilitySettings, root } from '../policy/environment/threshold-probability.ts';
import { keepAll } from '../policy/memory.ts';
import { REFIT_PARAMETERS, refitSlot } from '../policy/refit.ts';
import { never } from '../policy/trigger.ts';
import type { AlgorithmContext, AlgorithmSpec, Slots } from './spec.ts';

export const BETA: NumberParam = {
  id: 'beta',
  type: 'number',
  label: 'Width of the interval',
  symbol: '$β$',
  help: 'The credible interval of a design is $μ^{(p)}$ ± $β^{1/m} γ^{2/m}$. Larger explores longer.',
  default: 2,
  min: 0.01,
  max: 1000,
  scale: 'log',
};

export const ROOT: NumberParam = {
  id: 'm',
  type: 'integer',
  label: 'Order of the interval',
  symbol: '$m$',
  help: 'Which moment the interval comes from: 2 is Chebyshev’s, and makes the half-width $√β γ$. Larger orders are wider where $γ$ is small.',
  default: 2,
  min: 1,
  max: 20,
};

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

export const MULTIPLIER: NumberParam = {
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

/** β^{1/m}: what multiplies γ^{2/m}. */
export function intervalWidth({ beta, m }: ParamValues): number {
  return root(beta as number, m as number);
}

/** The interval settings that the parameters name. */
export function probabilitySettings({ beta, m, eta }: ParamValues): ProbabilitySettings {
  return { beta: beta as number, m: m as number, eta: eta as number };
}

/** All data, a static kernel, and the policy: what every algorithm of the BPT paper shares. */
function environmentSlots(policy: EnvironmentPolicy, multiplier: number, refit: Pick<Slots, 'refit'>): Slots {
  return {
    memory: keepAll,
    trigger: never,
    temporal: { kind: 'static' },
    ...refit,
    environment: policy,
    acquisition: upperConfidenceBound,
    schedule: () => multiplier,
  };
}

interface Maker {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly source: string;
  readonly parameters: readonly ParamSpec[];
  /** What its queries are explained by. */
  readonly text: string;
}

/** An algorithm of the paper's own: it answers and classifies by probability. */
export function probabilityAlgorithm(
  maker: Maker & {
    readonly multiplier: (parameters: ParamValues, context: AlgorithmContext) => number;
    readonly policy: (parameters: ParamValues) => Pick<EnvironmentPolicy, 'score' | 'condition'> & {
      readonly settings?: ProbabilitySettings;
      readonly accuracy?: number;
    };
  },
): AlgorithmSpec {
  const { multiplier, policy, text, parameters, ...names } = maker;
  return {
    ...names,
    needs: 'environment',
    parameters: [...parameters, ...REFIT_PARAMETERS],
    slots: (values, context) => {
      const { settings, accuracy, ...choice } = policy(values);
      const rules: EnvironmentPolicy = {
        ...choice,
        answer: (belief) => probabilityAnswer(belief, settings?.eta),
        classify: (belief) => probabilityClassifier(belief, settings, accuracy),
      };
      return environmentSlots(rules, multiplier(values, context), refitSlot(values));
    },
    explain: () => ({ label: 'Design, then condition', text }),
  };
}

/** A baseline: it answers by a rule of its own, or by probability where the user says so. */
export function baselineAlgorithm(
  maker: Maker & {
    readonly multiplier?: number;
    readonly score: EnvironmentPolicy['score'];
    readonly condition: EnvironmentPolicy['condition'];
    /** Its own answer and classification. */
    readonly answer: (belief: Belief, multiplier: number) => Float64Array;
    readonly classify: (belief: Belief, multiplier: number) => Pick<Classifier, 'lower' | 'upper'>;
  },
): AlgorithmSpec {
  const { multiplier = 2, score, condition, answer, classify, text, parameters, ...names } = maker;
  return {
    ...names,
    needs: 'environment',
    parameters: [{ ...MULTIPLIER, default: multiplier }, REPORT, ...parameters, ...REFIT_PARAMETERS],
    slots: (values) => {
      const own: Pick<EnvironmentPolicy, 'answer' | 'classify'> = {
        answer,
        classify: (belief, width) => ({
          ...classify(belief, width),
          cut: belief.environment.threshold,
          accuracy: 0,
        }),
      };
      const byProbability: typeof own = {
        answer: (belief) => probabilityAnswer(belief),
        classify: (belief) => probabilityClassifier(belief),
      };
      const rules = { score, condition, ...(values.report === 'probability' ? byProbability : own) };
      return environmentSlots(rules, values.multiplier as number, refitSlot(values));
    },
    explain: () => ({ label: 'Design, then condition', text }),
  };
}
