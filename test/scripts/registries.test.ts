import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { isWords } from '../../scripts/page/code-only.ts';
import { isCode } from '../../scripts/page/descriptions-only.ts';
import { type IsCut, type Node, withoutProperties } from '../../scripts/page/without-properties.ts';

const cut = (text: string, isCut: IsCut) => withoutProperties(text, parseAst(text) as unknown as Node, isCut);
const left = (text: string, ...properties: string[]) => cut(text, isCode(properties));

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

describe('a registered thing in a worker', () => {
  it('keeps what computes and loses what is only said of it', () => {
    expect(cut("const a = { id: 'a', summary: 'resets', create };", isWords)).toBe(
      "const a = { id: 'a', create };",
    );
  });

  it('loses label, symbol and unit of a parameter, and keeps those of what it explains', () => {
    expect(cut("const p = { id: 'l', label: 'Lengthscale', help, default: 1 };", isWords)).toBe(
      "const p = { id: 'l', default: 1 };",
    );
    const explained = "const e = { symbol: '$μ$', label, value };";
    expect(cut(explained, isWords)).toBe(explained);
  });
});
