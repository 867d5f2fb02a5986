import type { Backend } from '../../../src/gp/backend.ts';
import { log } from '../../../src/math/index.ts';
import { list, oneOf, optional, type Read } from '../../../src/parameters/shape.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import {
  drawnByWeight,
  eliminating,
  MOST_PRIORS,
  type PriorRule,
  type PriorStanding,
  type PriorsLearnt,
} from '../../../src/policy/priors/priors.ts';
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
import { armBelief, type Play } from './arm-belief.ts';
import { paths, requirePath } from './given-draws.ts';
import { playedValues } from './predictive-trace.ts';
import { armFields, betaFields, requireTable } from './table-world.ts';

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

const RULES: Readonly<Record<Case['params']['algo'], (given: Case) => PriorRule>> = {
  pe_ucb: ({ priors, noise_variance, params }) => eliminating(priors.length, noise_variance, params.delta),
  pe_ts: ({ priors, noise_variance, params }) =>
    eliminating(priors.length, noise_variance, params.delta, ([lowest]) => lowest),
  hp_ts: drawnByWeight,
};

/** A prior chosen, how the priors stood before, and what was learnt. */
interface Step {
  readonly prior: number;
  readonly before: PriorStanding;
  readonly learnt: PriorsLearnt;
}

/** A whole run of a lane with several priors on finite arms with given draws. */
export const priorsTrace: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  requireDraws(given);
  const { f_table, noise, first_arm, params, uniforms = [], noise_variance: noiseVariance } = given;
  const rule = RULES[params.algo](given);
  const models = modelsOf(given);
  const priors = models.map(({ kernel, temporal }, p) => {
    return { kernel: () => kernel, temporal, weight: given.priors[p].weight };
  });
  const plays: Play[] = [];
  const steps: { readonly prior: number; readonly before: PriorStanding; readonly learnt: PriorsLearnt }[] =
    [];
  let standing = rule.begin(priors);
  for (const [at, values] of f_table.entries()) {
    const t = at + 1;
    const { beliefs, scores, multiplier: width } = sightAt(backend, models, given, plays, t);
    const empty = plays.length === 0;
    const prior = rule.choose(standing, { scores, empty, uniform: () => uniforms[at] });
    const arm = empty ? first_arm : argmax(scores(prior));
    const y = values[arm] + noise[at];
    const said = beliefs.map(({ mean, variance }) => ({ mean: mean[arm], variance: variance[arm] }));
    const learnt = rule.learn(standing, { t, prior, y, noiseVariance, beliefs: said, width, reset: false });
    steps.push({ prior, before: standing, learnt });
    plays.push({ step: t, arm, y });
    standing = learnt;
  }
  const own = params.algo === 'hp_ts' ? weightsOf(steps) : testsOf(steps);
  return { prior: steps.map(({ prior }) => prior), ...playedValues(plays, f_table), ...own };
};

const weightsOf = (steps: readonly Step[]) => ({
  log_weights: steps.map(({ before }) => before.logWeights),
  final_log_weights: steps[steps.length - 1].learnt.logWeights,
});

const testsOf = (steps: readonly Step[]) => ({
  alive: steps.map(({ learnt }) => learnt.alive),
  residual_sum: steps.map(({ learnt }) => learnt.residualSum),
  bound: steps.map(({ learnt }) => learnt.bound),
});

function modelsOf({ arms, priors, noise_variance }: Case) {
  const dimension = commonDimension({ arms });
  return priors.map((prior) => ({
    arms,
    kernel: readKernel(prior, dimension),
    temporal: prior.temporal.factor,
    noiseVariance: noise_variance,
  }));
}

/** A belief and scores for each prior: its draw where the rule draws, else its upper bound. */
function sightAt(
  backend: Backend,
  models: ReturnType<typeof modelsOf>,
  { draws, c1, c2, params }: Case,
  plays: readonly Play[],
  t: number,
) {
  const beliefs = models.map((model) => armBelief(backend, model, plays, t));
  const multiplier = Math.sqrt(Math.max(0, c1 * log(c2 * t)));
  const scores = (p: number): Float64Array => {
    const { mean, variance, draw } = beliefs[p];
    if (params.algo !== 'pe_ucb' && draws) return draw(draws[t - 1][p]);
    return mean.map((value, i) => value + multiplier * Math.sqrt(variance[i]));
  };
  return { beliefs, multiplier, scores };
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
