import type { ReactNode } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { useCursor, useHover } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
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
  const cursor = useCursor();
  const [hover] = useHover();
  const pointed = hover.t !== null;
  return (
    <div className={pointed ? 'reading hover' : 'reading'} id={id}>
      {children({ t: hover.t ?? cursor, pointed })}
    </div>
  );
}

/** "t = 96", and its date where it has one. */
export function StepName({ t, date }: { t: number; date?: string | undefined }) {
  return (
    <span>
      <MathText text={`$t$ = ${t}`} />
      {date && <em> {date}</em>}
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
  const cursor = useCursor();
  const [hover] = useHover();
  const t = useThrottled(hover.t ?? cursor, SENTENCE_MS);
  return (
    <p className="visually-hidden" id={id}>
      {sentence(t)}
    </p>
  );
}
