import { fields, positives, readCase, requireLength } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { posteriorFields, posteriorValues, withoutCovariance } from './posterior.ts';

const shape = fields({
  ...posteriorFields,
  noise_vector: positives,
});

/** `ui_noise` and `sparq_noise`: a static kernel, and a noise variance of its own for each observation. */
export const noiseByObservation: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  requireLength('noise_vector', given.noise_vector, given.X.length, 'X');
  const values = posteriorValues(
    {
      ...given,
      t_obs: given.X.map(() => 0),
      t_pred: 0,
      noiseVariances: given.noise_vector,
      temporal: { kind: 'static' },
    },
    backend,
  );
  return withoutCovariance(values);
};
