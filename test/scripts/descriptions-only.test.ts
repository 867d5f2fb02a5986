import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutCode } from '../../scripts/page/descriptions-only.ts';

const left = (text: string, ...properties: string[]) =>
  withoutCode(text, parseAst(text) as unknown as Parameters<typeof withoutCode>[1], properties);

describe('a registered thing on the page', () => {
  it('keeps what describes it and loses what computes', () => {
    expect(left("const a = { id: 'a', slots: (p) => ({ p }), name: 'A' };", 'slots')).toBe(
      "const a = { id: 'a', name: 'A' };",
    );
    expect(left("const a = { create, id: 'a' };", 'create')).toBe("const a = { id: 'a' };");
  });

  it('loses methods and what lies deeper', () => {
    expect(left('make({ one: [{ create() {}, two: 2 }] });', 'create')).toBe('make({ one: [{ two: 2 }] });');
  });

  it('keeps constants of the same name: a choice has a value', () => {
    const choices = "const c = [{ value: 'wide' }, { value: (x) => x }];";
    expect(left(choices, 'value')).toBe("const c = [{ value: 'wide' }, {  }];");
  });

  it('keeps the value of a choice that is made from a list: it stands beside a label', () => {
    const choices = 'const c = names.map((value) => ({ value, label: value }));';
    expect(left(choices, 'value')).toBe(choices);
  });

  it('does not keep its source, which the page does not tell', () => {
    expect(left("const a = { source: 'a paper', id: 1 };", 'source')).toBe('const a = { id: 1 };');
  });
});
