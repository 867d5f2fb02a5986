import type { ExpertAnswer } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import type { Expert } from '../../policy/expert.ts';
import type { Stream } from '../../random/stream.ts';
import type { World } from '../world.ts';

/** Records the places that a lane has visited and obtains an expert's answers about some of them. */
export class ExpertDesk {
  private readonly expert: Expert;
  private readonly world: World;
  private readonly backend: Backend;
  private readonly chain: Stream;
  private readonly noise: Stream;
  /** Distinct candidates in order of first visit. */
  private readonly visited: number[] = [];
  /** The last answer about each place, and the step it was given after. */
  private readonly last = new Map<number, { readonly t: number; readonly y: number }>();

  constructor(expert: Expert, world: World, backend: Backend, lane: string) {
    this.expert = expert;
    this.world = world;
    this.backend = backend;
    this.chain = world.stream('DPP chain', lane);
    this.noise = world.stream('expert');
  }

  /** Distinct places visited so far. */
  get visitedCount(): number {
    return this.visited.length;
  }

  /**
   * Answers f_t(x) + N(0, σ̄²) after the query of step t, the same for all lanes that ask the same at that step.
   * Where the expert reuses answers, an old one may be returned instead of a new one; it then has an `age`.
   * @param truth f_t on the candidates (G)
   */
  ask(t: number, queried: number, truth: Float64Array): ExpertAnswer[] {
    if (!this.visited.includes(queried)) this.visited.push(queried);
    return this.expert
      .choose(t, { matrix: this.kernelOverVisited(), n: this.visited.length }, this.chain)
      .map((place) => this.visited[place])
      .map((index) => this.kept(t, index) ?? this.fresh(t, index, truth));
  }

  private kept(t: number, index: number): ExpertAnswer | null {
    const last = this.last.get(index);
    const age = last ? t - last.t : Number.POSITIVE_INFINITY;
    return last && age <= this.expert.keptFor ? { index, y: last.y, age } : null;
  }

  private fresh(t: number, index: number, truth: Float64Array): ExpertAnswer {
    const sd = Math.sqrt(this.expert.noiseVariance);
    const y = truth[index] + sd * this.noise.normalAt(t * truth.length + index);
    if (this.expert.keptFor > 0) this.last.set(index, { t, y });
    return { index, y };
  }

  private kernelOverVisited(): Float64Array {
    const { inputs, inputDimension, kernel } = this.world;
    const points = new Float64Array(this.visited.length * inputDimension);
    for (const [i, index] of this.visited.entries())
      points.set(inputs.subarray(index * inputDimension, (index + 1) * inputDimension), i * inputDimension);
    return this.backend.crossGram(kernel, points, points, inputDimension);
  }
}
