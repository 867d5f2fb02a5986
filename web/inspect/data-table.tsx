import { memo, useMemo, useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { Figure, Trace } from '../../src/figure/figure.ts';

/** Rows per page; a browser takes long for many thousands. */
const ROWS = 100;

/** The values of the figure as a table, for use without a pointer. */
export const DataTable = memo(function DataTable({ figure }: { readonly figure: Figure }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="inspect-data" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {open && <Series figure={figure} />}
    </details>
  );
});

/** One series at a time, in pages. */
function Series({ figure }: { figure: Figure }) {
  const all = useMemo(() => figure.data.flatMap(tableOf), [figure]);
  const [chosen, setChosen] = useState(0);
  const [from, setFrom] = useState(0);
  const at = Math.min(chosen, all.length - 1);
  const table = all[at];
  if (!table) return null;
  const first = from < table.count ? from : 0;
  const last = Math.min(table.count, first + ROWS);
  return (
    <>
      <div className="inspect-ways">
        <select
          className="inspect-subject"
          aria-label={words.series}
          value={at}
          onChange={({ target }) => {
            setChosen(Number(target.value));
            setFrom(0);
          }}
        >
          {all.map(({ name }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the series never change places
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn line"
          disabled={first === 0}
          onClick={() => setFrom(Math.max(0, first - ROWS))}
        >
          {words.before}
        </button>
        <button
          type="button"
          className="btn line"
          disabled={last >= table.count}
          onClick={() => setFrom(first + ROWS)}
        >
          {words.after}
        </button>
        <span className="note">{words.rows({ from: first + 1, to: last, all: table.count })}</span>
      </div>
      <Rows table={table} first={first} last={last} />
    </>
  );
}

interface RowsProps {
  readonly table: Table;
  readonly first: number;
  /** First row after the page. */
  readonly last: number;
}

function Rows({ table, first, last }: RowsProps) {
  return (
    <table className="inspect-table">
      <caption className="visually-hidden">{table.name}</caption>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: last - first }, (_, i) => first + i).map((row) => (
          <tr key={row}>
            {table.rowAt(row).map((cell, column) => (
              <td key={table.head[column]}>{short(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const short = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(5))) : String(value ?? '');

interface Table {
  readonly name: string;
  readonly head: readonly string[];
  readonly count: number;
  readonly rowAt: (row: number) => readonly unknown[];
}

type Values = readonly unknown[];
type Rows = readonly Values[];

/** A trace's points as rows; null if it has no values to read. */
function tableOf(trace: Trace): Table[] {
  const { hoverinfo, texttemplate, z } = trace;
  const name = plain(String(trace.name ?? ''));
  if (hoverinfo === 'skip') return [];
  const [x, y] = [(trace.x ?? []) as Values, (trace.y ?? []) as Values];
  const text = trace.text as Values | Rows | undefined;
  if (Array.isArray((z as Rows | undefined)?.[0]))
    return [texttemplate ? labels(name, x, y, trace) : field(name, x, y, trace)];
  const known = x.map((_, i) => i).filter((i) => x[i] !== null);
  if (known.length === 0) return [];
  const height = z as Values | undefined;
  const extra = (trace.customdata ?? []) as Values;
  return [
    {
      name,
      head: [
        'x',
        'y',
        ...(height ? ['z'] : []),
        ...(text ? [words.named] : []),
        ...(extra.length > 0 ? [words.also] : []),
      ],
      count: known.length,
      rowAt: (row) => {
        const i = known[row];
        const also = extra.length > 0 ? [said(extra[i])] : [];
        return [x[i], y[i], ...(height ? [height[i]] : []), ...(text ? [text[i]] : []), ...also];
      },
    },
  ];
}

/** Values on a grid: z[j][i] at (x[i], y[j]); a surface adds further values at each point. */
function field(name: string, x: Values, y: Values, { z, customdata }: Trace): Table {
  const [values, also] = [z as Rows, customdata as readonly Rows[] | undefined];
  return {
    name,
    head: ['x', 'y', name, ...(also ? ['μ', 'σ', 'α'] : [])],
    count: x.length * y.length,
    rowAt: (row) => {
      const [i, j] = [row % x.length, Math.floor(row / x.length)];
      return [x[i], y[j], values[j][i], ...(also?.[j][i] ?? [])];
    },
  };
}

/** Labels on a grid, whose values are only colours. */
function labels(name: string, x: Values, y: Values, { text, customdata }: Trace): Table {
  const [called, also] = [text as Rows, customdata as Rows];
  const inLine = (label: unknown) => plain(String(label).replaceAll('<br>', ', ').replaceAll('<sub>', '_'));
  return {
    name,
    head: ['x', 'y', name, words.also],
    count: x.length * y.length,
    rowAt: (row) => {
      const [i, j] = [row % x.length, Math.floor(row / x.length)];
      return [x[i], y[j], inLine(called[j][i]), inLine(also[j][i])];
    },
  };
}

/** Text of the extra values, without the addresses of seeds. */
const said = (extra: unknown): string =>
  (Array.isArray(extra) ? extra.filter((part) => !String(part).includes('#')) : [extra])
    .map(short)
    .join(', ');

const plain = (html: string): string => html.replace(/<[^>]+>/g, '');
