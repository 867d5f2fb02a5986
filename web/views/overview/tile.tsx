import type { KeyboardEvent } from 'react';
import * as words from '#words/views/overview';
import { useField, useHover, useWorld } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { LanePlot } from '../lane/lane-plot.tsx';
import { useReading } from '../lane/use-reading.ts';
import { Sparkline } from './sparkline.tsx';
import type { Standing } from './standings.ts';
import { TileField } from './tile-field.tsx';
import type { TileRanges } from './tile-fields.ts';
import { footNote, hoveredValue } from './tile-words.ts';

export interface TileProps {
  readonly data: LaneData;
  readonly t: number;
  readonly standing: Standing;
  /** Present where the candidates are a square: the tile then shows one field. */
  readonly ranges: TileRanges | null;
  readonly withData: boolean;
}

/** One lane among many: who it is, how it stands, its picture and its regret so far. */
export function Tile({ data, t, standing, ranges, withData }: TileProps) {
  const { lane, name, run } = data;
  return (
    <section
      className="tile"
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
            <small>{footNote(run.frame, standing.resets.length)}</small>
          </span>
        </>
      )}
    </section>
  );
}

/** Badge, name and figure; while the pointer is on a picture, the value there. */
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
      <b>{name}</b>
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
  // The world comes first: without it nobody knows which form the candidates ask for.
  if (!useWorld()) return <div className="tile-picture" />;
  return ranges ? (
    <TileField data={data} t={t} reading={reading} ranges={ranges} withData={withData} />
  ) : (
    <LanePlot data={data} t={t} reading={reading} />
  );
}

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** Arrows go from tile to tile: sideways to the neighbour, up and down to the one in the same column. */
function walkTiles(event: KeyboardEvent<HTMLButtonElement>): void {
  if (!ARROWS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const grid = event.currentTarget.closest('.tiles');
  const heads = [...(grid?.querySelectorAll<HTMLElement>('.tile-head') ?? [])];
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  const step = [-1, -columns, 1, columns][ARROWS.indexOf(event.key)];
  heads[heads.indexOf(event.currentTarget) + step]?.focus();
}
