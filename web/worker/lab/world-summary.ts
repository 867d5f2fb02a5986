import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { CandidateSet, Environment, Evaluation, World } from '../../../src/index.ts';

/** The world with its truth by step; at the mean pace if evaluations take time. */
export function pacedWorld(world: World): World {
  const { evaluation } = world;
  if (!evaluation) return world;
  const pace = secondsPerStep(evaluation);
  return {
    ...world,
    truthAt: (t) => world.truthAt(t * pace),
    starAt: (t) => world.starAt(t * pace),
  };
}

/** The truth over the whole run as the panels need it. */
export function summariseWorld(world: World, horizon: number): WorldSummary {
  const survey = new WorldSurvey(world, horizon);
  while (!survey.done) survey.next();
  return survey.summary();
}

/** Most columns of a map, more than a screen has pixels. */
const MOST_COLUMNS = 4000;

/** Builds a world's summary step by step, in order, so that a long run need not be kept. */
export class WorldSurvey {
  private readonly world: World;
  private readonly horizon: number;
  private readonly starIndex: Int32Array;
  private readonly fStar: Float64Array;
  private readonly reach: Float64Array;
  private readonly mapEvery: number;
  private readonly maps: readonly Float64Array[];
  private before: Float64Array | null = null;
  private still = true;
  private t = 0;

  constructor(world: World, horizon: number) {
    this.world = pacedWorld(world);
    this.horizon = horizon;
    this.starIndex = new Int32Array(horizon);
    this.fStar = new Float64Array(horizon);
    this.reach = new Float64Array(2 * horizon);
    this.mapEvery = Math.ceil(horizon / MOST_COLUMNS);
    const columns = Math.ceil(horizon / this.mapEvery);
    this.maps = mapSizes(world).map((size) => new Float64Array(columns * size));
  }

  get done(): boolean {
    return this.t === this.horizon;
  }

  /** Adds the next step of the truth. */
  next(): void {
    const t = ++this.t;
    const truth = this.world.truthAt(t);
    this.starIndex[t - 1] = this.world.starAt(t);
    this.fStar[t - 1] = truth[this.starIndex[t - 1]];
    let [low, high] = this.reached(t - 1);
    for (let i = 0; i < truth.length; i++) {
      if (truth[i] < low) low = truth[i];
      if (truth[i] > high) high = truth[i];
      if (this.before && this.before[i] !== truth[i]) this.still = false;
    }
    this.reach.set([low, high], 2 * t - 2);
    this.before = truth;
    if ((t - 1) % this.mapEvery === 0) this.draw(truth, (t - 1) / this.mapEvery);
  }

  /** Summary of the steps added so far. */
  summary(): WorldSummary {
    const { world, horizon, starIndex, fStar, reach, maps, mapEvery, still } = this;
    const { candidates, inputDimension, evaluation, environment } = world;
    const acted = world.changesByActs?.(horizon) ?? { objective: [], noise: [] };
    const changePoints = inOrder(world.changePoints, acted.objective);
    const summary = {
      ...{ candidates, inputDimension, starIndex, fStar, reach, maps, mapEvery, still },
      range: this.reached(horizon),
      ...{ changePoints, noiseChanges: acted.noise, changes: inOrder(changePoints, acted.noise) },
      timeLabels: secondsOf(world) ?? world.timeLabels,
    };
    if (environment) return { ...summary, ...summariseDesigns(environment, horizon, mapEvery) };
    return evaluation ? { ...summary, secondsPerStep: secondsPerStep(evaluation) } : summary;
  }

  /** Smallest and largest f in steps 1..t. */
  private reached(t: number): [number, number] {
    return t > 0
      ? [this.reach[2 * t - 2], this.reach[2 * t - 1]]
      : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  }

  /** Fills a column of each map: f_t, or in 2D the maximum over the other coordinate. */
  private draw(truth: Float64Array, column: number): void {
    const { maps, world } = this;
    if (maps.length === 1) maps[0].set(truth, column * truth.length);
    else for (const [axis, map] of maps.entries()) drawProjected(map, column, truth, world.candidates, axis);
  }
}

/** The given steps, each once, in increasing order. */
const inOrder = (...steps: readonly (readonly number[])[]): number[] =>
  [...new Set(steps.flat())].sort((a, b) => a - b);

/** Rows of each map: the candidates, or in 2D those along each coordinate. */
function mapSizes({ candidates }: World): number[] {
  return candidates.dimension === 2 ? candidates.axes.map(({ length }) => length) : [candidates.size];
}

/** Writes the maximum of f_t over the other coordinate into a column of the map over coordinate `axis`. */
function drawProjected(
  map: Float64Array,
  column: number,
  truth: Float64Array,
  { axes }: CandidateSet,
  axis: number,
): void {
  const [n1, n2] = [axes[0].length, axes[1].length];
  const size = axis === 0 ? n1 : n2;
  const row = map.subarray(column * size, (column + 1) * size).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < n1; i++)
    for (let j = 0; j < n2; j++) {
      const at = axis === 0 ? i : j;
      if (truth[i * n2 + j] > row[at]) row[at] = truth[i * n2 + j];
    }
}

function secondsPerStep({ seconds }: Evaluation): number {
  return seconds.reduce((sum, t) => sum + t, 0) / seconds.length;
}

/** Facts about designs, where they are judged by their probability of meeting the threshold. */
function summariseDesigns(
  environment: Environment,
  horizon: number,
  mapEvery: number,
): Partial<WorldSummary> {
  const { probability, weights, best } = environment;
  const columns = Math.ceil(horizon / mapEvery);
  return {
    environment,
    fStar: new Float64Array(horizon).fill(probability[best]),
    maps: [repeated(probability, columns), repeated(weights, columns)],
    still: true,
  };
}

/** A row repeated `times` times. */
function repeated(row: Float64Array, times: number): Float64Array {
  return Float64Array.from({ length: times * row.length }, (_, i) => row[i % row.length]);
}

/** End of each step of the world, where it moves while lanes compute; null where it waits for them. */
function secondsOf({ response }: World): string[] | null {
  if (!response) return null;
  const { count, seconds } = response.frames;
  return Array.from({ length: count }, (_, step) => `${Number(((step + 1) * seconds).toFixed(3))} s`);
}
