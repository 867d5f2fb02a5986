import { type KeyboardEvent, useRef } from 'react';
import type { NumberParam } from '../../src/parameters/spec.ts';
import { endGesture } from '../store/actions/edit.ts';
import { Range } from './range.tsx';
import { sliderScale } from './slider-scale.ts';

interface ParameterSliderProps {
  readonly spec: NumberParam;
  readonly label: string;
  readonly value: number;
  /** What a screen reader says for the value. */
  readonly valueText: string;
  readonly onSlide: (value: number) => void;
  /** A drag or key press is over: the value is the page's again. */
  readonly onEnd: () => void;
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** A number's slider: nearly every pixel is a value while it is dragged; what a drag leaves has few digits. Keys go by 1-2-5. */
export function ParameterSlider({ spec, label, value, valueText, onSlide, onEnd }: ParameterSliderProps) {
  /** Where the finger is: the value of the page may be a picture behind it. */
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
