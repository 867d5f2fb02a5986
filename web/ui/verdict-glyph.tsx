import './verdict-glyph.css';
import type { ShownVerdict } from '../../src/experiments/report/recorded.ts';

const CLASSES: Partial<Record<NonNullable<ShownVerdict>, string>> = {
  reproduced: 'full',
  undecided: 'dashed',
};

/**
 * Full: reproduced; half: only the order; dashed: undecided; empty: not reproduced; no glyph without a
 * verdict. Always used beside the word.
 */
export function VerdictGlyph({ verdict, size = 12 }: { verdict: ShownVerdict; size?: number }) {
  if (!verdict) return null;
  return (
    <svg className="verdict-glyph" width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="4.6" className={CLASSES[verdict]} />
      {verdict === 'order reproduced' && <path d="M6 1.4a4.6 4.6 0 0 0 0 9.2z" className="full" />}
    </svg>
  );
}
