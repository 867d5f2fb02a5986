import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { linear } from '../../../src/picture/scale.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import type { Shown } from '../plot/phase.ts';
import type { SumRow, TestRow, WhyLane, WhyRow } from './why-rows.ts';

interface WhyBodyProps extends WhyLane {
  readonly letter: LaneLetter;
  /** Range of the bars. */
  readonly domain: readonly [number, number];
  /** Whether the head may take several lines. */
  readonly long: boolean;
  readonly shown: Shown;
  /** Whether a row is still hidden. */
  readonly hides: (row: WhyRow) => boolean;
}

/** Explanation of one lane's query: the choice, and the numbers behind it. */
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

const WIDTH = 92;
const HEIGHT = 22;

/** A row's numbers as lengths from 0: μ solid, √β_t σ pale, the sum a tick; or ψ solid with κ as a tick. */
function WhyBar({ row, domain }: { row: SumRow | TestRow; domain: readonly [number, number] }) {
  const [low, high] = domain;
  const whole = linear(domain, [1, WIDTH - 1]);
  const scale = (value: number) => whole(Math.max(low, Math.min(high, value)));
  const zero = scale(0);
  const solid = row.kind === 'sum' ? row.mean : row.psi;
  const tick = row.kind === 'sum' ? row.value : row.kappa;
  return (
    <svg
      className="chart"
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Length from={zero} to={scale(solid)} opacity={1} />
      {row.kind === 'sum' && <Length from={scale(row.mean)} to={scale(row.value)} opacity={0.38} />}
      <line x1={zero} x2={zero} y1={4} y2={20} stroke="var(--axis)" />
      <line
        x1={scale(tick)}
        x2={scale(tick)}
        y1={5}
        y2={19}
        stroke={row.kind === 'sum' ? 'var(--lane-text)' : 'var(--ink)'}
        strokeWidth={2}
      />
    </svg>
  );
}

function Length({ from, to, opacity }: { from: number; to: number; opacity: number }) {
  return (
    <rect
      x={Math.min(from, to)}
      y={9}
      width={Math.abs(to - from)}
      height={6}
      fill="var(--lane)"
      opacity={opacity}
    />
  );
}
