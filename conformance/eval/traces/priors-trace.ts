import type { Backend } from '../../../src/gp/backend.ts';
import { log } from '../../../src/math/index.ts';
import { list, oneOf, optional, type Read } from '../../../src/parameters/shape.ts';
import { PriorElimination, type PriorTest } from '../../../src/policy/prior-elimination.ts';
import { drawnPrior, normalisedLogWeights } from '../../../src/policy/prior-weights.ts';
import { logPredictiveDensity } from '../../../src/policy/trigger.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  kernelFields,
  positive,
  probability,
  readCase,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { temporal } from '../posteriors/temporal.ts';
import { type ArmBelief, armBelief, type Play } from './arm-belief.ts';
import { paths, requirePath } from './given-draws.ts';
import { playedValues } from './predictive-trace.ts';
import { armFields, betaFields, requireTable } from './table-world.ts';

/** As many as a lane takes. */
const MOST_PRIORS = 16;

const shape = fields({
  ...armFields,
  ...betaFields,
  priors: list(fields({ ...kernelFields, temporal, weight: positive }), 'priors', {
    min: 1,
    max: MOST_PRIORS,
  }),
  params: fields({ algo: oneOf(['pe_ucb', 'pe_ts', 'hp_ts']), delta: probability }),
  draws: optional(list(paths, 'lists of prior draws')),
  uniforms: optional(vector),
});
type Case = Read<typeof shape>;

/** What a rule is told of a step before it chooses: a belief for each prior, and what each drew where it draws. */
interface Sight {
  readonly t: number;
  readonly beliefs: readonly ArmBelief[];
  readonly draws: readonly Float64Array[];
  readonly multiplier: number;
}
/** A prior and its arm; without data the case's first arm is played instead. */
type Pick = readonly [prior: number, arm: number];
/** A way of choosing among priors, with what it records. */
interface Rule {
  readonly choose: (sight: Sight) => Pick;
  readonly learn: (sight: Sight, prior: number, play: Play) => void;
  readonly values: () => Readonly<Record<string, unknown>>;
}

const RULES: Readonly<Record<Case['params']['algo'], (given: Case) => Rule>> = {
  pe_ucb: (given) =>
    elimination(given, ({ beliefs, multiplier }) =>
      beliefs.map(({ mean, variance }) =>
        mean.map((value, i) => value + multiplier * Math.sqrt(variance[i])),
      ),
    ),
  pe_ts: (given) => elimination(given, ({ draws }) => draws),
  hp_ts: weighted,
};

/** A whole run of a lane with several priors on finite arms with given draws. */
export const priorsTrace: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  requireDraws(given);
  const { f_table, noise, first_arm, params } = given;
  const rule = RULES[params.algo](given);
  const models = modelsOf(given);
  const plays: Play[] = [];
  const priors: number[] = [];
  for (const [at, values] of f_table.entries()) {
    const t = at + 1;
    const sight = sightAt(backend, models, given, plays, t);
    const [prior, arm] = rule.choose(sight);
    const play = { step: t, arm: at === 0 ? first_arm : arm, y: 0 };
    play.y = values[play.arm] + noise[at];
    rule.learn(sight, prior, play);
    plays.push(play);
    priors.push(prior);
  }
  return { prior: priors, ...playedValues(plays, f_table), ...rule.values() };
};

function modelsOf({ arms, priors, noise_variance }: Case) {
  const dimension = commonDimension({ arms });
  return priors.map((prior) => ({
    arms,
    kernel: readKernel(prior, dimension),
    temporal: prior.temporal.factor,
    noiseVariance: noise_variance,
  }));
}

function sightAt(
  backend: Backend,
  models: ReturnType<typeof modelsOf>,
  { draws, c1, c2 }: Case,
  plays: readonly Play[],
  t: number,
): Sight {
  const beliefs = models.map((model) => armBelief(backend, model, plays, t));
  return {
    t,
    beliefs,
    draws: draws ? beliefs.map((belief, p) => belief.draw(draws[t - 1][p])) : [],
    multiplier: Math.sqrt(Math.max(0, c1 * log(c2 * t))),
  };
}

/** The largest score of any prior still in; priors found wanting go. */
function elimination(
  { priors, noise_variance, params }: Case,
  scoresOf: (sight: Sight) => readonly Float64Array[],
): Rule {
  const test = new PriorElimination(priors.length, noise_variance, params.delta);
  const alive: (readonly number[])[] = [];
  const tests: PriorTest[] = [];
  return {
    choose: (sight) => largest(scoresOf(sight), test.alive, sight.t === 1 && params.algo === 'pe_ts'),
    learn: ({ t, beliefs, multiplier }, prior, { arm, y }) => {
      const { mean, variance } = beliefs[prior];
      tests.push(test.after({ t, prior, y, mean: mean[arm], sd: Math.sqrt(variance[arm]), multiplier }));
      alive.push(test.alive);
    },
    values: () => ({
      alive,
      residual_sum: tests.map(({ residualSum }) => residualSum),
      bound: tests.map(({ bound }) => bound),
    }),
  };
}

/** Priors before arms, the lowest of ties. */
function largest(scores: readonly Float64Array[], alive: readonly number[], first: boolean): Pick {
  let [best, picked]: [number, Pick] = [Number.NEGATIVE_INFINITY, [alive[0], 0]];
  if (first) return picked;
  for (const p of alive)
    for (const [arm, value] of scores[p].entries()) if (value > best) [best, picked] = [value, [p, arm]];
  return picked;
}

/** A prior drawn by its weight; every prior's weight follows what it had said of y. */
function weighted({ priors, uniforms = [], noise_variance }: Case): Rule {
  let logWeights = normalisedLogWeights(priors.map(({ weight }) => log(weight)));
  const before: (readonly number[])[] = [];
  return {
    choose: ({ t, draws }) => {
      before.push(logWeights);
      const prior = drawnPrior(logWeights, uniforms[t - 1]);
      return largest(draws, [prior], false);
    },
    learn: ({ t, beliefs }, _, { arm, y }) => {
      const said = ({ mean, variance }: ArmBelief) =>
        logPredictiveDensity({
          ...{ t, tPrime: t, y, noiseVariance: noise_variance },
          ...{ mean: mean[arm], variance: variance[arm] },
        });
      logWeights = normalisedLogWeights(logWeights.map((weight, p) => weight + said(beliefs[p])));
    },
    values: () => ({ log_weights: before, final_log_weights: logWeights }),
  };
}

function requireDraws(given: Case): void {
  const { arms, f_table, priors, params, draws, uniforms } = given;
  requireTable(given);
  if (params.algo === 'hp_ts') requireLength('uniforms', uniforms ?? [], f_table.length, 'f_table');
  if (params.algo === 'pe_ucb') return;
  if (!draws) throw new CaseError('draws must be a list of prior draws per step');
  requireLength('draws', draws, f_table.length, 'f_table');
  for (const [at, own] of draws.entries()) {
    requireLength(`draws[${at}]`, own, priors.length, 'priors');
    for (const [p, draw] of own.entries()) requirePath(draw, at + 1, arms.length, `draws[${at}][${p}]`);
  }
}
