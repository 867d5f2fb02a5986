import type { Slots } from '../algorithms/spec.ts';
import type { Assessment, DesignFrame, Environment } from '../contracts/environment.ts';
import type { StepRecord } from '../contracts/record.ts';
import { integralPosterior } from '../gp/integral-posterior.ts';
import type { Observation, Posterior } from '../gp/posterior.ts';
import { PosteriorSampler } from '../gp/posterior-sampler.ts';
import { createPriorSampler, type PriorSampler } from '../gp/prior-sampler.ts';
import type { Kernel } from '../kernels/spec.ts';
import type { Backend } from '../linalg/backend.ts';
import { argmax } from '../policy/acquisition.ts';
import type { Belief, IntegralBelief } from '../policy/environment/belief.ts';
import { type Classifier, type EnvironmentPolicy, exceedanceOf } from '../policy/environment/policy.ts';
import { thresholdProbability } from '../policy/environment/threshold-probability.ts';
import type { World } from './world.ts';

/** A lane's posterior at a step, and what it was made from. */
export interface Present {
  readonly t: number;
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly posterior: Posterior;
  readonly kernel: Kernel;
  readonly observations: readonly Observation[];
  /** The records behind the observations, in the same order. */
  readonly held: readonly StepRecord[];
  readonly multiplier: number;
}

/** Chooses a design and a condition where there is an environment, and says what the lane would answer. */
export class LaneEnvironment {
  private readonly world: World;
  private readonly environment: Environment;
  private readonly policy: EnvironmentPolicy | null;
  private readonly backend: Backend;
  private readonly lane: string;
  /** Made for the same prediction, so that what it computed need not be computed again. */
  private latest: { readonly belief: Belief; readonly present: Present } | null = null;
  private sampler: { readonly kernel: Kernel; readonly prior: PriorSampler } | null = null;

  constructor(world: World, environment: Environment, slots: Slots, backend: Backend, lane: string) {
    this.world = world;
    this.environment = environment;
    this.policy = slots.environment ?? null;
    this.backend = backend;
    this.lane = lane;
  }

  /** The pair to query; writes each design's score to all its pairs. null: the algorithm takes pairs as candidates. */
  choose(present: Present, scores: Float64Array): number | null {
    if (!this.policy) return null;
    const { conditions } = this.environment;
    if (!this.policy.score) {
      scores.fill(0);
      return this.world.randomCandidateAt(present.t);
    }
    const belief = this.believe(present);
    const score = this.policy.score(belief, present.multiplier);
    for (let i = 0; i < scores.length; i++) scores[i] = score[Math.floor(i / conditions)];
    const design = argmax(score);
    return design * conditions + this.policy.condition(belief, design, present.multiplier);
  }

  /** What the lane answers from the posterior after its last query, `present.held` at least one record. */
  assess(present: Present): Assessment {
    const { environment } = this;
    const belief = this.believe(present);
    const answer = this.answer(belief, present);
    const probability = environment.probability[answer];
    const classifier = this.classify(belief, present.multiplier);
    if (!classifier) return { answer, probability, above: null, below: null, undecided: null, f1: null };
    return { answer, probability, ...classification(classifier, environment) };
  }

  frame(present: Present): DesignFrame {
    const belief = this.believe(present);
    const { mean, spread } = thresholdProbability(exceedanceOf(belief, 0), this.environment);
    const classifier = this.classify(belief, present.multiplier);
    return {
      truth: this.environment.probability,
      mean,
      spread: spread.map(Math.sqrt),
      lower: classifier?.lower ?? null,
      upper: classifier?.upper ?? null,
      cut: classifier?.cut ?? null,
      answer: present.held.length === 0 ? argmax(mean) : this.answer(belief, present),
    };
  }

  /** The visited design that the policy likes best; without a policy, the design queried last. */
  private answer(belief: Belief, { held, multiplier }: Present): number {
    if (!this.policy) return Math.floor((held.at(-1)?.index ?? 0) / this.environment.conditions);
    const value = this.policy.answer(belief, multiplier);
    return belief.visited.reduce((best, design) =>
      value[design] > value[best] || (value[design] === value[best] && design < best) ? design : best,
    );
  }

  /** An algorithm that knows nothing of the environment does not classify. */
  private classify(belief: Belief, multiplier: number): Classifier | null {
    return this.policy?.classify(belief, multiplier) ?? null;
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
    };
  }

  private integralOf({ kernel, observations }: Present): IntegralBelief {
    const { inputs, inputDimension: dimension } = this.world;
    const { designs, weights } = this.environment;
    return integralPosterior(this.backend, kernel, { inputs, dimension, designs, weights }, observations);
  }

  private drawFrom({ t, kernel, posterior, observations, held }: Present): Float64Array {
    if (this.sampler?.kernel !== kernel)
      this.sampler = { kernel, prior: createPriorSampler(this.backend, kernel, this.world.candidates) };
    const data = observations.map(({ y, time, noiseVariance }, i) => ({
      candidate: held[i].index,
      y,
      time,
      noiseVariance,
    }));
    const out = new Float64Array(this.world.candidates.size);
    const stream = this.world.stream('thompson draw', this.lane, String(t));
    new PosteriorSampler(this.sampler.prior, { kind: 'static' }).draw(posterior, data, t, stream, out);
    return out;
  }
}

function classification(
  { lower, upper, cut, accuracy }: Classifier,
  { designs, probability, level }: Environment,
): Omit<Assessment, 'answer' | 'probability'> {
  let [above, below, right, good] = [0, 0, 0, 0];
  for (let design = 0; design < designs; design++) {
    const isAbove = lower[design] > cut - accuracy / 2;
    const isTrue = probability[design] > level;
    if (isAbove) above++;
    else if (upper[design] < cut + accuracy / 2) below++;
    if (isTrue) good++;
    if (isAbove && isTrue) right++;
  }
  const named = above + good;
  return { above, below, undecided: designs - above - below, f1: named === 0 ? 1 : (2 * right) / named };
}
