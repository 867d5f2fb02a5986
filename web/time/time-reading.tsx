import type { ReactNode } from 'react';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { useDrawnUntil, useHover, useTold } from '../store/hooks.ts';
import { useHidden } from '../store/stage.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';
import { useThrottled } from './use-throttled.ts';

/** The step whose values are read. */
export interface ReadAt {
  readonly t: number;
  /** Whether it is the step under the pointer instead of the cursor's. */
  readonly pointed: boolean;
}

interface TimeReadingProps {
  readonly id: string;
  readonly children: (at: ReadAt) => ReactNode;
}

/** The line under a panel's title: values at the cursor or under the pointer. */
export function TimeReading({ id, children }: TimeReadingProps) {
  const at = useReadAt();
  const quiet = useHidden('readings');
  return (
    <div className={at.pointed ? 'reading hover' : 'reading'} id={id}>
      {quiet ? '\u00a0' : children(at)}
    </div>
  );
}

/** The step under the pointer, if it may be shown; otherwise the last one shown. */
function useReadAt(): ReadAt {
  const told = useTold();
  const until = useDrawnUntil();
  const [hover] = useHover();
  return hover.t !== null && hover.t <= until
    ? { t: hover.t, pointed: true }
    : { t: Math.max(1, told), pointed: false };
}

/** "t = 96", with its date or the seconds passed, if known. */
export function StepName({ t, date }: { t: number; date?: string | undefined }) {
  return (
    <span>
      <MathText text={`$t$ = ${t}`} />
      {date && <em> · {date}</em>}
    </span>
  );
}

/** A lane's badge and value, and optional additions. */
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

/** The reading in words, for screen readers; at every step it would cost half the pictures of six lanes that play. */
export function TimeSentence({ id, sentence }: { id: string; sentence: (t: number) => string }) {
  const t = useThrottled(useReadAt().t, SENTENCE_MS);
  return (
    <p className="visually-hidden" id={id}>
      {sentence(t)}
    </p>
  );
}
