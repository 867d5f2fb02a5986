import { futureOf, predictiveDraw } from '../../../src/gp/predictive-draw.ts';
import { symmetricEigen } from '../../../src/linalg/symmetric-eigen.ts';
import { list, oneOf, type Read } from '../../../src/parameters/shape.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import {
  commonDimension,
  count,
  fields,
  kernelFields,
  matrix,
  orNull,
  probability,
  readCase,
  readKernel,
  requireLength,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { type ArmModel, armBelief, type Play } from './arm-belief.ts';
import { pathShape, requirePath } from './given-draws.ts';
import { armFields, requireTable } from './table-world.ts';

const shape = fields({
  ...kernelFields,
  ...armFields,
  eps: probability,
  params: fields({ draw: oneOf(['predictive', 'thompson']), window: orNull(count) }),
  draws: list(pathShape, 'prior draws'),
  future_normals: matrix,
});
type Case = Read<typeof shape>;

/** A whole run of predictive sampling, or of Thompson sampling, on finite arms with given draws. */
export const predictiveTrace: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  requireDraws(given);
  const { arms, f_table, noise, params, first_arm, draws, future_normals } = given;
  const model = modelOf(given);
  const future = futureOf(backend, symmetricEigen(armBelief(backend, model, [], 1).covariance, arms.length), {
    rate: given.eps,
    noiseVariance: given.noise_variance,
  });
  const plays: Play[] = [];
  const thompson: (number | null)[] = [];
  for (const [at, values] of f_table.entries()) {
    const t = at + 1;
    let arm = first_arm;
    if (plays.length === 0) thompson.push(null);
    else {
      const belief = armBelief(backend, model, plays.slice(-(params.window ?? t)), t);
      const draw = belief.draw(draws[at]);
      thompson.push(argmax(draw));
      const normals = Float64Array.from(future_normals[at]);
      const { theta } = predictiveDraw(backend, future, belief, draw, normals);
      arm = argmax(params.draw === 'predictive' ? theta : draw);
    }
    plays.push({ step: t, arm, y: values[arm] + noise[at] });
  }
  return { ...playedValues(plays, f_table), thompson };
};

function modelOf(given: Case): ArmModel {
  return {
    arms: given.arms,
    kernel: readKernel(given, commonDimension({ arms: given.arms })),
    temporal: { kind: 'forgetting', rate: given.eps },
    noiseVariance: given.noise_variance,
  };
}

function requireDraws(given: Case): void {
  const { arms, f_table, draws, future_normals } = given;
  requireTable(given);
  requireLength('draws', draws, f_table.length, 'f_table');
  requireLength('future_normals', future_normals, f_table.length, 'f_table');
  for (const [at, draw] of draws.entries()) requirePath(draw, at + 1, arms.length, `draws[${at}]`);
  for (const [at, row] of future_normals.entries())
    requireLength(`future_normals[${at}]`, row, arms.length, 'arms');
}

/** What every trace of plays on a table says of them. */
export function playedValues(plays: readonly Play[], f_table: readonly (readonly number[])[]) {
  const regret = plays.map(({ arm, step }) => Math.max(...f_table[step - 1]) - f_table[step - 1][arm]);
  return {
    arm: plays.map(({ arm }) => arm),
    y: plays.map(({ y }) => y),
    regret,
    R_T_over_T: regret.reduce((sum, value) => sum + value, 0) / regret.length,
  };
}
