import { useMemo } from 'react';
import { formatRegret, formatValue } from '../plot/format.ts';
import { type Comparison, type ComparisonRow, compareLanes } from '../readings/comparison.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { useReplicates, useScenario } from '../store/hooks.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { SeedStrip } from './seed-strip.tsx';

const HEADS = ['$R_T$ ± std', 's.e.', 'median', '$R_T/T$ ± std', 'resets', '$n$'];

/** The lanes over many seeds: a table, the paired test in words, and every seed as a dot. */
export function RegretTable({ lanes }: { lanes: readonly PanelLane[] }) {
  const { lanes: order, results } = useReplicates();
  const { horizon } = useScenario();
  const key = lanes.map(({ letter }) => letter).join('');
  const letters = useMemo(() => [...key] as PanelLane['letter'][], [key]);
  const comparison = useMemo(
    () => compareLanes({ lanes: order, results }, letters),
    [order, results, letters],
  );
  if (!comparison)
    return (
      <div className="comparison">
        <p className="reading">The table compares the lanes over many seeds: ask for them above.</p>
      </div>
    );
  const present = comparison.rows.map(({ letter }) => letter);
  return (
    <div className="comparison">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">lane</span>
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                <MathText text={head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
            <Row
              key={row.letter}
              row={row}
              name={lanes.find(({ letter }) => letter === row.letter)?.name ?? ''}
              horizon={horizon}
              winner={row.letter === comparison.winner}
            />
          ))}
        </tbody>
      </table>
      <Verdict comparison={comparison} />
      <SeedStrip letters={present} />
    </div>
  );
}

interface RowProps {
  readonly row: ComparisonRow;
  readonly name: string;
  readonly horizon: number;
  readonly winner: boolean;
}

function Row({ row, name, horizon, winner }: RowProps) {
  const { letter, regret, resets } = row;
  const { mean, std, se, median, n } = regret;
  return (
    <tr className={winner ? 'winner' : undefined}>
      <th scope="row" title={name}>
        <Badge letter={letter} small /> <span className="lane-name">{name}</span>
      </th>
      <td>
        {formatRegret(mean)} ± {formatRegret(std)}
      </td>
      <td>± {formatRegret(se)}</td>
      <td>{formatRegret(median)}</td>
      <td>{averages(mean / horizon, std / horizon)}</td>
      <td>{resets.toFixed(1)}</td>
      <td>{n}</td>
    </tr>
  );
}

/** Two decimals, as in the plot; three where two would say little. */
const averages = (mean: number, std: number): string => {
  const digits = mean < 0.1 ? 3 : 2;
  return `${formatValue(mean, digits)} ± ${formatValue(std, digits)}`;
};

function Verdict({ comparison }: { comparison: Comparison }) {
  return (
    <p className="verdict">
      <MathText text={comparison.sentence} />
    </p>
  );
}
