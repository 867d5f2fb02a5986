import { createPriorSampler } from '../gp/samplers/prior-sampler.ts';
import type { StationaryKernel } from '../kernels/spec.ts';
import type { Stream, StreamPosition } from '../random/stream.ts';
import type { DrawnValues } from './gp-draws.about.ts';
import type { Objective, ObjectiveContext } from './spec.ts';

/** What `drawParameters` describe: a kernel of unit variance over inputs of `dimension` coordinates. */
export function drawnKernel({ kernel, lengthscale }: DrawnValues, dimension: number): StationaryKernel {
  return { family: kernel, lengthscales: new Array(dimension).fill(lengthscale), variance: 1 };
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
export function gpDraws(context: ObjectiveContext<DrawnValues>, name: string): Draws {
  const { parameters, candidates, backend } = context;
  const { amplitude = 1 } = parameters;
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
