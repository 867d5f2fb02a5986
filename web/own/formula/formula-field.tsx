import './formula-field.css';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import * as words from '#words/own/formula';
import type { Repair } from '../../../src/formula/fault.ts';
import { LIMITS } from '../../../src/formula/limits.ts';
import { FORMULA_KINDS } from '../../../src/objectives/formula-parameters.about.ts';
import { Choice } from '../../forms/choice.tsx';
import { told } from '../../told/told.ts';
import { MathText } from '../../ui/math-text.tsx';
import type { FormulaId } from './blocks.ts';
import { nudged } from './edit-text.ts';
import { highlight } from './highlight.ts';
import { rewrite } from './rewrite.ts';

/** A fault of the formula, as shown by the field. */
export interface FieldFault {
  readonly message: string;
  /** Its position in the text; null if it has none. */
  readonly place: { readonly at: number; readonly to: number } | null;
  readonly repair: Repair | null;
}

interface FormulaFieldProps {
  readonly id: FormulaId;
  readonly text: string;
  readonly fault: FieldFault | null;
  /** Text below the field while there is no fault. */
  readonly reading: string;
  readonly onKind: (id: FormulaId) => void;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const KINDS = ['formula-1d', 'formula-2d', 'formula-environment'] as const;

/**
 * A line of text over its own picture: letters with a slider are bold, the first fault is red. Tab applies
 * the correction, ↑ and ↓ change the number at the caret.
 */
export function FormulaField(props: FormulaFieldProps) {
  const { id, text, fault, reading, onKind, onText, field } = props;
  const faultId = useId();
  const { coordinates, symbol } = FORMULA_KINDS[id];
  return (
    <>
      <div className={fault ? 'formula-field bad' : 'formula-field'}>
        <span className="formula-left">
          <Choice
            className="formula-kind"
            label={words.about}
            value={id}
            options={KINDS.map((value) => ({
              value,
              note: words.kinds[value],
              label: FORMULA_KINDS[value].symbol,
            }))}
            onChange={(value) => onKind(value as FormulaId)}
          />
          =
        </span>
        <div className="formula-text">
          <Picture text={text} coordinates={coordinates} fault={fault} />
          <textarea
            ref={field}
            aria-label={`${symbol} =`}
            aria-invalid={fault !== null}
            aria-describedby={faultId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            rows={1}
            maxLength={LIMITS.characters}
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => onText(event.target.value.replace(/\n/g, ' '))}
            onKeyDown={(event) => onKeyDown(event, fault)}
          />
        </div>
      </div>
      <p
        className={fault ? 'formula-note fault' : 'formula-note'}
        id={faultId}
        role={fault ? 'alert' : undefined}
      >
        <span>{fault ? fault.message : <MathText text={reading} />}</span>
        {fault?.repair && (
          <button type="button" onClick={() => mend(field.current, fault)}>
            {told(fault.repair.offer)} <kbd>Tab</kbd>
          </button>
        )}
      </p>
    </>
  );
}

/** The text as displayed, under the typed letters. */
function Picture({
  text,
  coordinates,
  fault,
}: Pick<FormulaFieldProps, 'text' | 'fault'> & { coordinates: readonly string[] }) {
  const spans = highlight(text, coordinates, fault?.place ?? null);
  return (
    <code aria-hidden="true">
      {spans.map(({ kind, wrong, text: part }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        <span key={index} className={wrong ? `${kind} wrong` : kind}>
          {part}
        </span>
      ))}
      {'\u200b'}
    </code>
  );
}

function mend(field: HTMLTextAreaElement | null, fault: FieldFault): void {
  if (field && fault.repair) rewrite(field, fault.repair);
}

function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, fault: FieldFault | null): void {
  const { key, currentTarget: field, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'Enter') event.preventDefault();
  else if (key === 'Tab' && !shiftKey && fault?.repair) {
    event.preventDefault();
    mend(field, fault);
  } else if (key === 'ArrowUp' || key === 'ArrowDown') {
    const units = (key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1);
    const change = nudged(field.value, field.selectionEnd, units);
    if (!change) return;
    event.preventDefault();
    rewrite(field, change);
  }
}
