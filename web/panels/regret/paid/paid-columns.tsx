import { useCallback, useMemo } from 'react';
import { formatRegret } from '../../../../src/picture/format.ts';
import { spread } from '../../../../src/picture/layout.ts';
import { useAllCauses, useSplitting } from '../../../answers/causes.ts';
import { paidUntil, SHOWN_CAUSES, stackedCauses } from '../../../readings/causes.ts';
import type { PanelLane } from '../../../readings/panel-lane.ts';
import { whyUnsplit } from '../../../readings/said/unsplit.ts';
import { useDrawnUntil, useReach, useTold } from '../../../store/hooks.ts';
import { leftMargin } from '../../../time/left-margin.ts';
import { scaleFromZero, type TimeFrame, timeFrame } from '../../../time/time-frame.ts';
import { TimePlot } from '../../../time/time-plot.tsx';
import { StepName } from '../../../time/time-reading.tsx';
import type { PanelRun } from '../../../time/use-run.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel, titleId } from '../../../ui/panel/panel.tsx';
import { SettingText } from '../../../ui/setting-text.tsx';
import { useSize } from '../../../ui/use-size.ts';
import { PaidLegend } from './paid-legend.tsx';
import { PaidProgress } from './paid-progress.tsx';
import { PaidStack } from './paid-stack.tsx';
import { regretAt } from './paid-strips.ts';

interface PaidColumnsProps {
  readonly id: string;
  readonly title: string;
  readonly run: PanelRun;
}

/** For a room: a column for each lane, all on one scale, with the shares of its regret named at the right end. */
export function PaidColumns({ id, title, run }: PaidColumnsProps) {
  const { lanes, world, scenario } = run;
  const splitting = useSplitting(lanes);
  const causes = useAllCauses(lanes);
  const hidden = useDrawnUntil() < scenario.horizon;
  const t = Math.max(1, useTold());
  const shown = useReach((until) => Math.max(0, ...lanes.map((lane) => regretAt(lane, until))));
  const reach = hidden ? shown : Math.max(0, ...lanes.map((lane) => regretAt(lane, scenario.horizon)));
  return (
    <Panel
      id={id}
      title={title}
      className="paid-room"
      aside={<StepName t={t} date={world?.timeLabels[t - 1]} />}
    >
      <PaidProgress {...splitting} />
      <div className="paid-columns">
        {lanes.map((lane, i) => (
          <PaidColumn key={lane.letter} {...{ lane, reach, t, run }} split={causes[i] ?? null} panel={id} />
        ))}
      </div>
      <PaidLegend />
    </Panel>
  );
}

interface PaidColumnProps {
  readonly lane: PanelLane;
  /** null: not split yet; a sentence: why it is not. */
  readonly split: ReturnType<typeof useAllCauses>[number] | null;
  /** Upper end of the scale. */
  readonly reach: number;
  readonly t: number;
  readonly run: PanelRun;
  readonly panel: string;
}

function PaidColumn({ lane, split, reach, t, run: { scenario, world }, panel }: PaidColumnProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  const told = typeof split === 'string' ? whyUnsplit(split) : null;
  const parts = typeof split === 'string' ? null : split;
  const edges = useMemo(() => parts && stackedCauses(parts), [parts]);
  const layers = useCallback(
    (frame: TimeFrame) => {
      const { y, grid } = scaleFromZero(frame, reach);
      const strip = { y, bottom: frame.bottom };
      return { y, grid, curves: <PaidStack lane={lane} frame={frame} strip={strip} edges={edges} /> };
    },
    [lane, edges, reach],
  );
  return (
    <section className="paid-column" aria-label={`${lane.letter} ${lane.name}`}>
      <h3>
        <Badge letter={lane.letter} />
        <span>
          <SettingText text={lane.name} />
        </span>
        <b className="num">{lane.records[t - 1] ? formatRegret(regretAt(lane, t)) : '–'}</b>
      </h3>
      {told && <p className="note">{told}</p>}
      <div className="paid-column-plot" ref={ref}>
        <TimePlot
          horizon={scenario.horizon}
          left={leftMargin(world)}
          changePoints={world?.changePoints ?? []}
          note="$R_t$"
          labelledBy={titleId(panel)}
          layers={layers}
        />
        {parts && edges && size.height > 0 && (
          <Shares {...{ edges, t, reach, height: size.height }} paid={paidUntil(parts, t)} />
        )}
      </div>
    </section>
  );
}

interface SharesProps {
  /** Edges of the areas, from below, over steps 1..n. */
  readonly edges: readonly Float64Array[];
  /** Regret by cause up to step t. */
  readonly paid: readonly number[];
  readonly t: number;
  readonly reach: number;
  /** Of the plot, in px. */
  readonly height: number;
}

/** Smaller shares of the scale are not named. */
const NAMED = 0.01;
/** Least distance between two names, in px. */
const ROW = 17;

/** The shares up to step t, each beside the middle of its area at that step. */
function Shares({ edges, paid, t, reach, height }: SharesProps) {
  const frame = timeFrame({ width: 0, height }, 2, { left: 0, top: ROW / 2 });
  const { y } = scaleFromZero(frame, reach);
  const at = Math.min(t, edges[0].length) - 1;
  const named = SHOWN_CAUSES.map((cause, i) => ({
    ...{ cause, paid: paid[i] },
    middle: y((edges[i][at] + edges[i + 1][at]) / 2),
  })).filter((share) => share.paid > NAMED * reach);
  const places = spread(
    named.map(({ middle }) => middle),
    ROW,
    frame.top,
    frame.bottom,
  );
  return (
    <ul className="paid-shares">
      {named.map(({ cause, paid: amount }, i) => (
        <li key={cause.id} style={{ top: places[i] }}>
          <i className={`paid-mark paid-${cause.id === 'alarm' ? 'again' : cause.id}`} />
          <b className="num">{formatRegret(amount)}</b> {cause.short}
        </li>
      ))}
    </ul>
  );
}
