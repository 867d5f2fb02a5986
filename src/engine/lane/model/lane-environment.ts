import type { Assessment, DesignFrame, Environment } from '../../../contracts/environment.ts';
import type { Backend } from '../../../gp/backend.ts';
import { IntegralModel } from '../../../gp/integral-posterior.ts';
import type { Observation, Posterior } from '../../../gp/posterior.ts';
import { FourierSampler } from '../../../gp/samplers/fourier-sampler.ts';
import { createPriorSampler, drawnExactly } from '../../../gp/samplers/prior-sampler.ts';
import { asProduct } from '../../../gp/samplers/product.ts';
import type { PriorSampler } from '../../../gp/samplers/sampler.ts';
import type { Kernel } from '../../../kernels/spec.ts';
import { argmax } from '../../../policy/acquisition.ts';
import type { Belief, IntegralBelief } from '../../../policy/environment/belief.ts';
import { EXACT_DRAWS } from '../../../policy/environment/draws.ts';
import type { Classifier, EnvironmentPolicy, EnvironmentQuery } from '../../../policy/environment/policy.ts';
import { probabilityVariance } from '../../../policy/environment/probability-variance.ts';
import { exceedance, thresholdProbability } from '../../../policy/environment/threshold-probability.ts';
import type { Stream } from '../../../random/stream.ts';
import type { World } from '../../world.ts';
import type { Observed } from '../data/observations.ts';
import { remembered } from '../data/remembered.ts';
import { asModelled, LaneDraws } from './lane-draws.ts';

/** A lane's posterior at a step, and the data behind it. */
export interface Present {
  readonly t: number;
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly posterior: Posterior;
  readonly kernel: Kernel;
  readonly observations: readonly Observation[];
  /** The records behind the observations, in the same order. */
  readonly held: readonly Observed[];
  readonly multiplier: number;
}

/** Chooses a design and a condition by a policy, and gives the lane's answer. */
export class LaneEnvironment {
  private readonly world: World;
  private readonly environment: Environment;
  private readonly policy: EnvironmentPolicy;
  private readonly backend: Backend;
  private readonly lane: string;
  /** Cached for one prediction, so that nothing is computed twice. */
  private latest: { readonly belief: Belief; readonly present: Present } | null = null;
  private readonly draws: LaneDraws;
  private readonly integralModelOf = remembered((kernel) => this.createIntegralModel(kernel));

  constructor(
    world: World,
    environment: Environment,
    policy: EnvironmentPolicy,
    backend: Backend,
    lane: string,
  ) {
    this.world = world;
    this.environment = environment;
    this.policy = policy;
    this.backend = backend;
    this.lane = lane;
    this.draws = new LaneDraws(world, (kernel) => this.createSampler(kernel), 'thompson draw', lane);
  }

  /** The pair to query, null for one at random; writes each design's score to all its pairs. */
  choose(present: Present, scores: Float64Array): number | null {
    const { query } = this.policy;
    scores.fill(0);
    if (!query) return null;
    const { conditions } = this.environment;
    const belief = this.believe(present);
    const score = query.score(belief, present.multiplier);
    for (let i = 0; i < scores.length; i++) scores[i] = score[Math.floor(i / conditions)];
    const design = bestDesign(query, belief, score);
    return design * conditions + query.condition(belief, design, present.multiplier);
  }

  /** The lane's answer from the posterior after its last query; `present.held` has at least one record. */
  assess(present: Present): Assessment {
    const { environment } = this;
    const answer = this.answer(present);
    const probability = environment.probability[answer];
    return { answer, probability, ...classification(this.classify(present), environment) };
  }

  /** What the page shows about the designs: the policy's classifier and deviation. */
  view(present: Present) {
    const deviation = (design: number) => this.deviation(present, design);
    return { classifier: this.classify(present), deviation };
  }

  private classify(present: Present): Classifier {
    return this.policy.classify(this.believe(present), present.multiplier);
  }

  /** σ^(p) of a design, from the joint posterior at its conditions. O(n³ + N_w²). */
  private deviation({ kernel, observations }: Present, design: number): number {
    const { inputs, inputDimension } = this.world;
    const { conditions, weights, threshold } = this.environment;
    const length = conditions * inputDimension;
    const { mean, covariance } = this.backend.jointPosterior(
      kernel,
      { kind: 'static' },
      inputDimension,
      observations,
      inputs.slice(design * length, (design + 1) * length),
      new Float64Array(conditions),
    );
    return Math.sqrt(probabilityVariance(mean, covariance, weights, { threshold, eta: 0 }));
  }

  /** The visited design that the policy likes best; ties go to the lowest index. */
  private answer(present: Present): number {
    const belief = this.believe(present);
    const value = this.policy.answer(belief, present.multiplier);
    return belief.visited.reduce((best, design) =>
      value[design] > value[best] || (value[design] === value[best] && design < best) ? design : best,
    );
  }

