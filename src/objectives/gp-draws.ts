import { createPriorSampler } from '../gp/samplers/prior-sampler.ts';
import { FAMILIES, type StationaryFamily } from '../kernels/spec.ts';
import type { ChoiceParam, NumberParam, ParamSpec } from '../parameters/spec.ts';
import type { ObjectiveContext } from './spec.ts';

/** The kernel that objectives made of GP draws are drawn from. */
const FAMILY: ChoiceParam = {
  id: 'kernel',
  type: 'choice',
  label: 'Kernel of the truth',
  symbol: '',
  help: 'How smooth the drawn functions are. Matérn draws are rougher than squared exponential ones.',
  default: 'se',
  choices: FAMILIES,
};

const LENGTHSCALE: NumberParam = {
  id: 'lengthscale',
  type: 'number',
  label: 'Lengthscale',
  symbol: '$l$',
  help: 'Distance over which the drawn functions change. Shorter: more and narrower peaks.',
  default: 0.2,
  min: 0.02,
  max: 2,
  step: 0.01,
};

/** [0, 1] or [0, 1]². */
export function unitBox(dimension: 1 | 2): readonly (readonly [number, number])[] {
  return Array.from({ length: dimension }, () => [0, 1] as const);
}

/** The parameters `kernel` and `lengthscale` with the objective's own default lengthscale. */
export function drawParameters(lengthscale: number): readonly ParamSpec[] {
  return [{ ...LENGTHSCALE, default: lengthscale }, FAMILY];
}

/** Grid and model that suit such draws: the model knows their lengthscale and variance. */
export function drawDefaults(dimension: 1 | 2, lengthscale: number) {
  return {
    pointsPerDimension: dimension === 1 ? 200 : 50,
    model: { kernel: 'se', lengthscale, signalVariance: 1, noiseVariance: null },
  } as const;
}

/** Draws g ~ GP(0, k) with unit variance on the candidates, one after another, from the named substream. */
export function gpDraws(context: ObjectiveContext, name: string): () => Float64Array {
  const { parameters, candidates, backend } = context;
  const lengthscale = parameters.lengthscale as number;
  const kernel = {
    family: parameters.kernel as StationaryFamily,
    lengthscales: candidates.axes.map(() => lengthscale),
    variance: 1,
  };
  const sampler = createPriorSampler(backend, kernel, candidates);
  const stream = context.stream(name);
  return () => {
    const draw = new Float64Array(candidates.size);
    sampler.draw(stream, draw);
    return draw;
  };
}
