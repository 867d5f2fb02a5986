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

/** The guess and the values it is compared with, as bars from a common origin; their numbers stay those of the plot. */
export function Bars({ predict, answer, run }: { predict: Predict; answer: Answer; run: MeasuredRun }) {
  const origin = predict.from ? numberOf(run, predict.from) : null;
  const length = (value: number | null) =>
    Math.max(0, origin === null ? (value ?? 0) : origin - (value ?? origin));
  const rows: Row[] = [
    ...(answer.shown ? [] : [{ name: words.yours, value: answer.values[0] ?? null, lane: undefined }]),
    ...predict.rows.map(({ name, of, lane }) => ({ name, value: numberOf(run, of), lane })),
  ];
  const largest = Math.max(1e-9, ...rows.map(({ value }) => length(value)));
  return (
    <dl className="lesson-bars">
      {rows.map(({ name, value, lane }) => (
        <div key={name} data-lane={lane}>
          <dt>{name}</dt>
          <dd>
            <i style={{ width: `${(100 * length(value)) / largest}%` }} />
          </dd>
          <dd>{value === null ? '–' : formatValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
