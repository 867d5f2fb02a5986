import type { Backend } from '../../../src/gp/backend.ts';
import { log } from '../../../src/math/index.ts';
import { list, type Read } from '../../../src/parameters/shape.ts';
import { greedyDeterminantal } from '../../../src/policy/determinantal.ts';
import { expertQueries } from '../../../src/policy/expert.ts';
import { recencyCut } from '../../../src/policy/memory.ts';
import { sqrtLogMultiplier } from '../../../src/policy/schedules/log.ts';
import { QUIET } from '../../../src/policy/trigger.ts';
import { count, fields, positive, readCase, requireLength, vector } from '../input.ts';
import type { EvalKind } from '../kind.ts';

/** δ of the theorem's multiplier in these cases. */
const DELTA = 0.05;

const stepShape = fields({
  t: count,
  x: vector,
  y: vector,
  sigma2: positive,
  sf2: positive,
  ls: positive,
  expert_y: vector,
  expert_noise: positive,
  grid: vector,
});
const shape = fields({ cases: list(stepShape, 'steps') });
type Step = Read<typeof stepShape>;

/** One whole step of SparQ-GP-UCB on the line with an SE kernel: what is kept, who is asked, posterior and scores. */
export const sparqStep: EvalKind = (input, backend) =>
  readCase(shape, input).cases.map((step) => evaluate(step, backend));

function evaluate(step: Step, backend: Backend) {
  const { t, x, y, sigma2, sf2, ls, expert_y, expert_noise } = step;
  requireLength('x', x, t, 't');
  requireLength('y', y, t, 't');
  const kernel = { family: 'se', lengthscales: [ls], variance: sf2 } as const;
  const firstKept = t - recencyCut(t, QUIET, t);
  const kept = x.map((_, i) => i).slice(firstKept);

  const candidates = x.map((_, i) => i).filter((i) => x.indexOf(x[i]) === i);
  const places = Float64Array.from(candidates, (i) => x[i]);
  const wanted = Math.min(expertQueries(t), candidates.length);
  const { chosen, schur } = greedyDeterminantal(
    { matrix: backend.crossGram(kernel, places, places, 1), n: places.length },
    wanted,
  );
  requireLength('expert_y', expert_y, chosen.length, 'the greedy choice');

  const grid = Float64Array.from(step.grid);
  const posterior = backend.createPosterior({
    kernel,
    temporal: { kind: 'static' },
    candidates: grid,
    dimension: 1,
  });
  for (const i of kept)
    posterior.append({
      x: [x[i]],
      y: y[i],
      time: t,
      noiseVariance: sigma2 * ((t - 1 - i) * (t - 1 - i) + 1),
    });
  chosen.forEach((place, rank) => {
    posterior.append({ x: [places[place]], y: expert_y[rank], time: t, noiseVariance: expert_noise });
  });
  const mean = new Float64Array(grid.length);
  const variance = new Float64Array(grid.length);
  posterior.predict(t, mean, variance);
  const gain = posterior.informationGain();
  posterior.dispose();
  const multiplier = sqrtLogMultiplier(t, 0.8, 4);
  return {
    kept_indices: kept,
    Q: expertQueries(t),
    M: wanted,
    candidate_indices: candidates,
    expert_x_in_order: chosen.map((place) => places[place]),
    schur,
    mean: [...mean],
    var: [...variance],
    beta_theorem_without_norm_term: Math.sqrt(2 * log(2 / DELTA) + 2 * gain),
    ucb_sqrtbeta_0p8log4t: Array.from(mean, (value, j) => value + multiplier * Math.sqrt(variance[j])),
  };
}
