import * as words from '#words/library/papers';
import type { Cell } from '../../src/experiments/report/cell.ts';
import { commandOf, type Recorded, shownVerdict } from '../../src/experiments/report/recorded.ts';
import type { Report } from '../../src/experiments/report/report.ts';
import { byMeasure, figure } from '../../src/experiments/report/text.ts';
import type { Figure } from '../../src/experiments/report/verdict.ts';
import { detailWords, originWords, verdictName } from '../readings/papers/verdicts.ts';
import { measureName } from '../readings/papers/views.ts';
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
            <dt>{verdictName(shownVerdict(report, claim)) ?? words.noVerdict}</dt>
            <dd>
              <Words text={claim.text} />
              <span className="note">
                <Words text={detailWords(claim.detail)} />
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
        {'date' in report && originWords(report)}
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
      {byMeasure(cells).map((table) => (
        <Figures key={table.measure} {...table} />
      ))}
    </details>
  );
}

const printed = ({ mean, std }: Figure): string =>
  std === null ? figure(mean) : `${figure(mean)} ${words.withSpread(figure(std))}`;

function Figures({ measure, cells }: { measure: string; cells: readonly Cell[] }) {
  return (
    <div className="papers-figures">
      <table>
        <thead>
          <tr>
            {[measureName(measure), '', words.paperColumn, words.oursColumn, 'n', words.verdictColumn].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {cells.map(({ row, column, paper, ours, verdict }) => (
            <tr key={`${row} ${column}`}>
              <th scope="row">{row}</th>
              <td>{column}</td>
              <td>{paper ? printed(paper) : '–'}</td>
              <td>{`${figure(ours.mean)} ± ${figure(ours.se)}`}</td>
              <td>{ours.n}</td>
              <td>{verdictName(verdict) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
