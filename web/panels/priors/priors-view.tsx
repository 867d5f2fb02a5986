import './priors.css';
import { useMemo } from 'react';
import * as insight from '#words/page/insight';
import * as words from '#words/panels/priors';
import { ticks } from '../../../src/picture/axis.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { type PriorStack, priorNamesOf, priorStack, priorsAt, priorsLane } from '../../readings/priors.ts';
import { useSelectedLane } from '../../store/hooks.ts';
import type { TimeFrame } from '../../time/time-frame.ts';
import { TimePanel } from '../../time/time-panel.tsx';
import type { TimeLayers } from '../../time/time-plot.tsx';
import { useRun } from '../../time/use-run.ts';
import { MathText, MathTspan } from '../../ui/math-text.tsx';
import { chosePlaces, stripNames, stripPath } from './priors-shapes.ts';

/**
 * The weights of the priors stacked over time, or which remain, for the selected lane or the first one with
 * several priors.
 */
export function PriorsView() {
  const run = useRun();
  const lane = priorsLane(run.lanes, useSelectedLane());
  const drawn = run.scenario.lanes.find(({ id }) => id === lane?.letter);
  const names = useMemo(() => (drawn ? priorNamesOf(drawn) : []), [drawn]);
  const layers = useMemo(
    () => (lane ? (frame: TimeFrame) => priorLayers(frame, lane, names) : () => ({})),
    [lane, names],
  );
  const said = (t: number) => (lane ? sentence(lane, names, t) : words.notKnownYet);
  const weighed = lane?.records[0]?.priors?.logWeights != null;
  return (
    <TimePanel
      id="priors"
      title={insight.priors}
      letter={lane?.letter}
      inspect={null}
      aside={lane && <Legend lane={lane} />}
      run={run}
      rows={(room) => (room < NARROW ? 2 : 1)}
      reading={({ t }) => (
        <span className="priors-reading">
          <MathText text={said(t)} />
        </span>
      )}
      sentence={(t) => plainMath(said(t))}
      note={weighed ? words.weights : words.stillIn}
      layers={layers}
    />
  );
}

/** Below this width in px a sentence takes two lines. */
const NARROW = 420;

function Legend({ lane: { letter } }: { lane: PanelLane }) {
  return (
    <span className="legend" data-lane={letter}>
      <span>
        <svg className="chart" width="8" height="8" aria-hidden="true">
          <circle className="prior-chose" cx="4" cy="4" r="2" />
        </svg>
        <span>{words.chose}</span>
      </span>
    </span>
  );
}

/** The prior that chose at step t, and the weights after it. */
function sentence({ records }: PanelLane, names: readonly string[], t: number): string {
  const reading = priorsAt(records[t - 1]);
  if (!reading) return words.notKnownYet;
  const { chose, left, heaviest } = reading;
  if (!heaviest) return words.choseOfThose({ t, prior: names[chose], left: left ?? 0, all: names.length });
  const percent = Math.round(100 * heaviest.weight);
  return words.choseAndHeaviest({ t, prior: names[chose], heaviest: names[heaviest.prior], percent });
}

function priorLayers(frame: TimeFrame, { letter, records }: PanelLane, names: readonly string[]): TimeLayers {
  const stack = priorStack(records, names.length);
  const y = linear([0, stack.top], [frame.bottom, frame.top]);
  const dots = chosePlaces(stack, frame, y);
  return {
    grid: ticks(y, 3),
    y,
    curves: (
      <g data-lane={letter}>
        {names.map((name, prior) => (
          <path
            key={name}
            className="prior-strip"
            fillOpacity={SHADES[prior % SHADES.length]}
            d={stripPath(stack, prior, frame, y)}
          />
        ))}
        <path className="prior-chose" d={dots.map(([x, at]) => markPath('A', x, at, 1.1)).join('')} />
      </g>
    ),
    now: (t) => <Names stack={stack} names={names} frame={frame} y={y} t={t} />,
  };
}

interface NamesProps {
  readonly stack: PriorStack;
  readonly names: readonly string[];
  readonly frame: TimeFrame;
  readonly y: Scale;
  readonly t: number;
}

/** The names of the priors that fit, as near to the cursor as possible. */
const Names = ({ t, ...drawn }: NamesProps) =>
  stripNames(drawn, t).map(({ prior, text, x, y }) => (
    <text key={prior} className="prior-name" x={x} y={y} textAnchor="end">
      <MathTspan text={text} />
    </text>
  ));

/** Neighbouring parts differ in shade; their names identify them. */
const SHADES = [0.16, 0.3, 0.44, 0.58];
