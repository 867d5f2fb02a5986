import { useState } from 'react';
import * as words from '#words/inspect/inspect';
import type { Figure } from '../../src/figure/figure.ts';

/** Rows in sight at first: a browser takes long over many thousands. */
const ROWS = 200;

/** What a pointer would read off the figure, for those who use none. */
export function DataTable({ figure }: { readonly figure: Figure }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="inspect-data" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {open && <Rows rows={rowsOf(figure)} />}
    </details>
  );
}

type Row = readonly [series: string, x: string, y: string];

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <>
      {rows.length > ROWS && <p className="note">{words.showing({ shown: ROWS, all: rows.length })}</p>}
      <table className="inspect-table">
        <thead>
          <tr>
            <th scope="col">{words.series}</th>
            <th scope="col">x</th>
            <th scope="col">y</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map(([series, x, y], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
            <tr key={i}>
              <th scope="row">{series}</th>
              <td>{x}</td>
              <td>{y}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const short = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(5))) : String(value ?? '');

/** The points of all series that are lines or marks. */
function rowsOf({ data }: Figure): Row[] {
  return data.flatMap((trace) => {
    const { type, name, x, y } = trace as { type: string; name: string; x: unknown[]; y: unknown[] };
    if (type !== 'scatter') return [];
    return x.map((value, i): Row => [name, short(value), short(y[i])]);
  });
}
