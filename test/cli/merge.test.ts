import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TABLE_CSV } from '../experiments/support.ts';
import { Chance } from '../faults/mutations.ts';
import { driftlab, SMALL } from './support.ts';

type Files = Readonly<Record<string, string>>;
const GIVEN = { 'small.json': SMALL, 'table.csv': TABLE_CSV };
const COMMANDS = [
  ['compare', 'small.json', '--replicates', '9'],
  [
    'sweep',
    'small.json',
    '--replicates',
    '3',
    '--vary',
    'lanes.B.parameters.lowerSteps=1,2',
    '--vary',
    'seed=1,2',
  ],
  ['reproduce', 'et-temperature', '--csv', '/lab/table.csv', '--runs', '3'],
];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const IN_THREAD = ['--workers', '0'];

/** The files of all parts of a command, in a folder of their own. */
async function partsOf(command: readonly string[], count: number): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (let part = 1; part <= count; part++) {
    const name = `part-${part}.json`;
    const flags = [...IN_THREAD, '--shard', `${part}/${count}`, '--out', name];
    const done = await driftlab([...command, ...flags], GIVEN);
    expect([done.status, done.stdout]).toEqual([0, '']);
    files[name] = done.files[`/lab/${name}`];
  }
  return files;
}

const merge = (files: Files, ...flags: string[]) =>
  driftlab(['merge', ...Object.keys(files), ...flags], files);

function shuffled(files: Files, chance: Chance): Files {
  const names = Object.keys(files);
  const order = names.map((name) => [chance.below(1e9), name] as const).toSorted(([a], [b]) => a - b);
  return Object.fromEntries(order.map(([, name]) => [name, files[name]]));
}

describe('driftlab merge', () => {
  it.each(COMMANDS)(
    '%s %s: one process and seven parts in any order write the same bytes',
    async (...command) => {
      const whole = await driftlab([...command, ...IN_THREAD, '--out', 'whole.json'], GIVEN);
      expect(whole.status).toBe(0);
      const parts = await partsOf(command, 7);
      const chance = new Chance(7);
      for (let trial = 0; trial < 3; trial++) {
        const merged = await merge(shuffled(parts, chance), '--out', 'merged.json');
        expect(merged).toMatchObject({ status: 0, stderr: '', stdout: whole.stdout });
        expect(sha256(merged.files['/lab/merged.json'])).toBe(sha256(whole.files['/lab/whole.json']));
      }
    },
  );

  it('makes the whole of one part, and of more parts than there are jobs', async () => {
    const command = ['compare', 'small.json', '--replicates', '3'];
    const whole = await driftlab([...command, ...IN_THREAD, '--format', 'json'], GIVEN);
    for (const count of [1, 5]) {
      const merged = await merge(await partsOf(command, count), '--format', 'json');
      expect(merged.stdout).toBe(whole.stdout);
    }
  });

  it('takes up a part that was cut off anywhere, and one that is done', async () => {
    const command = [...COMMANDS[0], ...IN_THREAD, '--shard', '2/3', '--out', 'part.json'];
    const whole = (await driftlab(command, GIVEN)).files['/lab/part.json'];
    for (const length of [whole.length, whole.length - 1, whole.length - 40, Math.floor(whole.length / 2)]) {
      const given = { ...GIVEN, 'part.json': whole.slice(0, length) };
      const again = await driftlab([...command, '--resume'], given);
      expect([again.status, again.files['/lab/part.json']]).toEqual([0, whole]);
    }
  });
});

describe('parts that are no whole', () => {
  const refusal = async (files: Files, ...flags: string[]) => {
    const { status, stdout, stderr } = await merge(files, ...flags);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr.length).toBeLessThan(300);
    return stderr;
  };

  it('are refused in a sentence: missing, doubled, foreign, unfinished, damaged', async () => {
    const parts = await partsOf(COMMANDS[0], 3);
    const [one, two, three] = Object.values(parts);
    const named = (...texts: string[]) =>
      Object.fromEntries(texts.map((text, i) => [`${'abc'[i]}.json`, text]));

    expect(await refusal(named(one, three))).toContain('part 2/3 is missing');
    expect(await refusal(named(two))).toContain('parts 1/3, 3/3 are missing');
    expect(await refusal(named(one, two, one))).toMatch(/a\.json and \S+c\.json are the same part, 1\/3/);
    const other = await partsOf(['compare', 'small.json', '--replicates', '8'], 3);
    expect(await refusal(named(one, other['part-2.json']))).toMatch(/b\.json belongs to another plan/);
    const finer = await partsOf(COMMANDS[0], 4);
    expect(await refusal(named(one, finer['part-2.json']))).toMatch(/b\.json is one of 4 parts, .*one of 3/);
    const last = await partsOf([...COMMANDS[0], '--of', 'last'], 3);
    expect(await refusal(named(one, last['part-2.json']))).toMatch(/b\.json was made with other flags/);
    const newer = one.replace(/"engine":"[^"]+"/, '"engine":"9.0.0"');
    expect(await refusal(named(newer))).toContain('a.json is damaged');
    expect(await refusal(named(two.slice(0, -90), one))).toMatch(/a\.json is not finished, or cut off/);
    expect(await refusal(named(two.replace('"resets":[', '"resets":[1,')))).toContain('a.json is damaged');
    expect(await refusal(named('{"plan": 3}\n'))).toContain('a.json is no part of a plan');
    expect(await refusal(named(''))).toContain('a.json is no part of a plan');
    expect(await refusal(parts, '--out', 'part-1.json')).toContain('is the file that is read');
  });

  it('are refused where a single letter is another one', async () => {
    const { 'part-1.json': text } = await partsOf(['compare', 'small.json', '--replicates', '2'], 1);
    const chance = new Chance(3);
    for (let trial = 0; trial < 200; trial++) {
      const at = chance.below(text.length);
      const letter = text[at] === '7' ? '8' : '7';
      await refusal({ 'a.json': `${text.slice(0, at)}${letter}${text.slice(at + 1)}` });
    }
  });

  it.each([
    ['an order nested ever deeper', `"shard":[1,1],"order":${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['more parts than there can be', '"shard":[1,9007199254740991],"order":{}'],
    ['a number above their count', '"shard":[3,2],"order":{}'],
  ])('are refused with %s, also under a right seal', async (_, rest) => {
    const { createSeal } = await import('../../src/plan/part.ts');
    const header = `{"partial":"compare","plan":"0123456789ab","engine":"x",${rest}}\n`;
    const seal = createSeal();
    seal.add(header);
    expect(await refusal({ 'a.json': header + seal.line() })).toContain('a.json is no part of a plan');
  });

  it('are refused where another engine computed them', async () => {
    const { createSeal, partHeader } = await import('../../src/plan/part.ts');
    const origin = { id: 'compare', planKey: '0123456789ab', engine: '9.0.0', order: {} };
    const header = partHeader(origin, { number: 1, count: 1 });
    const seal = createSeal();
    seal.add(header);
    expect(await refusal({ 'a.json': header + seal.line() })).toContain(
      'the parts were computed by engine 9.0.0, this is ',
    );
  });

  it.each([
    [['--shard', '0/3'], '--shard must be i/n with 1 ≤ i ≤ n'],
    [['--shard', '4/3'], '--shard must be i/n'],
    [['--shard', '1'], '--shard must be i/n'],
    [['--shard', '1/3'], '--shard needs --out'],
  ])('%j ends with status 2 and one line', async (flags, message) => {
    const { status, stderr } = await driftlab([...COMMANDS[0], ...flags], GIVEN);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
