import * as words from '#words/share/print';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { formatRegret, formatValue } from '../../../src/picture/format.ts';
import { resetsUpTo } from '../../readings/trigger.ts';
import { useDrawnUntil, useEnvironmental, useLanes, useScenario } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { SettingText } from '../../ui/setting-text.tsx';

/** The lanes at the end of the run, or at the step shown if the end is hidden, with fingerprints. */
export function SummaryTable() {
  const lanes = useLanes();
  const { horizon } = useScenario();
  const step = Math.min(horizon, useDrawnUntil());
  const answers = useEnvironmental();
  const heads = answers
    ? [words.answerRegret, words.f1, words.data]
    : [words.regret, words.averageRegret, words.data, words.resets];
  return (
    <table className="summary-table">
      <thead>
        <tr>
          <th scope="col">
            <MathText text={words.atStep(step)} />
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              <MathText text={head} />
            </th>
          ))}
          <th scope="col">{words.fingerprint}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map((data) => (
          <tr key={data.lane.id}>
            <th scope="row">
              <Badge letter={data.lane.id} small /> <SettingText text={data.name} />
            </th>
            <Figures data={data} step={step} answers={answers} />
            <td>
              <code>{data.run.fingerprint ?? '–'}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FiguresProps {
  readonly data: LaneData;
  readonly step: number;
  readonly answers: boolean;
}

function Figures({ data: { run }, step, answers }: FiguresProps) {
  const record = run.records[step - 1];
  if (!record)
    return (
      <td colSpan={answers ? 3 : 4}>
        {run.error ?? (run.status === 'running' ? words.laneComputing : words.laneEndedBefore)}
      </td>
    );
  return figuresOf(record, run.records, step, answers).map(([name, value]) => <td key={name}>{value}</td>);
}

function figuresOf(
  record: StepRecord,
  records: readonly StepRecord[],
  step: number,
  answers: boolean,
): readonly (readonly [name: string, value: string])[] {
  const { cumulativeRegret, regret, assessment, dataSize } = record;
  if (answers)
    return [
      ['regret', formatValue(regret, 3)],
      ['f1', assessment?.f1 == null ? '–' : formatValue(assessment.f1)],
      ['data', String(dataSize)],
    ];
  return [
    ['regret', formatRegret(cumulativeRegret)],
    ['average', formatValue(cumulativeRegret / step)],
    ['data', String(dataSize)],
    ['resets', String(resetsUpTo(records, step))],
  ];
}
