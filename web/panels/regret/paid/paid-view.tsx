import './paid.css';
import { type ReactNode, useCallback, useMemo } from 'react';
import * as words from '#words/panels/paid';
import { yGrid } from '../../../../src/picture/axis.ts';
import { useAllCauses, useSplitting } from '../../../answers/causes.ts';
import { Marks } from '../../../plot/marks.tsx';
import { paidSentence, paidShort, stackedCauses } from '../../../readings/causes.ts';
import type { PanelLane } from '../../../readings/panel-lane.ts';
import { whyUnsplit } from '../../../readings/said/unsplit.ts';
import { useDrawnUntil, useReach, useScenario } from '../../../store/hooks.ts';
import type { TimeFrame } from '../../../time/time-frame.ts';
import { TimePanel } from '../../../time/time-panel.tsx';
import type { TimeLayers } from '../../../time/time-plot.tsx';
import { type ReadAt, StepName } from '../../../time/time-reading.tsx';
import type { PanelRun } from '../../../time/use-run.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PaidColumns } from './paid-columns.tsx';
import { PaidLegend } from './paid-legend.tsx';
import { PaidProgress } from './paid-progress.tsx';
import { PaidName, PaidStack } from './paid-stack.tsx';
import { regretAt, type Strip, stripsOf } from './paid-strips.ts';
import { PaidTable } from './paid-table.tsx';

interface PaidViewProps {
  readonly shell: { id: string; title: string; aside: ReactNode; run: PanelRun };
  /** Whether each lane has a column of its own, as in a lecture, instead of one above the other. */
  readonly columns?: boolean;
}

/** The causes of every lane's regret: areas under its cumulative regret, for all lanes on one scale. */
export function PaidView({ shell, columns = false }: PaidViewProps) {
  const { engine, response } = useScenario();
  if (engine) return <Untold shell={shell} text={words.archived} />;
  if (response) return <Untold shell={shell} text={words.response} />;
  return columns ? <PaidColumns {...shell} /> : <Split shell={shell} />;
}

function Untold({ shell, text }: PaidViewProps & { text: string }) {
  return (
    <TimePanel {...shell}>
      <p className="reading">{text}</p>
    </TimePanel>
  );
}

function Split({ shell }: PaidViewProps) {
  const { lanes, world, scenario } = shell.run;
  const splitting = useSplitting(lanes);
  const causes = useAllCauses(lanes);
  const hidden = useDrawnUntil() < scenario.horizon;
  const reach = useReach((until) => Math.max(0, ...lanes.map((lane) => regretAt(lane, until))));
  const stacks = useMemo(
    () => causes.map((split) => (split && typeof split !== 'string' ? stackedCauses(split) : null)),
    [causes],
  );
  const reaches = useMemo(
    () => lanes.map((lane) => (hidden ? reach : regretAt(lane, Number.POSITIVE_INFINITY))),
    [lanes, hidden, reach],
  );
  const layers = useCallback(
    (frame: TimeFrame) => paidLayers(frame, lanes, stripsOf(frame, lanes, reaches), stacks),
    [lanes, reaches, stacks],
  );
  const rows = (room: number) => (isLong(lanes, room) ? 2 * lanes.length : lanes.length);
  return (
    <TimePanel
      {...shell}
      tall
      labelled
      plot={AROUND + PER_LANE * lanes.length}
      rows={rows}
      reading={({ room, ...at }) => (
        <Reading run={shell.run} causes={causes} long={lanes.length <= MOST_SENTENCES} {...at} />
      )}
      bar={<PaidProgress {...splitting} />}
      layers={layers}
    >
      <PaidLegend />
      {world && <PaidTable lanes={lanes} causes={causes} />}
    </TimePanel>
  );
}

/** Heights in px: of the parts around the strips, and of a lane on average. */
const AROUND = 48;
const PER_LANE = 72;

/** With more lanes each gets a few words instead of a sentence. */
const MOST_SENTENCES = 2;
/** Width of a sentence in a row, in px. */
const SENTENCE = 430;
const isLong = (lanes: readonly PanelLane[], room: number) =>
  lanes.length <= MOST_SENTENCES && room < SENTENCE;

interface ReadingProps extends ReadAt {
  readonly run: PanelRun;
  readonly causes: ReturnType<typeof useAllCauses>;
  readonly long: boolean;
}

function Reading({ run: { lanes, world }, causes, long, t }: ReadingProps) {
  return lanes.map(({ letter }, i) => {
    const split = causes[i];
    const step = split && typeof split !== 'string' ? split.steps[t - 1] : null;
    return (
      <span key={letter} className="paid-reading">
        {i === 0 && <StepName t={t} date={world?.timeLabels[t - 1]} />}
        <Badge letter={letter} small />
        {typeof split === 'string' && whyUnsplit(split)}
        {step && world && (long ? paidSentence(step, world.candidates) : paidShort(step))}
      </span>
    );
  });
}

function paidLayers(
  frame: TimeFrame,
  lanes: readonly PanelLane[],
  strips: readonly Strip[],
  stacks: readonly (readonly Float64Array[] | null)[],
): TimeLayers {
  return {
    spans: strips,
    still: <Marks shapes={strips.flatMap(({ grid }) => yGrid(grid, frame.left, frame.right))} />,
    curves: lanes.map((lane, i) => (
      <PaidStack key={lane.letter} lane={lane} frame={frame} strip={strips[i]} edges={stacks[i]} />
    )),
    names: lanes.map((lane, i) => (
      <PaidName key={lane.letter} lane={lane} frame={frame} baseline={strips[i].name} />
    )),
  };
}
