import './table.css';
import * as words from '#words/own/table';
import { formatTick } from '../../../src/picture/format.ts';
import { formatLarge } from '../../../src/picture/long-numbers.ts';
import { told } from '../../told/told.ts';
import { MathText } from '../../ui/math-text.tsx';
import { useSize } from '../../ui/use-size.ts';
import { useSheet } from './sheet.ts';

/** Least width of a column, in px. */
const COLUMN = 84;
const TIME_COLUMN = 96;

/** The rows of a table as used by the run: training in grey above a black line, filled cells framed. */
export function SheetView() {
  const { facts, picture, reading } = useSheet();
  const [box, { width }] = useSize<HTMLDivElement>();
  if (!facts || !picture) return <p className="note">{words.reading}</p>;
  const { training, rows, fault } = picture;
  const fitting = Math.max(2, Math.floor((width - TIME_COLUMN) / COLUMN));
  const shown = facts.arms.slice(0, Math.min(12, fitting));
  const more = facts.arms.length - shown.length;
  const digits = decimals(rows.flatMap(({ cells }) => cells));
  return (
    <div ref={box}>
      <p className="reading">
        <span>
          <MathText text={words.split({ training, after: facts.rows - training })} />
        </span>
      </p>
      {fault && (
        <p className="field-fault" role="alert">
          {words.refused({ table: facts.name, fault: told(fault) })}
        </p>
      )}
      <table className="table-sheet">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {shown.map((arm) => (
              <th key={arm} scope="col" title={arm}>
                <span>{arm}</span>
              </th>
            ))}
            <th className="more">{more > 0 && `+ ${more}`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, time, cells, missing }, i) => (
            <SheetRow
              key={row}
              time={time}
              gap={i === 0 ? 0 : row - rows[i - 1].row - 1}
              kind={row < training ? 'train' : row === training ? 'first' : 'run'}
              cells={cells.slice(0, shown.length).map((cell, column) => ({
                text: cell === null ? words.missing : cellText(cell, digits),
                filled: missing[column],
              }))}
              fill={reading.fill}
            />
          ))}
          <Gap rows={facts.rows - 1 - rows[rows.length - 1].row} columns={shown.length} />
        </tbody>
      </table>
    </div>
  );
}

const RULES: Readonly<Record<string, string>> = words.rules;

interface RowProps {
  readonly time: string;
  /** Number of rows left out before it. */
  readonly gap: number;
  readonly kind: 'train' | 'first' | 'run';
  readonly cells: readonly { readonly text: string; readonly filled: boolean }[];
  readonly fill: string;
}

function SheetRow({ time, gap, kind, cells, fill }: RowProps) {
  const rule = fill === 'refuse' ? undefined : (RULES[fill] ?? fill);
  return (
    <>
      <Gap rows={gap} columns={cells.length} train={kind !== 'run'} />
      <tr className={kind}>
        <th scope="row">{time}</th>
        {cells.map(({ text, filled }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <td key={column} className={filled ? 'filled' : undefined} title={filled ? rule : undefined}>
            {text}
          </td>
        ))}
        <td />
      </tr>
    </>
  );
}

function Gap({ rows, columns, train = false }: { rows: number; columns: number; train?: boolean }) {
  if (rows <= 0) return null;
  return (
    <tr className={train ? 'gap train' : 'gap'}>
      <td colSpan={columns + 2}>{words.leftOut(rows)}</td>
    </tr>
  );
}

/** Numbers of more than seven digits before the point are written with an exponent, as on the axis. */
const cellText = (cell: number, digits: number): string =>
  Math.abs(cell) < 1e7 ? cell.toFixed(digits) : formatLarge(cell);

/** The decimals of the cells shown, three at most. */
function decimals(cells: readonly (number | null)[]): number {
  const digits = cells.map((cell) => (cell === null ? 0 : (formatTick(cell).split('.')[1]?.length ?? 0)));
  return Math.min(3, Math.max(0, ...digits));
}
