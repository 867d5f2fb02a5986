import { describe, expect, it } from 'vitest';
import { accentedModule } from '../../scripts/page/pseudo-locale.ts';

describe('the pseudo-locale', () => {
  it('puts accents on words, and makes them longer', () => {
    expect(accentedModule("export const close = 'Close it';")).toBe("export const close = 'Çlóóšéé íít';");
  });

  it('leaves formulas, values, names and types alone', () => {
    const code = (at: string, of: string) =>
      `const said: Record<'a', string> = { b: \`${at} $ψ_t a$ = \${step} \\n ${of} \${count === 'a'}\` };`;
    expect(accentedModule(code('at', 'of'))).toBe(code('áát', 'óóf'));
  });
});
