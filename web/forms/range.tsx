import './range.css';
import type { CSSProperties } from 'react';
import * as words from '#words/forms/parameters';

interface RangeProps {
  readonly label: string;
  /** Whole-numbered position, 0..last. */
  readonly position: number;
  readonly last: number;
  /** What a screen reader says for the position. */
  readonly valueText: string;
  readonly onChange: (position: number) => void;
  /**
   * A drag or key press is over. Said at its end and before the next one, in case the end went elsewhere; not on
   * blur: it reaches the last slider only after the next one has moved, and would cut that drag in two.
   */
  readonly onEnd: () => void;
}

/** A slider over whole-numbered positions: the browser's own range input in the page's dress. */
export function Range({ label, position, last, valueText, onChange, onEnd }: RangeProps) {
  return (
    <input
      className="range"
      type="range"
      min={0}
      max={last}
      step={1}
      value={position}
      aria-label={label}
      aria-valuetext={valueText}
      style={{ '--fill': `${(100 * position) / last}%` } as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onPointerUp={onEnd}
      onKeyUp={onEnd}
      onPointerDown={onEnd}
    />
  );
}

interface HandlesProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (values: number[]) => void;
  readonly onEnd: () => void;
}

/** Several handles on one track, each kept between its neighbours. */
export function Handles({ label, values, min, max, onChange, onEnd }: HandlesProps) {
  const percent = (value: number) => (100 * (value - min)) / (max - min);
  const move = (index: number, value: number) => {
    const low = index === 0 ? min : values[index - 1] + 1;
    const high = index === values.length - 1 ? max : values[index + 1] - 1;
    onChange(values.toSpliced(index, 1, Math.max(low, Math.min(high, value))));
  };
  const style = {
    '--from': `${percent(values[0])}%`,
    '--to': `${percent(values[values.length - 1])}%`,
  } as CSSProperties;
  return (
    <div className="handles" style={style}>
      {values.map((value, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its place in the list
          key={index}
          className="range bare"
          type="range"
          min={min}
          max={max}
          value={value}
          aria-label={words.handle({ label, number: index + 1, count: values.length })}
          onChange={(event) => move(index, event.target.valueAsNumber)}
          onPointerUp={onEnd}
          onKeyUp={onEnd}
          onPointerDown={onEnd}
        />
      ))}
    </div>
  );
}
