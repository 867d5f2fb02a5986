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
  /** Moves from the value in the field by one: arrow up and down. */
  readonly onStep?: (value: T, by: 1 | -1) => void;
  /** A key has been let go. */
  readonly onStepEnd?: () => void;
}

/**
 * A value to click and edit. Enter or leaving the field commits; Escape restores the value in effect. Invalid
 * text stays in the field with its fault, while the last valid value stays in effect.
 */
export function useTypedField<T>({ label, text, parse, onCommit, onStep, onStepEnd }: TypedFieldOptions<T>): {
  field: ReactNode;
  fault: ReactNode;
} {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const faultId = useId();
  const shown = draft ?? text;

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
  const step = (event: KeyboardEvent, by: 1 | -1) => {
    const parsed = parse(shown);
    event.preventDefault();
    if ('fault' in parsed) return setFault(parsed.fault);
    settle();
    onStep?.(parsed.value, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter leaves the field, so that the page's keys work again; a fault keeps the focus in it.
    if (event.key === 'Enter' && draft !== null && 'fault' in parse(draft)) commit();
    else if (event.key === 'Enter') event.currentTarget.blur();
    else if (event.key === 'Escape' && draft !== null) {
      // Escape only restores the value and does not leave the place.
      event.preventDefault();
      settle();
    } else if (onStep && /^Arrow(Up|Down)$/.test(event.key)) step(event, event.key === 'ArrowUp' ? 1 : -1);
  };
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
        onKeyUp={onStepEnd}
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
