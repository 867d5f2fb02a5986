import { list } from '../../../src/parameters/shape.ts';
import { eventTest } from '../../../src/policy/triggers/event.ts';
import { count, dataFields, fields, finite, kernelFields, probability, readCase, vector } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField, posteriorValues } from '../posteriors/posterior.ts';

const shape = fields({
  ...kernelFields,
  ...dataFields,
  ...noiseField,
  cases: list(
    fields({ t_prime: count, delta_B: probability, x: vector, y: finite }),
    '{ t_prime, delta_B, x, y }',
  ),
});

/** The event test of ET-GP-UCB at stated observations, each against the same data. */
export const etTrigger: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const same = <Value>(value: Value) => given.X.map(() => value);
  const posterior = posteriorValues(
    {
      ...given,
      Xtest: given.cases.map(({ x }) => x),
      t_obs: same(0),
      t_pred: 0,
      noiseVariances: same(given.noise_variance),
      temporal: { kind: 'static' },
    },
    backend,
  );
  return given.cases.map(({ t_prime, delta_B, y }, i) => {
    const mean = posterior.mean[i];
    const variance = posterior.var[i];
    const { psi, kappa, rho, wBar, fires } = eventTest(
      { t: t_prime, tPrime: t_prime, y, mean, variance, noiseVariance: given.noise_variance },
      delta_B,
    );
    return { mean, var: variance, psi, kappa, rho, wbar: wBar, fire: fires };
  });
};
