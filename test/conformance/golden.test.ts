import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluateCase } from '../../conformance/eval/index.ts';
import { loadBackend } from '../../src/gp/index.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');
/** Keys of `expect` that only help the comparison. */
const HELP = ['acq_margin', 'margins', 'valid_steps', 'notes'];
const CLEAR_MARGIN = 1e-9;

interface GoldenCase {
  readonly name: string;
  readonly kind: string;
  readonly noise_variance?: number;
  readonly expect: unknown;
}

const CASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as GoldenCase);

const backend = await loadBackend();

/** The runs of a `bpt_trace` case, with the choices that are clear: later ones are ties of rounding errors. */
function clearSteps(runs: unknown, expected: GoldenCase['expect']): unknown {
  const kept = Object.entries(expected as Record<string, { valid_steps: number }>).map(
    ([name, { valid_steps }]) => {
      const run = (runs as Record<string, Record<string, unknown[]>>)[name];
      const clear = (key: string) => run[key].slice(0, valid_steps);
      return [name, { ...run, x: clear('x'), w: clear('w'), y: clear('y') }];
    },
  );
  return Object.fromEntries(kept);
}

/** Relative agreement, and the same absolute one for values that are differences of numbers near 1. */
function expectClose(got: unknown, wanted: unknown, tolerance: number, path: string): void {
  if (typeof wanted === 'number') {
    expect(typeof got, path).toBe('number');
    const difference = Math.abs((got as number) - wanted);
    expect(difference, `${path}: ${got} against ${wanted}`).toBeLessThanOrEqual(
      tolerance * Math.max(1, Math.abs(wanted)),
    );
  } else if (Array.isArray(wanted)) {
    expect((got as unknown[]).length, path).toBe(wanted.length);
    wanted.forEach((value, i) => {
      expectClose((got as unknown[])[i], value, tolerance, `${path}[${i}]`);
    });
  } else if (typeof wanted === 'object' && wanted !== null) {
    const keys = Object.keys(wanted).filter((key) => !HELP.includes(key));
    expect(Object.keys(got as object).sort(), path).toEqual(keys.sort());
    for (const key of keys)
      expectClose(
        (got as Record<string, unknown>)[key],
        (wanted as Record<string, unknown>)[key],
        tolerance,
        `${path}.${key}`,
      );
  } else expect(got, path).toBe(wanted);
}

describe('golden cases', () => {
  it('has all kinds that were copied', () => {
    expect(new Set(CASES.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(14);
  });

  it.each(CASES)('$name', (golden) => {
    const { name, kind, got } = evaluateCase(golden, backend);
    expect({ name, kind }).toEqual({ name: golden.name, kind: golden.kind });
    const compared = (runs: unknown) => (kind === 'bpt_trace' ? clearSteps(runs, golden.expect) : runs);
    const tolerance = (golden.noise_variance ?? 1) <= 1e-6 ? 1e-6 : 1e-9;
    expectClose(compared(got), compared(golden.expect), tolerance, 'got');
  });

  it.each(CASES.filter(({ kind }) => kind === 'trace'))(
    '$name chooses the same arms wherever the choice is clear',
    (golden) => {
      const wanted = golden.expect as { arm: number[]; acq_margin: (number | null)[] };
      const { arm } = evaluateCase(golden, backend).got as { arm: number[] };
      const clear = wanted.acq_margin.map((margin) => margin === null || margin > CLEAR_MARGIN);
      expect(clear.filter(Boolean).length).toBeGreaterThan(50);
      expect(arm.filter((_, i) => clear[i])).toEqual(wanted.arm.filter((_, i) => clear[i]));
    },
  );

  it('does not read what the case expects', () => {
    const [first] = CASES;
    expect(evaluateCase({ ...first, expect: undefined }, backend)).toEqual(evaluateCase(first, backend));
  });
});
