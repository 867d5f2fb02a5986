import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { CandidateSet, Environment, Evaluation, World } from '../../../src/index.ts';

/** The world with its truth by step: at the mean pace where evaluations take time. */
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

/** Everything the panels need of the truth over the whole run. */
export function summariseWorld(world: World, horizon: number): WorldSummary {
  const { evaluation, environment } = world;
  const steps = summariseSteps(pacedWorld(world), horizon);
  if (environment) return { ...steps, ...summariseDesigns(environment, horizon) };
  return evaluation ? { ...steps, secondsPerStep: secondsPerStep(evaluation) } : steps;
}

function secondsPerStep({ seconds }: Evaluation): number {
  return seconds.reduce((sum, t) => sum + t, 0) / seconds.length;
}

/** What differs where a design is judged by its probability of meeting the threshold. */
function summariseDesigns(environment: Environment, horizon: number): Partial<WorldSummary> {
  const { probability, weights, best } = environment;
  return {
    environment,
    fStar: new Float64Array(horizon).fill(probability[best]),
    maps: [repeated(probability, horizon), repeated(weights, horizon)],
  };
}

/** The same row `times` times. */
function repeated(row: Float64Array, times: number): Float64Array {
  return Float64Array.from({ length: times * row.length }, (_, i) => row[i % row.length]);
}

function summariseSteps(world: World, horizon: number): WorldSummary {
  const { candidates, inputDimension } = world;
  const timeLabels = secondsOf(world) ?? world.timeLabels;
  const changePoints = [...new Set([...world.changePoints, ...(world.acts ?? [])])].sort((a, b) => a - b);
  const starIndex = new Int32Array(horizon);
  const fStar = new Float64Array(horizon);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let t = 1; t <= horizon; t++) {
    const truth = world.truthAt(t);
    starIndex[t - 1] = world.starAt(t);
    fStar[t - 1] = truth[starIndex[t - 1]];
    for (const value of truth) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  const maps =
    candidates.dimension === 2
      ? [0, 1].map((axis) => projectedMap(world, horizon, axis))
      : [fullMap(world, horizon)];
  return { candidates, inputDimension, range: [low, high], changePoints, starIndex, fStar, maps, timeLabels };
}

/** When each step of the world ends, where it moves while lanes compute; null where it waits for them. */
function secondsOf({ response }: World): string[] | null {
  if (!response) return null;
  const { count, seconds } = response.frames;
  return Array.from({ length: count }, (_, step) => `${Number(((step + 1) * seconds).toFixed(3))} s`);
}

/** f_t on all candidates, `T × G`. */
function fullMap(world: World, horizon: number): Float64Array {
  const { size } = world.candidates;
  const map = new Float64Array(horizon * size);
  for (let t = 1; t <= horizon; t++) map.set(world.truthAt(t), (t - 1) * size);
  return map;
}

/** max over the other coordinate of f_t, `T × N` for coordinate `axis`. */
function projectedMap(world: World, horizon: number, axis: number): Float64Array {
  const { axes }: CandidateSet = world.candidates;
  const [n1, n2] = [axes[0].length, axes[1].length];
  const size = axis === 0 ? n1 : n2;
  const map = new Float64Array(horizon * size).fill(Number.NEGATIVE_INFINITY);
  for (let t = 1; t <= horizon; t++) {
    const truth = world.truthAt(t);
    for (let i = 0; i < n1; i++)
      for (let j = 0; j < n2; j++) {
        const at = (t - 1) * size + (axis === 0 ? i : j);
        if (truth[i * n2 + j] > map[at]) map[at] = truth[i * n2 + j];
      }
  }
  return map;
}
