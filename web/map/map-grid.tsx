import { type KeyboardEvent, useRef } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/map/map';
import { formatTick } from '../../src/picture/format.ts';
import { gridOf } from '../../src/replicates/map/map-plan.ts';
import type { CellReport, MapReport } from '../../src/replicates/map/map-report.ts';
import { isShut, page } from '../store/page.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { cellName, cellText } from './cell-words.ts';
import { fillOf } from './lane-fill.ts';
import { useMapNames } from './map-sentence.tsx';
import { openCell } from './open-cell.ts';

interface MapGridProps {
  readonly report: MapReport;
  /** Names of the axes. */
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onChoose: (cell: number) => void;
}

/** The cells, as a table for screen readers and a map on screen. Arrow keys move, Enter opens. */
export function MapGrid({ report, names, chosen, onChoose }: MapGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [columns, rows] = gridOf(report.axes);
  const lanes = useMapNames(report);
  const shut = useStore(page, isShut);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moved(event.key, chosen, columns, rows);
    if (event.key === 'Enter') openCell(report, names, chosen);
    else if (next === null) return;
    else {
      onChoose(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  const headOf = (axis: number, cell: number) => formatTick(report.cells[cell].values[axis]);
  return (
    <div className={columns > 10 ? 'map-plot dense' : 'map-plot'}>
      {names.length > 1 && (
        <p className="map-up">
          <MathText text={names[1]} />
        </p>
      )}
      <table ref={grid} aria-label={shut ? words.gridAlone : words.grid}>
        <tbody>
          {upTo(rows)
            .reverse()
            .map((row) => (
              <tr key={row}>
                {names.length > 1 ? (
                  <th scope="row" className="map-row">
                    {headOf(1, row)}
                  </th>
                ) : (
                  <td className="map-row" />
                )}
                {upTo(columns)
                  .map((column) => column * rows + row)
                  .map((cell) => (
                    <Cell
                      key={cell}
                      report={report}
                      cell={report.cells[cell]}
                      name={`${cellName(report, names, cell)}: ${cellText(report.cells[cell], lanes)}`}
                      place={cell}
                      chosen={cell === chosen}
                      onChoose={() => onChoose(cell)}
                      onKeyDown={onKeyDown}
                    />
                  ))}
              </tr>
            ))}
        </tbody>
        <Foot heads={upTo(columns).map((column) => headOf(0, column * rows))} />
      </table>
      <p className="map-across">
        <MathText text={names[0]} />
      </p>
    </div>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

function Foot({ heads }: { readonly heads: readonly string[] }) {
  return (
    <tfoot>
      <tr>
        <td className="map-row" />
        {heads.map((head) => (
          <th key={head} scope="col" className="map-column">
            {head}
          </th>
        ))}
      </tr>
    </tfoot>
  );
}

interface CellProps {
  readonly report: MapReport;
  readonly cell: CellReport;
  readonly name: string;
  readonly place: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Cell({ report, cell, name, place, chosen, onChoose, onKeyDown }: CellProps) {
  const { decided, seeds, struck } = cell;
  const left = struck.length > 0 ? cell.left.map((lane) => report.lanes[lane].id) : [];
  const alone = left.length === 1;
  return (
    <td>
      <button
        type="button"
        data-cell={place}
        tabIndex={chosen ? 0 : -1}
        aria-current={chosen}
        className={`map-cell${alone ? ' alone' : ''}${decided ? '' : ' open'}`}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <span className="visually-hidden">{name}</span>
        <span
          className={left.length > 1 ? 'map-fill striped' : 'map-fill'}
          style={left.length > 0 ? { background: fillOf(left) } : undefined}
        />
        <span className="map-letters" aria-hidden="true">
          {alone ? left[0] : left.map((letter) => <Badge key={letter} letter={letter} />)}
        </span>
        <span className="map-seeds" aria-hidden="true">
          {seeds > 0 && seeds}
        </span>
      </button>
    </td>
  );
}

/** The cell after a key press; cells are ordered by columns, each from the bottom. */
function moved(key: string, cell: number, columns: number, rows: number): number | null {
  const [column, row] = [Math.floor(cell / rows), cell % rows];
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  const at = (x: number, y: number) => within(x, columns) * rows + within(y, rows);
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at(column - 1, row),
    ArrowRight: at(column + 1, row),
    ArrowUp: at(column, row + 1),
    ArrowDown: at(column, row - 1),
    Home: at(0, row),
    End: at(columns - 1, row),
  };
  return moves[key] ?? null;
}
