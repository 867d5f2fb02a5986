import './range.css';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import * as words from '#words/forms/parameters';

interface RangeProps {
  readonly label: string;
  /** Integer position, 0..last. */
  readonly position: number;
  readonly last: number;
  /** Text of the position for screen readers. */
  readonly valueText: string;
  readonly onChange: (position: number) => void;
  /**
   * Called when a drag or key press is over: at its end, and before the next one in case the end was missed.
   * Not on blur, which reaches the last slider only after the next one has moved and would split that drag.
   */
  readonly onEnd: () => void;
  /** Handles keys that differ from the browser’s slider. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A slider over integer positions: the browser's range input in the page's style. The browser moves the thumb,
 * also while the page lags behind.
 */
export function Range({ label, position, last, valueText, onChange, onEnd, onKeyDown }: RangeProps) {
  const input = useRef<HTMLInputElement>(null);
  const down = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const end = (isDown: boolean) => {
    down.current = isDown;
    onEnd();
    renderAgain();
  };
  // With every render: at the end of a drag the thumb may be elsewhere, though the position is as before.
  useLayoutEffect(() => {
    if (input.current && !down.current) place(input.current, position);
  });
  return (
    <input
      ref={input}
      className="range"
      type="range"
      min={0}
      max={last}
      step={1}
      defaultValue={position}
      aria-label={label}
      aria-valuetext={valueText}
      style={{ '--fill': fill(position, last) } as CSSProperties}
      onChange={({ currentTarget }) => {
        place(currentTarget, currentTarget.valueAsNumber);
        onChange(currentTarget.valueAsNumber);
      }}
      onPointerDown={() => end(true)}
      onPointerUp={() => end(false)}
      onPointerCancel={() => end(false)}
      onKeyUp={() => end(false)}
      onKeyDown={onKeyDown}
    />
  );
}

const fill = (position: number, last: number | string): string => `${(100 * position) / Number(last)}%`;

/** Puts the thumb, and the coloured part of the track, at a position. */
function place(input: HTMLInputElement, position: number): void {
  input.valueAsNumber = position;
  input.style.setProperty('--fill', fill(position, input.max));
}

/** A value that follows the drag at once, while the page may lag behind. */
function useHeld<T>(value: T, onChange: (value: T) => void, onEnd: () => void) {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const down = useRef(false);
  const end = (isDown: boolean) => {
    down.current = isDown;
    setHeld(null);
    onEnd();
  };
  return {
    shown: held ? held.value : value,
    move(next: T) {
      if (down.current) setHeld({ value: next });
      onChange(next);
    },
    ends: {
      onPointerDown: () => end(true),
      onPointerUp: () => end(false),
      onPointerCancel: () => end(false),
      onKeyUp: () => end(false),
    },
  };
}

interface HandlesProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (values: number[]) => void;
  readonly onEnd: () => void;
}

/** Several handles on one track, each limited by its neighbours. */
export function Handles({ label, values, min, max, onChange, onEnd }: HandlesProps) {
  const percent = (value: number) => (100 * (value - min)) / (max - min);
  const { shown, move, ends } = useHeld(values, (next) => onChange([...next]), onEnd);
  const moveOne = (index: number, value: number) => {
    const low = index === 0 ? min : shown[index - 1] + 1;
    const high = index === shown.length - 1 ? max : shown[index + 1] - 1;
    move(shown.toSpliced(index, 1, Math.max(low, Math.min(high, value))));
  };
  const style = {
    '--from': `${percent(shown[0])}%`,
    '--to': `${percent(shown[shown.length - 1])}%`,
  } as CSSProperties;
  return (
    <div className="handles" style={style}>
      {shown.map((value, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is identified by its index
          key={index}
          className="range bare"
          type="range"
          min={min}
          max={max}
          value={value}
          aria-label={words.handle({ label, number: index + 1, count: shown.length })}
          onChange={(event) => moveOne(index, event.target.valueAsNumber)}
          {...ends}
        />
      ))}
    </div>
  );
}
