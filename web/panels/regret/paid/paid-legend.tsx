import './paid.css';
import { useId } from 'react';
import { SHOWN_CAUSES, type ShownCause } from '../../../readings/causes.ts';
import { HatchPattern } from './hatch-pattern.tsx';

/** Legend of the colours. */
export function PaidLegend() {
  return (
    <p className="paid-legend">
      {SHOWN_CAUSES.map((cause) => (
        <span key={cause.id}>
          <PaidSwatch cause={cause.id} />
          {cause.name}
        </span>
      ))}
    </p>
  );
}

export function PaidSwatch({ cause }: { cause: ShownCause['id'] }) {
  const hatch = useId();
  return (
    <svg className="chart" width="10" height="10" aria-hidden="true">
      {cause === 'alarm' && <HatchPattern id={hatch} />}
      <rect
        className={`paid-${cause}`}
        width="10"
        height="10"
        rx="2"
        fill={cause === 'alarm' ? `url(#${hatch})` : undefined}
      />
    </svg>
  );
}
