import { useMemo, useState } from 'react';
import * as words from '#words/compare/compare';
import { captions, cells, heads } from '#words/sheet/tables';
import type { RunComparison } from '../../src/replicates/comparison/compare-runs.ts';
import type { Table } from '../../src/sheet/formats.ts';
import { quantityOf, unitName } from '../../src/sheet/measure-words.ts';
import { tablesIn } from '../../src/sheet/tables.ts';

/** Every figure of the sheet as a table with a caption; copied, the words are English. */
export function CompareTables({ comparison }: { comparison: RunComparison }) {
  const [open, setOpen] = useState(false);
  const tables = useMemo(() => (open ? tablesShown(comparison) : []), [open, comparison]);
  return (
    <details className="compare-tables" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.tables}</summary>
      {tables.map((table) => (
        <Figures key={table.caption} table={table} />
      ))}
    </details>
  );
}

const tablesShown = (comparison: RunComparison): Table[] =>
  tablesIn({ ...comparison, quantity: quantityOf(comparison), targets: targetsShown(comparison) }, WORDS);

const targetsShown = ({ targets }: RunComparison): RunComparison['targets'] =>
  targets && { ...targets, ...(targets.unit && { unit: unitName(targets.unit) }) };

const WORDS = { captions, cells, heads };

function Figures({ table: { caption, rows } }: { table: Table }) {
  const [head, ...body] = rows;
  return (
    <div className="compare-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.slice(0, 2).join(' − ')}>
              {head.map((name, i) => (
                <td key={name}>{row[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
