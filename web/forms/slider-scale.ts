import type { NumberParam } from '../../src/parameters/spec.ts';

/** How a slider's whole-numbered positions 0..last stand for values. */
export interface SliderScale {
  readonly last: number;
  valueAt(position: number): number;
  /** The position nearest to a value; values between two positions are fine. */
  positionOf(value: number): number;
}

/** Positions of a parameter's slider: 1-2-5 on log scales, equal steps otherwise. */
export function sliderScale(param: NumberParam): SliderScale {
  const { slider } = param;
  const spec = slider ? { ...param, min: slider[0], max: slider[1] } : param;
  return spec.scale === 'log' ? ladderScale(ladder(spec)) : linearScale(spec);
}

function linearScale({ min, max, step, type, exclusiveMin }: NumberParam): SliderScale {
  const stride =
    step ?? (type === 'integer' ? Math.max(1, Math.round((max - min) / 200)) : (max - min) / 200);
  const lowest = exclusiveMin ? min + stride : min;
  const last = Math.max(1, Math.round((max - lowest) / stride));
  return {
    last,
    // Twelve digits drop the dust of binary fractions (0.30000000000000004) and keep every typed value.
    valueAt: (position) => Math.min(max, Number((lowest + position * stride).toPrecision(12))),
    positionOf: (value) => Math.max(0, Math.min(last, Math.round((value - lowest) / stride))),
  };
}

/** 1-2-5 values within the range, with its ends. A range from 0 starts four decades below its top. */
function ladder({ min, max, type, exclusiveMin }: NumberParam): number[] {
  const floor = min > 0 ? min : type === 'integer' ? 1 : max / 1e4;
  const rungs: number[] = [];
  for (let decade = Math.floor(Math.log10(floor)); decade <= Math.ceil(Math.log10(max)); decade++)
    for (const digit of [1, 2, 5]) rungs.push(Number(`${digit}e${decade}`));
  const inside = rungs.filter((rung) => rung > floor && rung < max);
  const zero = min === 0 && !exclusiveMin ? [0] : [];
  return [...zero, floor, ...inside, max].filter((rung, i, all) => i === 0 || rung > all[i - 1]);
}

function ladderScale(rungs: readonly number[]): SliderScale {
  const height = (value: number) => (value > 0 ? Math.log(value) : Number.NEGATIVE_INFINITY);
  return {
    last: rungs.length - 1,
    valueAt: (position) => rungs[position],
    positionOf(value) {
      const exact = rungs.indexOf(value);
      if (exact >= 0) return exact;
      const distance = (rung: number) => Math.abs(height(rung) - height(value));
      return rungs.reduce((best, rung, i) => (distance(rung) < distance(rungs[best]) ? i : best), 0);
    },
  };
}
