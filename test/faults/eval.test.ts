import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { driftlab } from '../cli/support.ts';
import { Chance } from './mutations.ts';
import { PATIENCE, share, tried } from './tries.ts';

// Every number of every golden case at the ends of doubles: a finite answer, or one sentence that names the place.

const GOLDEN = new URL('../golden/', import.meta.url);
const CASES = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'));
const VALUES = [1e308, -1e308, 1e155, 1e100, -1e100, 1e9, 1e-300, 5e-324, -1, 0];

type Path = readonly (string | number)[];

/** Places of the numbers of a case; of a list those of its first and last entry. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value)
    ? [...new Set([0, value.length - 1])].filter((i) => i >= 0)
    : Object.keys(value).filter((key) => path.length > 0 || key !== 'expect');
  return keys.flatMap((key) => placesIn(value[key as keyof typeof value], [...path, key]));
}

function changed(text: string, path: Path, number: number): unknown {
  const whole = JSON.parse(text);
  const inner = path.slice(0, -1).reduce((part, key) => part[key], whole);
  inner[path[path.length - 1]] = number;
  return whole;
}

describe('a number at the end of doubles', () => {
  it.for(CASES)('in %s', PATIENCE, async (name, context) => {
    const text = readFileSync(new URL(name, GOLDEN), 'utf8');
    const chance = new Chance(25);
    const places = placesIn(JSON.parse(text));
    const all = places.flatMap((path) => VALUES.map((number) => [path, number] as const));
    const chosen = share(0, 1)
      ? all
      : Array.from({ length: Math.min(20, all.length) }, () => chance.pick(all));
    for (const [path, number] of chosen) {
      const { status, stdout, stderr } = await driftlab(['eval', 'case.json'], {
        'case.json': changed(text, path, number),
      });
      const place = `${path.join('.')} = ${number}`;
      expect([0, 2], `${place}: ${stderr}`).toContain(status);
      if (status === 2) expect(stderr, place).toMatch(/^driftlab: (?!internal fault).{1,280}\n$/);
      else expect(JSON.parse(stdout), place).toHaveProperty('got');
    }
    tried(context, chosen.length);
  });
});
