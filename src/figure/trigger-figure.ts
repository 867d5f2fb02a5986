import type { StepRecord } from '../contracts/record.ts';
import type { LaneLetter } from '../contracts/scenario.ts';
import { INKS } from '../picture/inks.ts';
import { axis, type Figure, type FigureSetting, laneColour, overSteps } from './figure.ts';

/** The test of one lane over the steps: ψ_t as dots, κ_t as a line that begins again with every reset. */
export function triggerFigure(
  setting: FigureSetting,
  lane: { readonly letter: LaneLetter; readonly name: string; readonly records: readonly StepRecord[] },
): Figure {
  const { theme } = setting;
  const { letter, name, records } = lane;
  const t = records.map((record) => record.t);
  const colour = laneColour(letter, theme);
  return {
    data: [
      {
        type: 'scatter',
        mode: 'markers',
        name: 'surprise ψ',
        x: t,
        y: records.map(({ psi }) => psi),
        marker: {
          color: colour,
          opacity: 1,
          size: records.map(({ reset }) => (reset ? 11 : 5)),
          symbol: records.map(({ reset }) => (reset ? 'star' : 'circle')),
        },
        customdata: records.map(({ reset, reason }) => (reset ? `reset: ${reason}` : '')),
        hovertemplate: `step %{x}<br>ψ = %{y:.4~g} %{customdata}<extra>${letter} ${name}</extra>`,
      },
      {
        type: 'scatter',
        mode: 'lines',
        name: 'threshold κ',
        x: t,
        // A gap after each reset: the test begins again.
        y: records.map(({ kappa }, i) => (records[i - 1]?.reset ? null : kappa)),
        line: { color: INKS[theme].ink, width: 1.5 },
        hovertemplate: `step %{x}<br>κ = %{y:.4~g}<extra>${letter} ${name}</extra>`,
      },
    ],
    layout: overSteps(setting, axis('ψ and κ, in units of y', theme, { rangemode: 'tozero' })),
  };
}
