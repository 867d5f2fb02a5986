import { createPriorSampler } from '../gp/samplers/prior-sampler.ts';
import { FAMILIES, type StationaryFamily, type StationaryKernel } from '../kernels/spec.ts';
import type { ChoiceParam, NumberParam, ParamSpec, ParamValues } from '../parameters/spec.ts';
import type { Stream, StreamPosition } from '../random/stream.ts';
import type { Objective, ObjectiveContext } from './spec.ts';

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

/** How large the drawn functions are, and whether replicates share them: for objectives of a few draws. */
export const DRAWN_FUNCTIONS: readonly ParamSpec[] = [
  {
    id: 'amplitude',
    type: 'number',
    label: 'Amplitude',
    symbol: '$A$',
    help: 'Standard deviation of the drawn functions; the model’s own signal variance stays as it is. Larger: changes stand out more from the noise, and more than the model expects.',
    default: 1,
    min: 0.1,
    max: 10,
    step: 0.1,
  },
  {
    id: 'sameFunction',
    type: 'toggle',
    label: 'Same function in every replicate',
    symbol: '',
    help: 'Whether replicates repeat the functions of the first one and differ in noise and first queries alone. If so, bands show one problem and not a class of them.',
    default: false,
  },
];

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

/** What `drawParameters` describe: a kernel of unit variance over inputs of `dimension` coordinates. */
export function drawnKernel({ kernel, lengthscale }: ParamValues, dimension: number): StationaryKernel {
  return {
    family: kernel as StationaryFamily,
    lengthscales: new Array(dimension).fill(lengthscale as number),
    variance: 1,
  };
}

/** Draws one after another, and the stream that they come from. */
export interface Draws {
  (): Float64Array;
  readonly stream: Stream;
}

/**
 * Draws g ~ A · GP(0, k), k(x, x) = 1, on the candidates, one after another, from the named substream: A = 1 and new ones in
 * every replicate, unless the objective has DRAWN_FUNCTIONS among its parameters.
 */
export function gpDraws(context: ObjectiveContext, name: string): Draws {
  const { parameters, candidates, backend } = context;
  const amplitude = (parameters.amplitude as number | undefined) ?? 1;
  const kernel = drawnKernel(parameters, candidates.axes.length);
  const sampler = createPriorSampler(backend, kernel, candidates);
  const stream = parameters.sameFunction ? context.sharedStream(name) : context.stream(name);
  const next = () => {
    const draw = new Float64Array(candidates.size);
    sampler.draw(stream, draw);
    return amplitude === 1 ? draw : draw.map((value) => amplitude * value);
  };
  return Object.assign(next, { stream });
}

/**
 * A Markov chain of such draws: f_1 = g_1, and f_t = keep · f_{t−1} + renew · g_t with the shares of step t. Steps are asked for
 * in order.
 */
export function gpChain(
  draw: Draws,
  shares: (t: number) => { readonly keep: number; readonly renew: number },
): Required<Pick<Objective, 'valuesAt' | 'course'>> {
  const values = draw();
  let at = 1;
  const save = (): ChainState => ({ at, values: values.slice(), position: draw.stream.position() });
  const restore = (saved: ChainState) => {
    at = saved.at;
    values.set(saved.values);
    draw.stream.moveTo(saved.position);
  };
  return {
    valuesAt(t) {
      while (at < t) {
        const { keep, renew } = shares(++at);
        const innovation = draw();
        for (let i = 0; i < values.length; i++) values[i] = keep * values[i] + renew * innovation[i];
      }
      return values;
    },
    course: { save, restore: (saved) => restore(saved as ChainState) },
  };
}

/** A chain after a step. */
interface ChainState {
  readonly at: number;
  readonly values: Float64Array;
  readonly position: StreamPosition;
}

/** The shares of a chain that renews the share ε of its variance and keeps the rest: every f_t has the same prior. */
export const renewing = (epsilon: number) => ({ keep: Math.sqrt(1 - epsilon), renew: Math.sqrt(epsilon) });
