import * as words from '#words/panels/paid';
import type { WorldStep } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { useStepCauses } from '../../answers/causes.ts';
import { SHOWN_CAUSES, sharesReading } from '../../readings/causes.ts';

interface PaidRowProps {
  readonly letter: LaneLetter;
  readonly records: readonly WorldStep[];
  readonly t: number;
}

const WIDTH = 84;

/** What the step's regret was paid for: a bar of its shares, with the largest in words. */
export function PaidRow({ letter, records, t }: PaidRowProps) {
  const step = useStepCauses(letter, records, t);
  if (!step) return null;
  return (
    <p className="why-paid">
      <span>
        {words.whyPaid} <b>{formatValue(step.regret)}</b>
      </span>
      {step.regret >= 0.005 && (
        <svg className="chart" width={WIDTH} height="8" aria-hidden="true">
          <Shares paid={SHOWN_CAUSES.map(({ at }) => step.paid[at] / step.regret)} />
        </svg>
      )}
      <span>{sharesReading(step)}</span>
    </p>
  );
}

function Shares({ paid }: { paid: readonly number[] }) {
  let x = 0;
  return SHOWN_CAUSES.map(({ id }, i) => {
    const width = paid[i] * WIDTH;
    const from = x;
    x += width;
    return width > 0 ? (
      <rect key={id} className={`paid-${id === 'alarm' ? 'hatch' : id}`} x={from} width={width} height="8" />
    ) : null;
  });
}
