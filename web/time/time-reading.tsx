import type { ReactNode } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { useDrawnUntil, useHover, useTold } from '../store/hooks.ts';
import { useHidden } from '../store/stage.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { useThrottled } from './use-throttled.ts';

/** The step to read off. */
export interface ReadAt {
  readonly t: number;
  /** It is the step under the pointer, not the cursor's. */
  readonly pointed: boolean;
}

interface TimeReadingProps {
  readonly id: string;
  readonly children: (at: ReadAt) => ReactNode;
}

/** The line under a panel's title: values at the cursor, or where the pointer rests. */
export function TimeReading({ id, children }: TimeReadingProps) {
  const at = useReadAt();
  const quiet = useHidden('readings');
  return (
    <div className={at.pointed ? 'reading hover' : 'reading'} id={id}>
      {quiet ? '\u00a0' : children(at)}
    </div>
  );
}

/** The step under the pointer, where it may be told; else the last one told. */
function useReadAt(): ReadAt {
  const told = useTold();
  const until = useDrawnUntil();
  const [hover] = useHover();
  return hover.t !== null && hover.t <= until
    ? { t: hover.t, pointed: true }
    : { t: Math.max(1, told), pointed: false };
}

/** "t = 96", and its date or the seconds gone by where it has them. */
export function StepName({ t, date }: { t: number; date?: string | undefined }) {
  return (
    <span>
      <MathText text={`$t$ = ${t}`} />
      {date && <em> · {date}</em>}
    </span>
  );
}

/** A lane's badge and its value, and perhaps more. */
export function LaneValue({
  letter,
  value,
  children,
}: {
  letter: LaneLetter;
  value: string;
  children?: ReactNode;
}) {
  return (
    <span className="item">
      <Badge letter={letter} small />
      <b>{value}</b>
      {children}
    </span>
  );
}

const SENTENCE_MS = 500;

/** The reading in words, for those who do not see the plot; it need not keep up with every step while playing. */
export function TimeSentence({ id, sentence }: { id: string; sentence: (t: number) => string }) {
  const t = useThrottled(useReadAt().t, SENTENCE_MS);
  return (
    <p className="visually-hidden" id={id}>
      {sentence(t)}
    </p>
  );
}
