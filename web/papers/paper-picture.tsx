import './paper-picture.css';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import * as words from '#words/library/papers';
import type { View } from '../../src/experiments/report/report-views.ts';
import { Picture } from '../plot/picture.tsx';
import { localPoint } from '../ui/local-point.ts';
import { cellSentence } from './cell-words.ts';
import type { Figures } from './shapes/figures.ts';
import { PAPER_LOOKS } from './shapes/looks.ts';
import { nearTrace, neighbour } from './shapes/neighbour.ts';
import { type CellName, isHistogram, viewName } from './shapes/picture.ts';
import type { Picture as PaperDrawing, Spot } from './shapes/shape.ts';

/** A pointer that rests this long chooses a cell; one that only passes on its way to the reading does not. */
const REST_MS = 120;

interface PaperPictureProps {
  readonly picture: PaperDrawing;
  readonly figures: Figures;
  readonly view: View;
  readonly chosen: CellName | null;
  readonly onChoose: (cell: CellName) => void;
  readonly onOpen: (cell: CellName) => void;
}

const same = (a: CellName | null, b: CellName) => a?.row === b.row && a.column === b.column;

/** The marks of a table or figure; every cell is a button that opens its run, and the arrows go between them. */
export function PaperPicture({ picture, figures, view, chosen, onChoose, onOpen }: PaperPictureProps) {
  const { width, height, spots } = picture;
  const rest = useRest(onChoose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = spots.findIndex((spot) => same(chosen, spot));
    const next = neighbour(spots, at, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(spots[next]);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset
      className="paper-picture"
      aria-label={words.cells({ view: viewName(view, figures), cells: spots.length })}
      style={{ width, height }}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        const spot =
          event.pointerType === 'touch' ? null : nearTrace(spots, localPoint(event, event.currentTarget));
        if (spot) rest(spot);
      }}
      onPointerLeave={() => rest(null)}
      onClick={(event) => {
        const spot = nearTrace(spots, localPoint(event, event.currentTarget));
        if (spot) onOpen(spot);
      }}
    >
      <Picture drawing={picture} looks={PAPER_LOOKS} scope="paper-marks" />
      {spots.map((spot) => (
        <SpotButton
          key={`${spot.row} ${spot.column}`}
          spot={spot}
          label={words.enterOpens(cellSentence(figures, view, spot))}
          chosen={same(chosen, spot)}
          ringed={!isHistogram(view)}
          onChoose={() => onChoose(spot)}
          onRest={() => rest(spot)}
          onOpen={() => onOpen(spot)}
        />
      ))}
    </fieldset>
  );
}

/** Chooses a cell once the pointer has rested on it; null: it left. */
function useRest(onChoose: (cell: CellName) => void): (cell: CellName | null) => void {
  const waiting = useRef<{ cell: CellName; timer: ReturnType<typeof setTimeout> } | null>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return (cell) => {
    if (cell && waiting.current && same(waiting.current.cell, cell)) return;
    stop();
    if (cell) waiting.current = { cell, timer: setTimeout(() => choose.current(cell), REST_MS) };
  };
}

interface SpotButtonProps {
  readonly spot: Spot;
  readonly label: string;
  readonly chosen: boolean;
  readonly ringed: boolean;
  readonly onChoose: () => void;
  readonly onRest: () => void;
  readonly onOpen: () => void;
}

function SpotButton({ spot, label, chosen, ringed, onChoose, onRest, onOpen }: SpotButtonProps) {
  const { x, y, reach, area } = spot;
  const [left, top, width, height] = area ?? [x - reach[0], y - reach[1], 2 * reach[0], 2 * reach[1]];
  // A finger chooses first: the strip of replicates is below.
  const byTouch = useRef(false);
  return (
    <button
      type="button"
      className={`spot${ringed ? ' ringed' : ''}${chosen ? ' chosen' : ''}`}
      style={{ left, top, width, height, '--x': `${x - left}px`, '--y': `${y - top}px` } as CSSProperties}
      tabIndex={chosen ? 0 : -1}
      aria-label={label}
      onFocus={onChoose}
      onPointerDown={({ pointerType }) => {
        byTouch.current = pointerType === 'touch';
      }}
      onPointerMove={({ pointerType }) => pointerType !== 'touch' && onRest()}
      onClick={(event) => {
        event.stopPropagation();
        if (byTouch.current && event.detail > 0) onChoose();
        else onOpen();
      }}
    />
  );
}
