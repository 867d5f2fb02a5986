import * as words from '#words/library/papers';
import { commandOf, origin, type Recorded, shownVerdict } from '../../src/experiments/report/recorded.ts';
import type { Report } from '../../src/experiments/report/report.ts';
import { type TextTable, tablesOf } from '../../src/experiments/report/text.ts';
import { Words } from './words.tsx';

interface PaperTextProps {
  readonly report: Recorded | Report;
  /** What this browser found, where it is not the report itself. */
  readonly here: Report | null;
}

/** Claims, setting, command and all figures in words and numbers, folded away. */
export function PaperText({ report, here }: PaperTextProps) {
  const { claims, setting, cells } = report;
  return (
    <details className="papers-text">
      <summary>{words.allFigures}</summary>
      <dl>
        {claims.map((claim) => (
          <div key={claim.text}>
            <dt>{shownVerdict(report, claim) ?? words.noVerdict}</dt>
            <dd>
              <Words text={claim.text} />
              <span className="note">
                <Words text={claim.detail} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {setting.map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
      </ul>
      <p className="note">
        <code>{commandOf(report)}</code>
        {'date' in report && origin(report)}
      </p>
      {here && (
        <p className="note">
          <code>{commandOf(here)}</code>
          {words.runsOfBrowser({
            runs: here.runs,
            engine: here.engineVersion,
            backend: here.backend,
            plan: here.plan,
          })}
        </p>
      )}
      {tablesOf(cells).map((table) => (
        <Figures key={table.measure} table={table} />
      ))}
    </details>
  );
}

function Figures({ table: { measure, rows } }: { table: TextTable }) {
  return (
    <div className="papers-figures">
      <table>
        <thead>
          <tr>
            {[measure, '', 'paper', 'ours ± s.e.', 'n', 'verdict'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, column, paper, ours, n, verdict }) => (
            <tr key={`${row} ${column}`}>
              <th scope="row">{row}</th>
              <td>{column}</td>
              <td>{paper}</td>
              <td>{ours}</td>
              <td>{n}</td>
              <td>{verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
