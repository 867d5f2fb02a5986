import type { ParamSpecs } from '../../parameters/typed.ts';
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
import type { RefitValues } from '../../policy/refit.about.ts';
import { refitSlot } from '../../policy/refit.ts';
import type { Schedule } from '../../policy/schedules/spec.ts';
import { never } from '../../policy/trigger.ts';
import {
  type AlgorithmAbout,
  type AlgorithmCode,
  type AlgorithmSpec,
  algorithm,
  type Slots,
} from '../spec.ts';
import type { BaselineValues } from './shared-parameters.about.ts';

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

/** What its queries are explained by in "Why here, why now?"; a function where its parameters change the words. */
type Text<Values> = string | ((parameters: Values) => string);

const explainedBy =
  <Values>(text: Text<Values>): AlgorithmCode<Values>['explain'] =>
  (_record, parameters) => ({
    label: 'Design, then condition',
    text: typeof text === 'string' ? text : text(parameters),
  });

type About<Values> = AlgorithmAbout & { readonly parameters: ParamSpecs<Values> };

/** An algorithm of the paper's own: it answers by μ^(p), and classifies by its interval. */
export function probabilityAlgorithm<Values extends RefitValues>(
  about: About<Values>,
  {
    schedule = () => () => 0,
    policy,
    text,
  }: {
    /** Omitted: it has no interval to choose by. */
    readonly schedule?: (parameters: Values, designs: number) => Schedule;
    readonly policy: (parameters: Values) => Pick<EnvironmentPolicy, 'query' | 'draws'> & {
      /** η; omitted: 0. */
      readonly eta?: number;
      /** Omitted: by the paper's settings. */
      readonly classify?: EnvironmentPolicy['classify'];
    };
    readonly text: Text<Values>;
  },
): AlgorithmSpec {
  return algorithm(about, {
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
  });
}

/** A baseline: it answers by a rule of its own, or by probability where the user says so. */
export function baselineAlgorithm<Values extends BaselineValues & RefitValues>(
  about: About<Values>,
  {
    draws,
    answer,
    interval,
    text,
    ...query
  }: EnvironmentQuery & {
    /** Of a lane that draws functions. */
    readonly draws?: (parameters: Values) => Draws;
    readonly answer: EnvironmentPolicy['answer'];
    /** What it classifies by, against the threshold. */
    readonly interval: (belief: Belief, multiplier: number) => Interval;
    readonly text: Text<Values>;
  },
): AlgorithmSpec {
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
  return algorithm(about, {
    slots: (values) => {
      const says = values.report === 'probability' ? byProbability : own;
      const rules = { query, ...(draws && { draws: draws(values) }), ...says };
      return environmentSlots(rules, () => values.multiplier, refitSlot(values));
    },
    explain: explainedBy(text),
  });
}
