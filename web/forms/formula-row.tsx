import './formula-row.css';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import * as words from '#words/forms/parameters';
import { faultWords, firstFault, repaired } from '../../src/objectives/formula-parts.ts';
import type { FormulaParam } from '../../src/parameters/spec.ts';
import { plainMath } from '../../src/picture/math.ts';
import { told } from '../told/told.ts';
import { ParameterRow } from './parameter-row.tsx';

interface FormulaRowProps {
  readonly spec: FormulaParam;
  readonly value: string;
  readonly set: (value: string) => void;
}

/**
 * A formula field. Valid text takes effect with Enter or on leaving the field. For invalid text the first
 * fault is shown while typing, with a correction offered on Tab, and the last valid text stays in effect.
 */
export function FormulaRow({ spec, value, set }: FormulaRowProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const faultId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value in effect replaces the draft
  useEffect(() => setDraft(null), [value]);
  const text = draft ?? value;
  const fault = faultWords(text, spec.kind);
  const repair = repaired(text, firstFault(text, spec.kind));

  const commit = () => {
    if (fault !== null || draft === null) return;
    setDraft(null);
    if (draft !== value) set(draft);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Tab' && repair && !event.shiftKey) {
      event.preventDefault();
      setDraft(repair.text);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (fault === null) event.currentTarget.blur();
    } else if (event.key === 'Escape') setDraft(null);
  };
  return (
    <ParameterRow {...spec} changed={value !== spec.default} value={null}>
      <textarea
        className="text-field"
        aria-label={plainMath(spec.label)}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        rows={Math.min(6, 1 + Math.floor(text.length / 28))}
        maxLength={spec.longest}
        value={text}
        onChange={(event) => setDraft(event.target.value.replace(/\n/g, ' '))}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {fault !== null && (
        <p className="field-fault" id={faultId} role="alert">
          {told(fault)}.{' '}
          {repair && (
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => setDraft(repair.text)}
            >
              {told(repair.offer)} <kbd>{words.tabKey}</kbd>
            </button>
          )}{' '}
          <button type="button" onClick={() => setDraft(null)}>
            {words.takeBack}
          </button>
        </p>
      )}
    </ParameterRow>
  );
}
