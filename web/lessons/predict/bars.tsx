import * as words from '#words/lessons/lesson';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import { formatValue } from '../../../src/picture/format.ts';
import type { Answer } from '../../course/state.ts';
import { numberOf } from '../fill.ts';

interface Row {
  readonly name: string;
  readonly value: number | null;
  readonly lane: string | undefined;
}

/** The guess and the values it is compared with, as bars from a common origin. */
export function Bars({ predict, answer, run }: { predict: Predict; answer: Answer; run: MeasuredRun }) {
  const origin = predict.from ? numberOf(run, predict.from) : null;
  const length = (value: number | null) => (value === null ? null : origin === null ? value : origin - value);
  const rows: Row[] = [
    ...(answer.shown
      ? []
      : [{ name: words.yours, value: length(answer.values[0] ?? null), lane: undefined }]),
    ...predict.rows.map(({ name, of, lane }) => ({ name, value: length(numberOf(run, of)), lane })),
  ];
  const largest = Math.max(1e-9, ...rows.map(({ value }) => Math.abs(value ?? 0)));
  return (
    <dl className="lesson-bars">
      {rows.map(({ name, value, lane }) => (
        <div key={name} data-lane={lane}>
          <dt>{name}</dt>
          <dd>
            <i style={{ width: `${(100 * Math.max(0, value ?? 0)) / largest}%` }} />
          </dd>
          <dd>{value === null ? '–' : formatValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
