import type { NamedNumbers, NumberParam } from '../../parameters/spec.ts';
import { defineParameters } from '../../parameters/typed.ts';
import { FORMULA_KINDS, formulaParameters } from '../formula-parameters.about.ts';
import { unitBox } from '../gp-draws.about.ts';
import type { GridObjectiveAbout } from '../spec.ts';

const end = <const Id extends string>(spec: Pick<NumberParam, 'label' | 'help' | 'default'> & { id: Id }) =>
  ({
    ...spec,
    type: 'number',
    symbol: '',
    min: -1e6,
    max: 1e6,
    slider: [-10, 10],
    step: 0.5,
  }) as const satisfies NumberParam;

/** f(x, t) or f(x, y, t) as the user writes it; see `src/formula` for what may be written. */
function about(dimension: 1 | 2, formula: string, symbols: NamedNumbers) {
  const id = `formula-${dimension}d` as const;
  const kind = FORMULA_KINDS[id];
  return {
    id,
    name: `Formula, ${dimension}D`,
    summary: `your own ${kind.symbol}`,
    source: 'the user',
    dimension,
    domain: unitBox(dimension),
    parameters: defineParameters(
      formulaParameters(kind, {
        formula,
        symbols,
        help: 'The objective at step $t$ of $T$. Other letters become sliders; p(x, 60, 130) is a random curve drawn again after those steps, drift(x, 0.03) one that changes all the time.',
      }),
      end({
        id: 'low',
        label: 'Left end',
        help: 'Where the axes begin. Every coordinate runs from here to the right end.',
        default: 0,
      }),
      end({
        id: 'high',
        label: 'Right end',
        help: 'Where the axes end. Every coordinate runs from the left end to here.',
        default: 1,
      }),
    ),
    defaults: {
      horizon: 200,
      noiseVariance: 0.05,
      pointsPerDimension: dimension === 1 ? 200 : 40,
      model: { kernel: 'se', lengthscale: 0.2, signalVariance: 1, noiseVariance: null },
    },
  } as const satisfies GridObjectiveAbout;
}

export const FORMULA_1D = about(1, 'a*exp(-((x - 0.5 - r*sin(2*pi*t/T))/w)^2) + 0.5*p(x, 60, 130)', {
  a: 2,
  r: 0.28,
  w: 0.15,
});
export const FORMULA_2D = about(
  2,
  'peak(x, 0.5 + r*cos(2*pi*t/T), 0.2)*peak(y, 0.5 + r*sin(2*pi*t/T), 0.2) + 0.3*p(x + y)',
  { r: 0.3 },
);
