import type { NumberParam } from '../../src/parameters/spec.ts';

/** Maps a slider's integer positions 0..last to values. */
interface SliderScale {
  readonly last: number;
  valueAt(position: number): number;
  /** The position nearest to a value, which may lie between two positions. */
  positionOf(value: number): number;
  /** The position after a key press: the next value of the scale in that direction. */
  next(position: number, direction: 1 | -1): number;
  /** The value set when a drag ends at `value`: with few digits, which keeps links short. */
  rest(value: number): number;
}

/** Scale of a parameter's slider: 1-2-5 with positions in between on log scales, otherwise equal steps. */
export function sliderScale(param: NumberParam): SliderScale {
  const { slider } = param;
  const spec = slider ? { ...param, min: slider[0], max: slider[1] } : param;
  return spec.scale === 'log' ? ladderScale(ladder(spec), spec.type === 'integer') : linearScale(spec);
}

function linearScale({ min, max, step, type, exclusiveMin }: NumberParam): SliderScale {
  const stride =
    step ?? (type === 'integer' ? Math.max(1, Math.round((max - min) / 200)) : (max - min) / 200);
  const lowest = exclusiveMin ? min + stride : min;
  const last = Math.max(1, Math.round((max - lowest) / stride));
  return {
    last,
    // Twelve digits remove binary rounding errors (0.30000000000000004) and keep every typed value.
    valueAt: (position) => Math.min(max, Number((lowest + position * stride).toPrecision(12))),
    positionOf: (value) => Math.max(0, Math.min(last, Math.round((value - lowest) / stride))),
    next: (position, direction) => Math.max(0, Math.min(last, position + direction)),
    rest: (value) => value,
  };
}

/** 1-2-5 values within the range, including its ends. A range from 0 starts four decades below its top. */
function ladder({ min, max, type, exclusiveMin }: NumberParam): number[] {
  const floor = min > 0 ? min : type === 'integer' ? 1 : max / 1e4;
  const rungs: number[] = [];
  for (let decade = Math.floor(Math.log10(floor)); decade <= Math.ceil(Math.log10(max)); decade++)
    for (const digit of [1, 2, 5]) rungs.push(Number(`${digit}e${decade}`));
  const inside = rungs.filter((rung) => rung > floor && rung < max);
  const zero = min === 0 && !exclusiveMin ? [0] : [];
  return [...zero, floor, ...inside, max].filter((rung, i, all) => i === 0 || rung > all[i - 1]);
}

/** Positions between two rungs, so that a drag over 200 pixels meets a new value at nearly every pixel. */
const BETWEEN_RUNGS = 24;

function ladderScale(rungs: readonly number[], whole: boolean): SliderScale {
  const last = (rungs.length - 1) * BETWEEN_RUNGS;
  const top = rungs[rungs.length - 1];
  const rounded = (value: number, digits: number) =>
    whole ? Math.round(value) : Math.max(rungs[0], Math.min(top, Number(value.toPrecision(digits))));
  return {
    last,
    valueAt(position) {
      const below = Math.floor(position / BETWEEN_RUNGS);
      const share = (position % BETWEEN_RUNGS) / BETWEEN_RUNGS;
      return share === 0 ? rungs[below] : rounded(between(rungs[below], rungs[below + 1], share), 3);
    },
    positionOf(value) {
      const above = rungs.findIndex((rung) => rung >= value);
      if (above < 0) return last;
      if (above === 0) return 0;
      const share = shareBetween(rungs[above - 1], rungs[above], value);
      return Math.round((above - 1 + share) * BETWEEN_RUNGS);
    },
    next(position, direction) {
      const rung = position / BETWEEN_RUNGS;
      const next = direction > 0 ? Math.floor(rung) + 1 : Math.ceil(rung) - 1;
      return Math.max(0, Math.min(last, next * BETWEEN_RUNGS));
    },
    rest: (value) => (rungs.includes(value) ? value : rounded(value, 2)),
  };
}

/** Interpolates logarithmically; from 0 linearly. */
const between = (low: number, high: number, share: number): number =>
  low > 0 ? low * (high / low) ** share : high * share;

const shareBetween = (low: number, high: number, value: number): number =>
  low > 0 ? Math.log(value / low) / Math.log(high / low) : value / high;
