import type { CurveLayout } from '../plot/curve-layout.ts';
import { type ArmNames, namePlace } from './arm-names.ts';

interface NamesProps {
  readonly names: ArmNames;
  readonly layout: Pick<CurveLayout, 'axis' | 'left' | 'right'>;
  readonly at: (index: number) => number;
  /** The arm whose name is set in bold: the one queried now. */
  readonly strong: number | undefined;
}

/** Names of arms below an axis. */
export function Names({ names, layout: { axis, left, right }, at, strong }: NamesProps) {
  return (
    <g>
      <line x1={left} x2={right} y1={axis} y2={axis} stroke="var(--axis)" />
      {names.labels.map(({ index, text }) => (
        <text
          key={index}
          className={index === strong ? 'lane-ink b' : undefined}
          {...namePlace(names, at(index), axis)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
