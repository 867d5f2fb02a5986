import * as words from '#words/forms/parameters';
import type { NumberParam } from '../../src/parameters/spec.ts';
import { plainMath } from '../../src/picture/math.ts';
import { ParameterRow, type RowProps } from './parameter-row.tsx';
import { ParameterSlider } from './parameter-slider.tsx';
import { useTypedField } from './typed-field.tsx';
import { useSlid } from './use-slid.ts';
import { formatNumber, parseNumber } from './values.ts';

/** Props of a form row for one kind of parameter. */
export interface RowOf<S, V> {
  readonly spec: S;
  readonly value: V;
  readonly set: (value: V, dragging?: boolean) => void;
}

/** A number to type, or to set by a slider. */
export function NumberRow({
  spec,
  value: ofPage,
  set,
  of,
}: RowOf<NumberParam, number> & Pick<RowProps, 'of'>) {
  const name = plainMath(spec.label);
  const { value, slider } = useSlid(ofPage, (next) => set(next, true));
  const { zero } = spec;
  const isLeft = zero !== undefined && value === 0;
  const text = isLeft ? zero : formatNumber(value);
  const unit = isLeft ? '' : spec.unit;
  const { field, fault } = useTypedField({
    label: name,
    text,
    parse: (typed) => parseNumber(spec, typed === zero ? '0' : typed),
    onCommit: set,
  });
  return (
    <ParameterRow {...spec} unit={unit} of={of} changed={value !== spec.default} value={field} fault={fault}>
      <ParameterSlider
        spec={spec}
        label={words.slider(name)}
        value={value}
        valueText={`${text} ${unit ?? ''}`.trim()}
        {...slider}
      />
    </ParameterRow>
  );
}
