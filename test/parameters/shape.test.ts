import { describe, expect, it } from 'vitest';
import {
  exactly,
  fields,
  kinds,
  list,
  mayBeAbsent,
  number,
  openFields,
  optional,
  otherwise,
  parameters,
  type Shape,
  ShapeFault,
  such,
  text,
} from '../../src/parameters/shape.ts';

const count = number({ type: 'integer', min: 1, max: 9 });
const point = fields({ x: count, label: otherwise(text({ max: 5 }), 'none'), note: optional(text()) });

function fault(shape: Shape<unknown>, value: unknown): string {
  try {
    shape.read(value);
  } catch (error) {
    if (error instanceof ShapeFault) return `${error.path}: ${error.problem}`;
    throw error;
  }
  throw new Error('the value was not refused');
}

describe('a shape', () => {
  it('reads what keeps its rules and fills in what may be absent', () => {
    expect(point.read({ x: 3 })).toEqual({ x: 3, label: 'none' });
    expect(point.read({ x: 3, label: 'a', note: '' })).toEqual({ x: 3, label: 'a', note: '' });
    expect(mayBeAbsent(openFields({ n: otherwise(count, 1) })).absent?.()).toEqual({ n: 1 });
    expect(openFields({ x: count }).read({ x: 3, y: 4 })).toEqual({ x: 3 });
  });

  it('gives every reader a default of its own', () => {
    const shape = fields({ steps: otherwise(list(count, 'counts'), [1]) });
    shape.read({}).steps.push(2);
    expect(shape.read({})).toEqual({ steps: [1] });
  });

  it.each<[Shape<unknown>, unknown, string]>([
    [point, 7, ': must be an object, got 7'],
    [point, { y: 1 }, ': has no field "y"; did you mean "x"? (known: x, label, note)'],
    [point, {}, 'x: is missing; it must be an integer between 1 and 9'],
    [list(point, 'points'), [{ x: 1 }, { x: 0 }], '[1].x: must be an integer between 1 and 9, got 0'],
    [
      fields({ a: list(list(count, 'counts'), 'rows') }),
      { a: [[1], [2, 'b']] },
      'a[1][1]: must be an integer between 1 and 9, got "b"',
    ],
    [
      list(count, 'at most 2 counts', { max: 2 }),
      [0, 0, 0],
      ': must be a list of at most 2 counts, got a list of 3',
    ],
  ])('refuses %# with place, rule and value', (shape, value, expected) => {
    expect(fault(shape, value)).toBe(expected);
  });

  it('stops at the first fault, and looks at no item of a list that is too long', () => {
    let looks = 0;
    const counted = such('must not be', () => looks++ < 0, {});
    fault(list(counted, 'things'), [1, 2, 3]);
    expect(looks).toBe(1);
    fault(list(counted, 'at most 2 things', { max: 2 }), [1, 2, 3]);
    expect(looks).toBe(1);
  });

  it('sees own fields only: what a prototype offers is neither read nor set', () => {
    const inherits = Object.create({ x: 3 });
    expect(fault(openFields({ x: count }), inherits)).toContain('x: is missing');
    for (const key of ['__proto__', 'constructor', 'toString'])
      expect(fault(point, JSON.parse(`{"x":1,"${key}":{"polluted":1}}`))).toContain(`has no field "${key}"`);
    expect(fault(parameters([]), JSON.parse('{"__proto__":1}'))).toContain('has no parameter "__proto__"');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('knows the entries that join a registry later', () => {
    const registry = [{ id: 'a', name: 'A', summary: '' }];
    const shape = kinds('id', 'entry', registry, ({ id }) => fields({ id: exactly(id) }));
    expect(fault(shape, { id: 'b' })).toBe('id: names no entry: "b"; did you mean "a"? (known: a)');
    registry.push({ id: 'b', name: 'B', summary: '' });
    expect(shape.read({ id: 'b' })).toEqual({ id: 'b' });
    expect(JSON.stringify(shape.schema())).toContain('"enum":["a","b"]');
  });
});
