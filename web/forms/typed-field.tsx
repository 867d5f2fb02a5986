import './typed-field.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import * as words from '#words/forms/parameters';
import type { Parsed } from './values.ts';

interface TypedFieldOptions<T> {
  readonly label: string;
  /** The value in effect, as text. */
  readonly text: string;
  readonly parse: (text: string) => Parsed<T>;
  readonly onCommit: (value: T) => void;
}

/**
 * A value to click and edit. Enter or leaving the field commits; Escape restores the value in effect. Invalid
 * text stays in the field with its fault, while the last valid value stays in effect.
 */
export function useTypedField<T>({ label, text, parse, onCommit }: TypedFieldOptions<T>): {
  field: ReactNode;
  fault: ReactNode;
} {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const faultId = useId();

  const settle = () => {
    setDraft(null);
    setFault(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value in effect replaces the draft
  useEffect(settle, [text]);

  const commit = () => {
    if (draft === null || draft.trim() === text) return settle();
    const parsed = parse(draft);
    if ('fault' in parsed) return setFault(parsed.fault);
    settle();
    onCommit(parsed.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter leaves the field, so that the page's keys work again; a fault keeps the focus in it.
    if (event.key === 'Enter' && draft !== null && 'fault' in parse(draft)) commit();
    else if (event.key === 'Enter') event.currentTarget.blur();
    else if (event.key === 'Escape' && draft !== null) {
      // Escape only restores the value and does not leave the place.
      event.preventDefault();
      settle();
    }
  };
  const shown = draft ?? text;
  return {
    field: (
      <input
        className="typed"
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        autoComplete="off"
        spellCheck={false}
        size={Math.max(3, Math.min(16, shown.length))}
        value={shown}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    ),
    fault: fault !== null && (
      <p className="field-fault" id={faultId} role="alert">
        {fault}{' '}
        <button type="button" onClick={settle}>
          {words.resetTo(text)}
        </button>
      </p>
    ),
  };
}