  private believe(present: Present): Belief {
    const { belief, present: before } = this.latest ?? {};
    const same = before?.t === present.t && before.held.length === present.held.length;
    if (belief && same) return belief;
    this.latest = { belief: this.beliefIn(present), present };
    return this.latest.belief;
  }

  private beliefIn(present: Present): Belief {
    const { environment } = this;
    const { mean, variance, held } = present;
    let integral: IntegralBelief | null = null;
    let draw: Float64Array | null = null;
    return {
      environment,
      mean,
      variance,
      visited: [...new Set(held.map(({ index }) => Math.floor(index / environment.conditions)))],
      integral: () => {
        integral ??= this.integralOf(present);
        return integral;
      },
      draw: () => {
        draw ??= this.drawFrom(present);
        return draw;
      },
      stream: (name) => this.stream(name, present.t),
    };
  }

  private integralOf({ kernel, observations }: Present): IntegralBelief {
    return this.integralModelOf(kernel).posterior(observations);
  }

  private createIntegralModel(kernel: Kernel): IntegralModel {
    const { inputs, inputDimension: dimension } = this.world;
    const { designs, weights } = this.environment;
    return new IntegralModel(this.backend, kernel, { inputs, dimension, designs, weights });
  }

  private drawFrom({ t, kernel, posterior, observations, held }: Present): Float64Array {
    const placed = observations.map((observation, i) => ({ ...observation, candidate: held[i].index }));
    const model = { kernel, temporal: { kind: 'static' } } as const;
    return this.draws.at(t, { posterior, model, observations: placed, time: t });
  }

  private createSampler(kernel: Kernel): PriorSampler {
    const { by, features } = this.policy.draws ?? EXACT_DRAWS;
    const candidates = asModelled(this.world);
    if (kernel.family === 'empirical' || (by === 'exact' && drawnExactly(candidates)))
      return createPriorSampler(this.backend, kernel, candidates);
    return new FourierSampler(
      this.backend,
      kernel,
      asProduct(candidates, this.environment.designs),
      features,
    );
  }

  private stream(name: string, t: number): Stream {
    return this.world.stream(name, this.lane, String(t));
  }
}

/** The design of the largest score; ties are broken by the query's own rule, if it has one. */
function bestDesign({ tie }: EnvironmentQuery, belief: Belief, score: Float64Array): number {
  const first = argmax(score);
  if (!tie) return first;
  const best = [...score.keys()].filter((design) => score[design] === score[first]);
  return best.length > 1 ? tie(belief, best) : first;
}

/** The assessment of a lane without a policy: the design it queried last, without a classification. */
export function assessmentOfQuery(index: number, { conditions, probability }: Environment): Assessment {
  const answer = Math.floor(index / conditions);
  const blank = { above: null, below: null, undecided: null, f1: null, loss: null };
  return { answer, probability: probability[answer], ...blank };
}

/**
 * The designs as seen by a model.
 * @param answer the lane's last answer; null: its answer without data
 * @param own what a policy for the environment adds; null for a lane that has none
 */
export function designFrame(
  environment: Environment,
  { mean, variance }: Pick<Belief, 'mean' | 'variance'>,
  answer: number | null,
  own: { readonly classifier: Classifier; readonly deviation: (design: number) => number } | null,
): DesignFrame {
  const distances = exceedance(mean, variance, environment.threshold, 0);
  const estimate = thresholdProbability(distances, environment);
  const named = answer ?? argmax(estimate.mean);
  return {
    truth: environment.probability,
    mean: estimate.mean,
    spread: estimate.spread.map(Math.sqrt),
    deviation: own?.deviation(named) ?? null,
    lower: own?.classifier.lower ?? null,
    upper: own?.classifier.upper ?? null,
    cut: own?.classifier.cut ?? null,
    accuracy: own?.classifier.accuracy ?? null,
    answer: named,
  };
}

/** Counts, F1 and the largest loss of a classification; a design that fits both sides counts as above. */
function classification(
  { lower, upper, cut, accuracy }: Classifier,
  { designs, probability, level }: Environment,
): Omit<Assessment, 'answer' | 'probability'> {
  let [above, below, right, good, loss] = [0, 0, 0, 0, 0];
  for (let design = 0; design < designs; design++) {
    const excess = probability[design] - level;
    const isAbove = lower[design] > cut - accuracy / 2;
    const isBelow = !isAbove && upper[design] < cut + accuracy / 2;
    if (isAbove) above++;
    if (isBelow) below++;
    if (excess >= 0) good++;
    if (isAbove && excess >= 0) right++;
    if (isAbove || isBelow) loss = Math.max(loss, isAbove ? -excess : excess);
  }
  const named = above + good;
  const f1 = named === 0 ? 1 : (2 * right) / named;
  return { above, below, undecided: designs - above - below, f1, loss };
}
