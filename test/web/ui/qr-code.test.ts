import { describe, expect, it } from 'vitest';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { drawn, fitsARoom } from '../../../web/ui/qr-code.tsx';

const LECTURERS_OWN = [
  '2*peak(x, 0.7, 0.1)*(1-step(t,80)) + b*peak(x, 0.25, 0.1)*step(t,80)',
  '2*peak(x,0.7,0.1)*(1-step(t,60))+1.6*peak(x,0.25,0.1)*step(t,60)*(1-step(t,130))+b*peak(x,0.5,0.08)*step(t,130)',
];

/** A formula of one's own in the opening scene's lanes, named, and ticked as for a class. */
function forAClass(formula: string): string {
  const [{ scenario }] = SCENES;
  return encodeLink({
    ...scenario,
    title: 'Our first drift',
    objective: { id: 'formula-1d', parameters: { formula, symbols: { b: 1.5 } } },
    view: { ...scenario.view, step: 60, hide: 'future', lock: 'controls', you: 'none' },
  });
}

describe('a code', () => {
  it('of a scene’s address has 29 modules a side, as a phone reads from afar', () => {
    expect(drawn('https://driftlab.example/#abrupt-change.61')?.size).toBeLessThanOrEqual(29);
  });

  it.each(LECTURERS_OWN)('carries a lecturer’s own %s from a long address to the last row', (formula) => {
    const link = forAClass(formula);
    expect(decodeLink(link).scenario.view).toMatchObject({ hide: 'future', lock: 'controls', you: 'none' });
    expect(drawn(`https://some-university.example/driftlab/#${link}`)?.size).toBeLessThanOrEqual(61);
  });

  it('corrects less where only so it is coarse enough, and gives way above 61 modules', () => {
    const of = (letters: number) => 'https://driftlab.example/#v2.'.padEnd(letters, 'Ab_');
    // At level M 251 bytes fit into 61 modules, at level L 321 (ISO/IEC 18004, version 11).
    expect([251, 252, 321].map((letters) => drawn(of(letters))?.size)).toEqual([61, 57, 61]);
    expect(drawn(of(322))).toBeNull();
    expect(drawn('x'.repeat(10_000))).toBeNull();
    expect(drawn('')).toBeNull();
  });

  it('is promised to a room only where there is one', () => {
    expect(fitsARoom('https://driftlab.example/#abrupt-change.61')).toBe(true);
    expect(fitsARoom('x'.repeat(400))).toBe(false);
    expect(fitsARoom('')).toBe(false);
  });
});
