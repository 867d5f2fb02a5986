import { use } from 'react';
import {
  commandOf,
  inOrder,
  origin,
  type Recorded,
  reasonOf,
  verdictCounts,
} from '../../src/experiments/report/recorded.ts';
import { histogramLines, type TextTable, tablesOf } from '../../src/experiments/report/text.ts';
import { MathText } from '../ui/math-text.tsx';
import { loadRecorded } from './files.ts';

const recorded = loadRecorded().then(inOrder);
// Fetched ahead of time: a fault is said where the list is drawn.
recorded.catch(() => {});

/** Every recorded reproduction: its claims in sight, setting and figures behind them. */
export function ReportList() {
  return use(recorded).map((report) => <Reproduction key={report.id} report={report} />);
}

function Reproduction({ report }: { report: Recorded }) {
  const { title, source, claims, setting, cells, resetTimes = [] } = report;
  const histograms = histogramLines(resetTimes);
  return (
    <section className="reproduction">
      <h3>
        <Words text={title} />
      </h3>
      <p className="note">
        {source}. {verdictCounts(report)}.
      </p>
      <dl>
        {claims
          .map((claim) => ({ ...claim, reason: reasonOf(report, claim) }))
          .map(({ text, verdict, detail, reason }) => (
            <div key={text}>
              <dt>{verdict}</dt>
              <dd>
                <Words text={text} />
                {reason && (
                  <span className="note">
                    <Words text={reason} />
                  </span>
                )}
                <span className="note">
                  <Words text={detail} />
                </span>
              </dd>
            </div>
          ))}
      </dl>
      <p className="note">
        <code>{commandOf(report)}</code>
        {origin(report)}
      </p>
      <details>
        <summary>Setting and all figures</summary>
        <ul>
          {setting.map((line) => (
            <li key={line}>
              <Words text={line} />
            </li>
          ))}
        </ul>
        {tablesOf(cells).map((table) => (
          <Figures key={table.measure} table={table} />
        ))}
        {histograms.length > 0 && <pre>{histograms.join('\n')}</pre>}
      </details>
    </section>
  );
}

/** Reports are plain text: δ_B and N_lo get their indices here. */
function Words({ text }: { text: string }) {
  return (
    <MathText text={text.replace(/(\p{L})_(\p{L}+)/gu, (_, symbol, index) => `$${symbol}_{${index}}$`)} />
  );
}

function Figures({ table: { measure, rows } }: { table: TextTable }) {
  return (
    <div className="figures">
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
