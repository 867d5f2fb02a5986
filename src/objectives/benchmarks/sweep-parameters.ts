import type { CandidateSet } from '../../contracts/candidates.ts';
import type { ParamSpec, ParamValues } from '../../parameters/spec.ts';
import { ANY_ORDER, type Objective, type Suited, type Suits } from '../spec.ts';
import { LAST_INPUT_FUNCTIONS, type Sweep, sweptValue } from './last-input-functions.ts';
import { standardised } from './standardised.ts';

const share = (spec: Pick<ParamSpec, 'id' | 'label' | 'help'>, usual: number): ParamSpec => ({
  ...spec,
  type: 'number',
  symbol: '',
  default: usual,
  min: 0.001,
  max: 1,
  step: 0.01,
});

/** What says which function is swept through, and how. */
export function sweepParameters(names: readonly string[], usual: string, { zoom, span }: Sweep): ParamSpec[] {
  return [
    {
      id: 'function',
      type: 'choice',
      label: 'Function',
      symbol: '$f$',
      help: 'The function that is swept through, turned over, at mean 0 and variance 1. The best place of Ackley, Schwefel and Rastrigin stands still: they test exploration, not tracking.',
      default: usual,
      choices: names.map((value) => ({ value, label: LAST_INPUT_FUNCTIONS[value].label })),
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
  ];
}

/** What suits each of the functions. The lengthscale of more inputs than were fitted is that of the fewest, a guess. */
export function sweepSuits(names: readonly string[]): Suits {
  const suited = (name: string): Suited => {
    const { usual, fits } = LAST_INPUT_FUNCTIONS[name];
    return { parameters: { ...usual }, lengthscale: fits[usual.zoom][0] };
  };
  return { parameter: 'function', by: Object.fromEntries(names.map((name) => [name, suited(name)])) };
}

/** The function at every step on candidates of the unit box, standardised over the run. */
export function sweepObjective(
  { function: name, zoom, span }: ParamValues,
  { points, size, dimension }: CandidateSet,
  horizon: number,
): Objective {
  const swept = LAST_INPUT_FUNCTIONS[name as string];
  const sweep = { zoom: zoom as number, span: span as number };
  const raw = Array.from({ length: horizon }, (_, i) =>
    Float64Array.from({ length: size }, (_, g) => {
      const unit = Array.from(points.subarray(g * dimension, (g + 1) * dimension));
      return sweptValue(swept, sweep, unit, i + 1, horizon);
    }),
  );
  const { steps } = standardised(raw);
  return { changePoints: [], course: ANY_ORDER, valuesAt: (t) => steps[Math.min(t, horizon) - 1] };
}
