import type { NumberParam } from '../../parameters/spec.ts';
import { defineParameters, type ValuesOf } from '../../parameters/typed.ts';
import type { Suited, Suits } from '../spec.ts';
import { SWEPT, type Sweep } from './last-input-functions.about.ts';

const share = <const Spec extends Pick<NumberParam, 'id' | 'label' | 'help'>>(spec: Spec, usual: number) =>
  ({
    ...spec,
    type: 'number',
    symbol: '',
    default: usual,
    min: 0.001,
    max: 1,
    step: 0.01,
  }) as const;

/** What says which function is swept through, and how. */
export const sweepParameters = (names: readonly string[], usual: string, { zoom, span }: Sweep) =>
  defineParameters(
    {
      id: 'function',
      type: 'choice',
      label: 'Function',
      symbol: '$f$',
      help: 'The function that is swept through, turned over, at mean 0 and variance 1. The best place of Ackley, Schwefel and Rastrigin stands still: they test exploration, not tracking.',
      default: usual,
      choices: names.map((value) => ({ value, label: SWEPT[value].label })),
    },
    share(
      {
        id: 'zoom',
        label: 'Part of the box',
        help: 'Share of the usual box that is seen, about its centre. Smaller: fewer ripples.',
      },
      zoom,
    ),
    share(
      {
        id: 'span',
        label: 'Part of the sweep',
        help: 'Share of the last input’s range that the run passes. Smaller: slower changes.',
      },
      span,
    ),
  );

export type SweepValues = ValuesOf<ReturnType<typeof sweepParameters>>;

/** What suits each of the functions. The lengthscale of more inputs than were fitted is that of the fewest, a guess. */
export function sweepSuits(names: readonly string[]): Suits {
  const suited = (name: string): Suited => {
    const { usual, fits } = SWEPT[name];
    return { parameters: { ...usual }, lengthscale: fits[usual.zoom][0] };
  };
  return { parameter: 'function', by: Object.fromEntries(names.map((name) => [name, suited(name)])) };
}
