import type { Data } from 'plotly.js';
import { decades } from './log-scale.ts';

interface TheoryColours {
  readonly lane: string;
  readonly bound: string;
}

/** Realised regret in the lane's colour and its bound in ink, over steps 1..T, as decimal logarithms. */
export function theoryTraces(
  regret: readonly number[],
  curve: readonly number[],
  { lane, bound }: TheoryColours,
): Data[] {
  const line = (values: readonly number[], color: string, width: number): Data => ({
    type: 'scatter',
    mode: 'lines',
    x: values.map((_, i) => i + 1),
    y: decades(values),
    line: { color, width },
    connectgaps: false,
    hoverinfo: 'skip',
  });
  return [line(curve, bound, 1.75), line(regret, lane, 2.25)];
}
