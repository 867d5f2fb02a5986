import * as words from '#words/forms/parameters';
import type { NumberParam } from '../../src/parameters/spec.ts';
import { plainMath } from '../../src/picture/math.ts';
import { endGesture } from '../store/actions/edit.ts';
import { ParameterRow } from './parameter-row.tsx';
import { Range } from './range.tsx';
import { sliderScale } from './slider-scale.ts';
import { useTypedField } from './typed-field.tsx';
import { formatNumber, parseNumber } from './values.ts';

/** A row of a form, of one kind of parameter. */
export interface RowOf<S, V> {
  readonly spec: S;
  readonly value: V;
  readonly set: (value: V, dragging?: boolean) => void;
}

/** A number: typed or slid. */
export function NumberRow({ spec, value, set }: RowOf<NumberParam, number>) {
  const name = plainMath(spec.label);
  const { field, fault } = useTypedField({
    label: name,
    text: formatNumber(value),
    parse: (text) => parseNumber(spec, text),
    onCommit: set,
  });
  const scale = sliderScale(spec);
  return (
    <ParameterRow {...spec} changed={value !== spec.default} value={field} fault={fault}>
      <Range
        label={words.slider(name)}
        position={scale.positionOf(value)}
        last={scale.last}
        valueText={`${formatNumber(value)} ${spec.unit ?? ''}`.trim()}
        onChange={(position) => set(scale.valueAt(position), true)}
        onEnd={endGesture}
      />
    </ParameterRow>
  );
}
