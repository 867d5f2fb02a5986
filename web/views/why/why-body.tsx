import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import type { Shown } from '../plot/phase.ts';
import { WhyBar } from './why-bars.tsx';
import type { WhyLane, WhyRow } from './why-rows.ts';

interface WhyBodyProps extends WhyLane {
  readonly letter: LaneLetter;
  /** Of the bars. */
  readonly domain: readonly [number, number];
  /** The head may take more than a line. */
  readonly long: boolean;
  readonly shown: Shown;
  /** Whether a row is not to be told yet. */
  readonly hides: (row: WhyRow) => boolean;
}

/** One lane's answer: what it chose, and the numbers that it chose by. */
export function WhyBody({ letter, head, rows, domain, long, shown, hides }: WhyBodyProps) {
  return (
    <>
      <p className="why-head">
        <Badge letter={letter} small />
        <span className={[long && 'long', !shown.query && 'later'].filter(Boolean).join(' ')}>
          <MathText text={head} />
        </span>
      </p>
      {rows.map((row) => (
        <Row key={row.label} row={row} domain={domain} hidden={hides(row)} />
      ))}
    </>
  );
}

function Row({ row, domain, hidden }: { row: WhyRow; domain: readonly [number, number]; hidden: boolean }) {
  const fired = row.kind === 'test' && row.fired;
  return (
    <div className={hidden ? 'why-row later' : 'why-row'}>
      <span className="label">
        <MathText text={row.label} />
      </span>
      {row.kind !== 'note' && <WhyBar row={row} domain={domain} />}
      <span className={`value${row.kind === 'note' ? ' wide' : ''}${fired ? ' fired' : ''}`}>
        <MathText text={row.text} />
      </span>
    </div>
  );
}
