import { describe, expect, it } from 'vitest';
import { doubledKey } from '../../src/engine/doubled-key.ts';
import { driftlab, SMALL } from '../cli/support.ts';

describe('a key that stands twice', () => {
  it.each([
    ['{"a": 1, "a": 2}', 'a'],
    ['{"lanes": [{}, {"seed": 1, "x": [1, 2], "seed" : 2}]}', 'lanes[1].seed'],
    ['{"a": {"b": {"c": 1}, "b": 2}}', 'a.b'],
    ['{"a": 1, "\\u0061": 2}', 'a'],
    ['[[0, {"": 1, "": 2}]]', '[0][1].'],
    [`{"a": 1, "a"${' \n\t'.repeat(1000)}: 2}`, 'a'],
  ])('in %s is found at %s', (text, place) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(doubledKey(text)).toBe(place);
  });

  it('is looked for in time that grows with the text alone', () => {
    const values = Array.from({ length: 20_000 }, (_, i) => `"${i}"${' '.repeat(i % 50)}`);
    const text = `{"a": [${values}], "b": "${'\\"'.repeat(500_000)}", "c": ${' '.repeat(2_000_000)}1}`;
    expect(JSON.parse(text)).toHaveProperty('c', 1);
    expect(doubledKey(text)).toBeNull();
  });

  it.each([
    '{"a": {"a": "a"}, "b": [{"a": 1}, {"a": 1}]}',
    '["a", "a"]',
    '{"a": "a\\"", "b": "\\\\"}',
    '3',
    '"a"',
  ])('is none in %s', (text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(doubledKey(text)).toBeNull();
  });

  it('in a scenario file is refused with its place', async () => {
    const text = JSON.stringify(SMALL).replace('"seed":4', '"seed":4,"seed":5');
    const { status, stdout, stderr } = await driftlab(['run', 'small.json'], { 'small.json': text });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/small\.json gives seed twice/);
  });
});
