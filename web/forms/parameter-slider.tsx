import { type KeyboardEvent, useRef } from 'react';
import type { NumberParam } from '../../src/parameters/spec.ts';
import { endGesture } from '../store/actions/edit.ts';
import { Range } from './range.tsx';
import { sliderScale } from './slider-scale.ts';

interface ParameterSliderProps {
  readonly spec: NumberParam;
  readonly label: string;
  readonly value: number;
  /** Text of the value for screen readers. */
  readonly valueText: string;
  readonly onSlide: (value: number) => void;
  /** Called when a drag or key press is over. */
  readonly onEnd: () => void;
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/**
 * A number's slider. During a drag nearly every pixel is a value, and the final value has few digits. Keys
 * move in steps of 1-2-5.
 */
export function ParameterSlider({ spec, label, value, valueText, onSlide, onEnd }: ParameterSliderProps) {
  /** The value of the drag; the page's value may lag behind. */
  const dragged = useRef<number | null>(null);
  const scale = sliderScale(spec);
  const position = scale.positionOf(value);
  const end = () => {
    const left = dragged.current === null ? null : scale.rest(dragged.current);
    if (left !== null && left !== dragged.current) onSlide(left);
    dragged.current = null;
    endGesture();
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    onSlide(scale.valueAt(scale.next(position, direction)));
  };
  return (
    <Range
      label={label}
      position={position}
      last={scale.last}
      valueText={valueText}
      onChange={(at) => {
        dragged.current = scale.valueAt(at);
        onSlide(dragged.current);
      }}
      onEnd={end}
      onKeyDown={onKeyDown}
    />
  );
}
