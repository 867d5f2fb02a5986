import { useMemo } from 'react';
import * as words from '#words/panels/regret-table';
import { isByHand } from '../../../src/engine/game/learner.ts';
import { formatValue } from '../../../src/picture/format.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { formatMeasure } from '../../readings/regret-measure.ts';
import { type Comparison, type ComparisonRow, compareLanes } from '../../readings/seeds/comparison.ts';
import { halfWidth } from '../../readings/seeds/half-width.ts';
import { aloneReading } from '../../readings/you-alone.ts';
import { useScenario, useUncoveredReplicates } from '../../store/hooks.ts';
import { useStage } from '../../store/stage.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { SeedStrip } from './seed-strip.tsx';

/** ± is half the 95 % interval of the mean. */
const HEADS = ['$R_T$ ± (95 %)', words.std, words.median, '$R_T/T$ ± (95 %)', words.resets, '$n$'];
const ANSWER_HEADS = [words.lastRegret, words.std, words.median, '$n$'];

interface RegretTableProps {
  readonly lanes: readonly PanelLane[];
  /** Whether the regret is that of answers, where the last one counts instead of the sum. */
  readonly answers: boolean;
}

/** The lanes over many seeds: a table, the paired test as a sentence, and a dot per seed. */
export function RegretTable({ lanes, answers }: RegretTableProps) {
  const { lanes: order, results } = useUncoveredReplicates();
  const { horizon } = useScenario();
  const own = useStage() === null;
  const key = lanes.map(({ letter }) => letter).join('');
  const letters = useMemo(() => [...key] as PanelLane['letter'][], [key]);
  const comparison = useMemo(
    () => compareLanes({ lanes: order, results }, letters, answers),
    [order, results, letters, answers],
  );
  if (!comparison)
    return (
      <div className="comparison">
        <p className="reading">{own ? words.comparesSeedsAbove : words.comparesSeeds}</p>
        <Alone lanes={lanes} horizon={horizon} />
      </div>
    );
  const present = comparison.rows.map(({ letter }) => letter);
  return (
    <div className="comparison">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.lane}</span>
            </th>
            {(answers ? ANSWER_HEADS : HEADS).map((head) => (
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
              horizon={answers ? null : horizon}
              winner={row.letter === comparison.winner}
            />
          ))}
        </tbody>
      </table>
      <Verdict comparison={comparison} />
      <Alone lanes={lanes} horizon={horizon} />
      <SeedStrip letters={present} answers={answers} />
    </div>
  );
}

interface RowProps {
  readonly row: ComparisonRow;
  readonly name: string;
  /** null for the regret of the last answer, which is not a sum over steps. */
  readonly horizon: number | null;
  readonly winner: boolean;
}

function Row({ row, name, horizon, winner }: RowProps) {
  const { letter, regret, resets } = row;
  const { mean, std, se, median, n } = regret;
  const half = halfWidth(n) * se;
  const format = (value: number) => formatMeasure(value, horizon === null ? 'answer' : 'total');
  return (
    <tr className={winner ? 'winner' : undefined}>
      <th scope="row" title={name}>
        <Badge letter={letter} small />{' '}
        <span className="lane-name">
          <SettingText text={name} />
        </span>
      </th>
      <td>
        {format(mean)} ± {format(half)}
      </td>
      <td>{format(std)}</td>
      <td>{format(median)}</td>
      {horizon !== null && <td>{averages(mean / horizon, half / horizon)}</td>}
      {horizon !== null && <td>{resets.toFixed(1)}</td>}
      <td>{n}</td>
    </tr>
  );
}

/** Two decimals, as in the plot; three for small values. */
const averages = (mean: number, half: number): string => {
  const digits = mean < 0.1 ? 3 : 2;
  return `${formatValue(mean, digits)} ± ${formatValue(half, digits)}`;
};

function Verdict({ comparison }: { comparison: Comparison }) {
  return (
    <p className="verdict">
      <MathText text={comparison.sentence} />
    </p>
  );
}

/** Lanes whose queries a person chose: they ran in a single world, perhaps not to its end. */
function Alone({ lanes, horizon }: Pick<RegretTableProps, 'lanes'> & { horizon: number }) {
  const { lanes: all } = useScenario();
  return lanes
    .filter(({ letter }) => all.some((lane) => lane.id === letter && isByHand(lane)))
    .map(({ letter, name, records }) => (
      <p key={letter} className="verdict">
        <Badge letter={letter} small /> <MathText text={aloneReading(name, records, horizon)} />
      </p>
    ));
}
