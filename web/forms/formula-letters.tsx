import { symbolsIn } from '../../src/objectives/formula-parts.ts';
import type { NamedNumbers, NamedNumbersParam, NumberParam } from '../../src/parameters/spec.ts';
import { NumberRow, type RowOf } from './number-row.tsx';

interface FormulaLettersProps extends RowOf<NamedNumbersParam, NamedNumbers> {
  /** The formula. */
  readonly text: string;
}

/** A slider for each free letter of a formula; nothing while the formula cannot be read. */
export function FormulaLetters({ text, ...row }: FormulaLettersProps) {
  return symbolsIn(text, row.spec.kind).map((name) => <LetterRow key={name} name={name} {...row} />);
}

/** The slider of one letter; the values of all letters are one parameter. */
function LetterRow({ name, spec, value, set }: RowOf<NamedNumbersParam, NamedNumbers> & { name: string }) {
  const { help, min, max, slider } = spec;
  const initial = Object.hasOwn(spec.default, name) ? spec.default[name] : 1;
  const own: NumberParam = {
    ...{ id: name, type: 'number', label: `$${name}$`, symbol: '', help },
    ...{ default: initial, min, max, slider, step: 0.01 },
  };
  return (
    <NumberRow
      spec={own}
      value={Object.hasOwn(value, name) ? value[name] : 1}
      set={(number, dragging) => set({ ...value, [name]: number }, dragging)}
    />
  );
}
