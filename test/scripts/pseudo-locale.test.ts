import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { accentedModule, pseudoLocale } from '../../scripts/page/pseudo-locale.ts';

const WORDS = fileURLToPath(new URL('../../web/words', import.meta.url));
const FILES = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

describe('the pseudo-locale', () => {
  it('puts accents on words, and makes them longer', () => {
    expect(accentedModule("export const close = 'Close it';")).toBe("export const close = 'Çlóóšéé íít';");
  });

  it('leaves formulas, values, names and types alone', () => {
    const code = (at: string, of: string) =>
      `const said: Record<'a', string> = { b: \`${at} $ψ_t a$ = \${step} \\n ${of} \${count === 'a'}\` };`;
    expect(accentedModule(code('at', 'of'))).toBe(code('áát', 'óóf'));
  });

  it('takes the words of every room, and no other module', () => {
    const { transform } = pseudoLocale() as unknown as { transform: (code: string, id: string) => unknown };
    const passedOver = FILES.filter((name) => {
      const file = join(WORDS, name);
      return transform(readFileSync(file, 'utf8'), file) === null;
    });
    expect(FILES.length).toBeGreaterThan(0);
    expect(passedOver).toEqual([]);
    expect(transform("export const close = 'Close';", '/web/share/sheet.ts')).toBeNull();
  });
});
