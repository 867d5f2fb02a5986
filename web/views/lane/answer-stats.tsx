import * as words from '#words/views/environment';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { Figure } from './lane-stats.tsx';

/** The lane's figures at the cursor in an environment: how good its answer is. */
export function AnswerStats({ record }: { record: StepRecord }) {
  const { regret, assessment, dataSize } = record;
  return (
    <dl className="stats">
      <Figure value={formatValue(regret, 3)} label={words.regret} />
      <Figure
        value={assessment ? formatValue(assessment.probability) : '–'}
        label={words.answerProbability}
      />
      <Figure value={assessment?.f1 == null ? '–' : formatValue(assessment.f1)} label="F1" />
      <Figure value={String(dataSize)} label={words.data} />
    </dl>
  );
}
