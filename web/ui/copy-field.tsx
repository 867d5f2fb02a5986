import { useState } from 'react';
import * as words from '#words/page/copy-field';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
}

/** A text with a button to copy it; if the browser refuses, the text is selected and a line says so. */
export function CopyField({ label, text }: CopyFieldProps) {
  const [copied, setCopied] = useState<{ text: string; well: boolean } | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const copy = async () => {
    if (text === '') return;
    const well = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (!well) field?.select();
    setCopied({ text, well });
  };
  const now = copied?.text === text ? copied : null;
  return (
    <>
      <div className="linkfield">
        <input
          ref={setField}
          readOnly
          aria-label={label}
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" aria-label={words.copyLabel(label)} aria-disabled={text === ''} onClick={copy}>
          {now?.well ? words.copied : words.copy}
        </button>
      </div>
      {now && !now.well && (
        <p className="note" role="status">
          {words.copyRefused}
        </p>
      )}
    </>
  );
}
