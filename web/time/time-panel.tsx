import './time-panel.css';
import type { CSSProperties, ReactNode } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { Panel, titleId } from '../ui/panel/panel.tsx';
import { useSize } from '../ui/use-size.ts';
import { leftMargin } from './left-margin.ts';
import { laneRows } from './reading-rows.ts';
import { TimePlot, type TimePlotProps } from './time-plot.tsx';
import { type ReadAt, TimeReading, TimeSentence } from './time-reading.tsx';
import type { PanelRun } from './use-run.ts';

interface TimePanelProps extends Pick<TimePlotProps, 'note' | 'labelled'> {
  /** Id in the registry; the section's id is `panel-<id>`. */
  readonly id: string;
  readonly title: string;
  /** The lane shown by the panel, if it shows one. */
  readonly letter?: LaneLetter | undefined;
  /** Id of its figure if it differs from the panel's; null: it has none. */
  readonly inspect?: string | null;
  /** Legend or switch to the right of the title. */
  readonly aside?: ReactNode;
  readonly run: PanelRun;
  /** Values at a step, in a row that wraps; `room` is its width in px, 0 until it has been measured. */
  readonly reading?: (at: ReadAt & { readonly room: number }) => ReactNode;
  /** Most rows of the reading, kept free so that the plot below never moves. Default: a value per lane. */
  readonly rows?: (room: number) => number | null;
  /** The reading in words, if it is not text itself. */
  readonly sentence?: (t: number) => string;
  /** Between reading and plot. */
  readonly bar?: ReactNode;
  /** null: the panel has no plot. */
  readonly layers?: TimePlotProps['layers'] | null;
  readonly tall?: boolean;
  /** Height of the plot in px, without the reading; absent: set by the column. */
  readonly plot?: number;
  /** Whether it takes the remaining room of the column. */
  readonly grows?: boolean;
  /** Below the plot. */
  readonly children?: ReactNode;
}

/** A panel over t: title, reading, and a plot that shares axis, cursor and pointer with all the others. */
export function TimePanel(props: TimePanelProps) {
  const {
    id,
    title,
    letter,
    inspect = id,
    aside,
    run,
    reading,
    rows,
    sentence,
    bar,
    layers,
    plot,
    children,
  } = props;
  const [ref, { width: room }] = useSize<HTMLElement>('panel');
  const [readingId, sentenceId] = [`${id}-reading`, `${id}-sentence`];
  const taken = reading ? (rows?.(room) ?? laneRows(run.lanes.length, run.world, room)) : 1;
  return (
    <Panel
      ref={ref}
      id={id}
      title={title}
      letter={letter}
      aside={
        <>
          {inspect && <InspectWay subject={inspect} title={title} />}
          {aside}
        </>
      }
      className={['time-panel', props.tall && 'tall', props.grows && 'grows'].filter(Boolean).join(' ')}
      style={{ '--rows': taken, ...(plot && { '--plot': `${plot + 18 * (taken - 1)}px` }) } as CSSProperties}
    >
      {reading && <TimeReading id={readingId}>{(at) => reading({ ...at, room })}</TimeReading>}
      {sentence && <TimeSentence id={sentenceId} sentence={sentence} />}
      {bar}
      {layers && (
        <TimePlot
          panel={id}
          horizon={run.scenario.horizon}
          left={leftMargin(run.world)}
          changePoints={run.world?.changePoints ?? []}
          note={props.note}
          labelled={props.labelled}
          labelledBy={`${titleId(id)} ${sentence ? sentenceId : readingId}`}
          layers={layers}
        />
      )}
      {children}
    </Panel>
  );
}
