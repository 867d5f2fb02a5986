import type { KeyboardEvent } from 'react';
import * as words from '#words/views/overview';
import type { Frame } from '../../../src/contracts/record.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { useField, useHover, useStopped, useWorld } from '../../store/hooks.ts';
import type { FieldChoice, LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { LanePlot } from '../lane/lane-plot.tsx';
import { useReading } from '../lane/use-reading.ts';
import { Sparkline } from './sparkline.tsx';
import type { Standing } from './standings.ts';
import { TileField } from './tile-field.tsx';
import type { TileRanges } from './tile-fields.ts';

interface TileProps {
  readonly data: LaneData;
  readonly t: number;
  readonly standing: Standing;
  /** Present if the candidates are a square: the tile then shows one field. */
  readonly ranges: TileRanges | null;
  readonly withData: boolean;
}

/** One lane in the overview: its name, figures, picture and regret so far. */
export function Tile({ data, t, standing, ranges, withData }: TileProps) {
  const { lane, name, run } = data;
  const stopped = useStopped(lane.id);
  return (
    <section
      className={stopped ? 'tile stopped' : 'tile'}
      data-lane={lane.id}
      data-tile={lane.id}
      aria-label={words.laneNamed({ letter: lane.id, name })}
    >
      <TileHead data={data} standing={standing} square={ranges !== null} />
      {run.status === 'failed' ? (
        <p className="lane-error" role="alert">
          {run.error}
        </p>
      ) : (
        <>
          <TilePicture data={data} t={t} ranges={ranges} withData={withData} />
          <span className="tile-foot">
            <Sparkline letter={lane.id} {...standing} />
            <small>
              {stopped ? words.newOneStops(stopped.line ?? 0) : footNote(run.frame, standing.resets.length)}
            </small>
          </span>
        </>
      )}
    </section>
  );
}

/** Badge, name and figure; while the pointer is on a picture, the value there instead. */
function TileHead({ data, standing, square }: Pick<TileProps, 'data' | 'standing'> & { square: boolean }) {
  const { lane, name, run } = data;
  const { figure, label, best } = standing;
  const [{ candidate }] = useHover();
  const choice = useField();
  const hovered = candidate === null ? null : hoveredValue(run.frame, candidate, square ? choice : 'mean');
  return (
    <button type="button" className="tile-head" onKeyDown={walkTiles}>
      <span className="visually-hidden">{words.enlargeLane} </span>
      <Badge letter={lane.id} />
      <b>
        <SettingText text={name} />
      </b>
      {figure && <span className="visually-hidden">, {label} </span>}
      {run.status !== 'failed' && (
        <em className={hovered ? 'hover' : best ? 'best' : undefined}>
          <MathText text={hovered ?? figure} />
        </em>
      )}
    </button>
  );
}

function TilePicture({ data, t, ranges, withData }: Omit<TileProps, 'standing'>) {
  const reading = useReading(data, t);
  // The form of the picture depends on the candidates, so it waits for the world.
  if (!useWorld()) return <div className="tile-picture" />;
  return ranges ? (
    <TileField data={data} t={t} reading={reading} ranges={ranges} withData={withData} />
  ) : (
    <LanePlot data={data} t={t} reading={reading} />
  );
}

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** Arrow keys move between tiles: sideways to the neighbour, up and down within the column. */
function walkTiles(event: KeyboardEvent<HTMLButtonElement>): void {
  if (!ARROWS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const grid = event.currentTarget.closest('.tiles');
  const heads = [...(grid?.querySelectorAll<HTMLElement>('.tile-head') ?? [])];
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  const step = [-1, -columns, 1, columns][ARROWS.indexOf(event.key)];
  heads[heads.indexOf(event.currentTarget) + step]?.focus();
}

const SYMBOLS: Readonly<Record<FieldChoice, string>> = {
  truth: '$f_t$',
  mean: '$μ$',
  sd: '$σ$',
  acquisition: '$α$',
};

/** A tile's value under the pointer: "μ 0.53", or the truth without a model; null before a frame. */
export function hoveredValue(frame: Frame | null, candidate: number, choice: FieldChoice): string | null {
  if (!frame || candidate >= frame.truth.length) return null;
  const values = frame[choice];
  return values
    ? `${SYMBOLS[choice]} ${formatValue(values[candidate])}`
    : `${SYMBOLS.truth} ${formatValue(frame.truth[candidate])}`;
}

/** Note below a tile, beside its sparkline: that there is no model, or the number of resets. */
export function footNote(frame: Frame | null, resets: number): string {
  if (frame && !frame.mean) return words.noModel;
  return resets === 0 ? '' : words.resets(resets);
}
