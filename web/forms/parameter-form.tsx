import { Suspense, useEffect, useRef, useState } from 'react';
import * as words from '#words/forms/parameters';
import type {
  ChoiceParam,
  KeyFrame,
  KeyFramesParam,
  NamedNumbers,
  NumberListParam,
  ParamSpec,
  ParamValue,
  StepListParam,
  ToggleParam,
} from '../../src/parameters/spec.ts';
import { isVisible } from '../../src/parameters/visible.ts';
import { plainMath } from '../../src/picture/math.ts';
import { endGesture } from '../store/actions/edit.ts';
import { sameValue } from '../store/actions/parameters.ts';
import { openOwn } from '../store/address/place.ts';
import { useHidesFuture } from '../store/hooks.ts';
import { Choice } from './choice.tsx';
import { FormulaLetters, FormulaRow, ProgramRow } from './late-rows.ts';
import { NumberRow, type RowOf } from './number-row.tsx';
import { ParameterRow } from './parameter-row.tsx';
import { Handles } from './range.tsx';
import { useTypedField } from './typed-field.tsx';
import { formatList, parseNumbers, parseSteps } from './values.ts';

/** Sets a parameter; `gesture` names a drag whose changes are one undo entry. */
export type SetParameter = (id: string, value: ParamValue, gesture?: string) => void;

interface FormProps {
  readonly specs: readonly ParamSpec[];
  /** The parameters with a row here; omitted: all that apply. */
  readonly rows?: readonly ParamSpec[];
  /** All values, with defaults filled in. */
  readonly values: Readonly<Record<string, ParamValue>>;
  readonly onChange: SetParameter;
  /** Distinguishes the drags of different forms: "lane-A", "objective". */
  readonly place: string;
  readonly horizon: number;
}

/** Rows for the parameters that apply, built from their specs. */
export function ParameterForm({ specs, rows, values, onChange, place, horizon }: FormProps) {
  return (rows ?? specs.filter((spec) => isVisible(spec, specs, values))).map((spec) => {
    const key = `${place} ${spec.id}`;
    const set = (value: ParamValue, dragging?: boolean) =>
      onChange(spec.id, value, dragging ? key : undefined);
    const value = values[spec.id];
    switch (spec.type) {
      case 'choice':
        return <ChoiceRow key={key} spec={spec} value={value as string} set={set} />;
      case 'toggle':
        return <ToggleRow key={key} spec={spec} value={value as boolean} set={set} />;
      case 'steps':
        return <StepsToCome key={key} spec={spec} value={value as number[]} set={set} horizon={horizon} />;
      case 'numbers':
        return <NumbersRow key={key} spec={spec} value={value as number[]} set={set} />;
      case 'formula':
        return (
          <Suspense key={key}>
            <FormulaRow spec={spec} value={value as string} set={set} />
          </Suspense>
        );
      case 'program':
        return (
          <Suspense key={key}>
            <ProgramRow spec={spec} value={value as string} />
          </Suspense>
        );
      case 'named numbers':
        return (
          <Suspense key={key}>
            <FormulaLetters
              text={values[spec.formula] as string}
              spec={spec}
              value={value as NamedNumbers}
              set={set}
            />
          </Suspense>
        );
      case 'key frames':
        return <KeyFramesRow key={key} spec={spec} value={value as readonly KeyFrame[]} />;
      default:
        return <NumberRow key={key} of={key} spec={spec} value={value as number} set={set} />;
    }
  });
}

type StepsProps = RowOf<StepListParam, number[]> & { readonly horizon: number };

/** Steps that reveal the future: if that is hidden, they are shown on a click. */
function StepsToCome(props: StepsProps) {
  const { spec } = props;
  const [asked, setAsked] = useState(false);
  const hidden = useHidesFuture() && !asked;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) row.current?.querySelector('input')?.focus();
  }, [asked]);
  const show = (
    <button
      type="button"
      className="follows"
      aria-label={words.showHidden(plainMath(spec.label))}
      onClick={() => setAsked(true)}
    >
      {words.hidden}
    </button>
  );
  return (
    <div ref={row} className={hidden ? 'to-come' : undefined}>
      {hidden ? <ParameterRow {...spec} changed={false} value={show} /> : <StepsRow {...props} />}
    </div>
  );
}

/** Steps of the run, as text and as sliders. */
export function StepsRow({ spec, value, set, horizon }: StepsProps) {
  const name = plainMath(spec.label);
  const { field, fault } = useTypedField({
    label: words.stepsBetweenCommas(name),
    text: formatList(value),
    parse: (text) => parseSteps(spec, text),
    onCommit: set,
  });
  const top = Math.max(Math.min(spec.max, horizon), value.at(-1) ?? 0);
  return (
    <ParameterRow {...spec} changed={!sameValue(spec.default, value)} value={field} fault={fault}>
      {value.length > 0 && (
        <Handles
          label={name}
          values={value}
          min={spec.min}
          max={top}
          onChange={(steps) => set(steps, true)}
          onEnd={endGesture}
        />
      )}
    </ParameterRow>
  );
}

function NumbersRow({ spec, value, set }: RowOf<NumberListParam, number[]>) {
  const { field, fault } = useTypedField({
    label: words.numbersBetweenCommas(plainMath(spec.label)),
    text: formatList(value),
    parse: (text) => parseNumbers(spec, text),
    onCommit: set,
  });
  return <ParameterRow {...spec} changed={!sameValue(spec.default, value)} value={field} fault={fault} />;
}

/** The number of key frames; they are drawn in the editor. */
function KeyFramesRow({ spec, value }: Omit<RowOf<KeyFramesParam, readonly KeyFrame[]>, 'set'>) {
  const edit = (
    <>
      <button type="button" className="follows" onClick={openOwn}>
        {words.draw}
      </button>
      {value.length}
    </>
  );
  return <ParameterRow {...spec} changed={value !== spec.default} value={edit} />;
}

/** Most letters of label and choice together that fit on one line. */
const ONE_LINE = 30;

function ChoiceRow({ spec, value, set }: RowOf<ChoiceParam, string>) {
  const longest = Math.max(...spec.choices.map(({ label }) => label.length));
  const fits = plainMath(spec.label + spec.symbol).length + longest <= ONE_LINE;
  const menu = (
    <Choice
      className={fits ? 'choice' : 'select'}
      label={spec.label}
      value={value}
      options={spec.choices}
      onChange={(next) => set(next)}
    />
  );
  return (
    <ParameterRow {...spec} changed={value !== spec.default} value={fits ? menu : null}>
      {!fits && menu}
    </ParameterRow>
  );
}

function ToggleRow({ spec, value, set }: RowOf<ToggleParam, boolean>) {
  const box = (
    <input
      className="check"
      type="checkbox"
      aria-label={spec.label}
      checked={value}
      onChange={(event) => set(event.target.checked)}
    />
  );
  return <ParameterRow {...spec} changed={value !== spec.default} value={box} />;
}
