import { type Bitmap2D, correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import * as words from '#words/page/qr-code';

/**
 * Most modules per side that a phone in the last row can read. At four fifths of the picture's height, a
 * module of 61 + 8 is 1/87 of that height: two and a half pixels of a camera with 1920 over 65°, seen from
 * 7.7 heights away. Rooms are laid out for at most 8. Holds an address of 251 letters at level M, of 321 at
 * level L.
 */
const MOST_MODULES = 61;
/** Error correction: 15 % of the modules where that fits, 7 % otherwise. */
const LEVELS = [correction.M, correction.L] as const;
/** Empty modules around a code. */
const QUIET = 4;

/** The QR code of an address, dark on white in both themes; a sentence if the code would be too fine. */
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

/** The dark modules as one path; null if there are too many. */
export function drawn(text: string): { size: number; path: string } | null {
  const code = codeOf(text);
  if (!code) return null;
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const dark = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { size: code.size, path: dark.join('') };
}

/** Whether the address fits a code that can be read across a room. */
export const fitsARoom = (text: string): boolean => codeOf(text) !== null;

/** The code at the first level that is coarse enough. */
function codeOf(text: string): Bitmap2D | null {
  if (text === '') return null;
  for (const level of LEVELS) {
    const code = generated(text, level);
    if (code && code.size <= MOST_MODULES) return code;
  }
  return null;
}

/** Null if no code can hold the text. */
function generated(text: string, minCorrectionLevel: (typeof LEVELS)[number]): Bitmap2D | null {
  try {
    return generate(text, { minCorrectionLevel });
  } catch {
    return null;
  }
}
