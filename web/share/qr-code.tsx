import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import * as words from '../words/share/qr-code.ts';

/** Modules a side above which a phone three rows back cannot read the code. */
const MOST_MODULES = 53;
/** Quiet modules around a code. */
const QUIET = 4;

/** The QR code of an address, dark on white in either theme; a sentence where it would be too fine. */
export function QrCode({ text }: { readonly text: string }) {
  const code = useMemo(() => drawn(text), [text]);
  if (text === '') return <div className="qr" />;
  if (!code)
    return (
      <div className="qr too-much">
        <p>{words.tooMuch}</p>
      </div>
    );
  const side = code.size + 2 * QUIET;
  return (
    <svg className="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={words.label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} />
      <path d={code.path} />
    </svg>
  );
}

/** The dark modules as one path; null where there are too many. */
export function drawn(text: string): { size: number; path: string } | null {
  if (text === '') return null;
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    if (code.size > MOST_MODULES) return null;
    const rows = Array.from({ length: code.size }, (_, y) => y);
    const dark = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
    return { size: code.size, path: dark.join('') };
  } catch {
    return null;
  }
}
