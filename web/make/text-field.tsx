import { useRef } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly max: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

/** The text that was written last. */
let last: HTMLTextAreaElement | null = null;

/** A text of several lines under its name. */
export function TextField({ label, value, rows, max, placeholder, onChange }: TextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <label>
      {label}
      <textarea
        ref={field}
        {...{ value, rows, placeholder }}
        maxLength={max}
        onFocus={() => {
          last = field.current;
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Puts a text where the caret was, as if it had been typed: in the text written last, or in a step’s first. */
export function insertText(text: string): void {
  const first = document.querySelector<HTMLTextAreaElement>('.make-step textarea');
  const field = last?.closest('.make-step') ? last : first;
  // A limit counts for typing alone.
  if (!field || field.value.length + text.length > field.maxLength) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
