import * as words from '#words/views/lane';
import { formatRegret, formatValue } from '../../../src/picture/format.ts';
import { MathText } from '../../ui/math-text.tsx';

interface LaneStatsProps {
  /** Cumulative regret R_t. */
  readonly regret: number;
  readonly t: number;
  /** Observations the model had when it chose x_t. */
  readonly data: number;
  /** null: a person's lane, which has none. */
  readonly resets: number | null;
}

/** The lane's figures at the cursor. */
export function LaneStats({ regret, t, data, resets }: LaneStatsProps) {
  return (
    <dl className="stats">
      <Figure value={formatRegret(regret)} label={words.regret} />
      <Figure value={formatValue(regret / t)} label={words.average} />
      <Figure value={String(data)} label={words.data} />
      <Figure
        value={resets === null ? '–' : String(resets)}
        label={resets === 1 ? words.reset : words.resets}
      />
    </dl>
  );
}

/** A figure with its name below. */
export function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>
        <MathText text={label} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
