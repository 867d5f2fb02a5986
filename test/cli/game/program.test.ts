import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/cli/game/program-work.ts';
import { parseScenario, runScenario } from '../../../src/index.ts';
import { backend } from '../../engine/support.ts';
import { driftlab, SMALL } from '../support.ts';

const WORLDS = 5;
const folder = mkdtempSync(join(tmpdir(), 'driftlab-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** Walks over the candidates from the number of its world on; notes that it was started; goes wrong where it is told to. */
const WALKER = `
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const hear = async () => JSON.parse((await lines.next()).value);
const { hello } = await hear();
const { replicate, candidates } = hello;
appendFileSync(${JSON.stringify(at('started'))}, replicate + ' ');
const fault = JSON.parse(readFileSync(${JSON.stringify(at('fault'))}, 'utf8'));
for (let line = await hear(); line.ask; line = await hear()) {
  const { t } = line.ask;
  const here = fault.world === replicate && fault.step === t;
  if (here && fault.kind === 'throw') throw new Error('lost my way');
  if (here && fault.kind === 'leave') process.exit(0);
  const index = (7 * t + replicate) % candidates.length;
  console.log(here && fault.kind === 'junk' ? 'hm' : JSON.stringify({ index }));
  await hear();
}
process.exit(0);
`;
writeFileSync(at('walker.mjs'), WALKER);
const PROGRAM = `"${process.execPath}" "${at('walker.mjs')}"`;

beforeEach(() => {
  writeFileSync(at('fault'), '{}');
  writeFileSync(at('started'), '');
});

const many = (flags: readonly string[], files: Record<string, unknown> = {}) =>
  driftlab(['ask-tell', 'small.json', '--workers', '0', ...flags], { 'small.json': SMALL, ...files });
const GAME = ['--replicates', String(WORLDS), '--exec', PROGRAM];

/** R_T/T of the walk in every world, by a lane that is given its choices. */
function walked(): number[] {
  const candidates = SMALL.grid.pointsPerDimension;
  return Array.from({ length: WORLDS }, (_, replicate) => {
    const choices = Array.from({ length: SMALL.horizon }, (_, i) => (7 * (i + 1) + replicate) % candidates);
    const lanes = [{ id: 'A', algorithm: 'gp-ucb', choices }];
    const [{ records }] = runScenario(parseScenario({ ...SMALL, replicate, lanes }), backend);
    return records[SMALL.horizon - 1].cumulativeRegret / SMALL.horizon;
  });
}

describe('driftlab ask-tell --replicates', () => {
  it('plays every world anew and makes one comparison with the built-in lanes beside it', async () => {
    const { status, stdout, stderr } = await many([...GAME, '--parallel', '3', '--format', 'json']);
    expect(status, stderr).toBe(0);
    const found = JSON.parse(stdout);
    expect(found.lanes.map(({ name }: { name: string }) => name)).toEqual([
      'A GP-UCB',
      'B ET-GP-UCB',
      'C walker.mjs',
    ]);
    expect(found.values[2]).toEqual(walked());
    const alone = await driftlab(
      ['compare', 'small.json', '--replicates', String(WORLDS), '--workers', '0', '--format', 'json'],
      { 'small.json': SMALL },
    );
    expect(found.values.slice(0, 2)).toEqual(JSON.parse(alone.stdout).values);
    expect(readFileSync(at('started'), 'utf8').trim().split(' ').sort()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('plays in place of a lane where one is named, under its own name', async () => {
    const { stdout } = await many([...GAME, '--lane', 'A', '--name', 'The walk', '--format', 'seeds']);
    const [head, ...rows] = stdout.trimEnd().split('\n');
    expect(head).toBe('replicate,A The walk,B ET-GP-UCB,measure,after');
    expect(rows.map((row) => Number(row.split(',')[1]))).toEqual(walked());
  });

  it.each([
    ['throw', 'world 3: the program ended with status 1 after 3 of 12 steps'],
    ['leave', 'world 3: the program ended with status 0 after 3 of 12 steps'],
    ['junk', 'world 3: at step 4 of 12: an answer is {"index": i} or {"x": [...]}, got "hm"'],
  ])('names the world in which a program %ss', async (kind, says) => {
    writeFileSync(at('fault'), JSON.stringify({ world: 3, step: 4, kind }));
    const { status, stderr } = await many(GAME);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });

  it('repeats what a program said last', async () => {
    const { status, stderr } = await many(['--replicates', '2', '--exec', 'no-such-program-anywhere']);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /world 0: the program ended with status 127 after 0 of 12 steps; it said: .*not found/,
    );
  });

  it('goes on behind the worlds that were played, and asks none of them again', async () => {
    writeFileSync(at('fault'), JSON.stringify({ world: 3, step: 4, kind: 'throw' }));
    const broken = await many([...GAME, '--out', 'game.json']);
    const kept = broken.files['/lab/game.json'];
    expect(kept.match(/"job"/g)?.length).toBeGreaterThanOrEqual(6);
    writeFileSync(at('fault'), '{}');
    writeFileSync(at('started'), '');
    const resumed = await many([...GAME, '--out', 'game.json', '--resume', '--format', 'seeds'], {
      'game.json': kept,
    });
    expect(resumed.status, resumed.stderr).toBe(0);
    expect(readFileSync(at('started'), 'utf8').trim().split(' ').sort()).toEqual(['3', '4']);
    const whole = await many([...GAME, '--format', 'seeds']);
    expect(resumed.stdout).toBe(whole.stdout);
  });

  it('refuses flags about many worlds without them, a missing lane, and a seventh one', async () => {
    const said = async (...argv: string[]) => (await many(argv)).stderr;
    expect(await said('--replicates', '5')).toContain('--replicates is about many worlds');
    expect(await said('--exec', PROGRAM)).toContain('--exec is about many worlds');
    expect(await said('--replicates', '5', '--exec', ' ')).toBe(
      'driftlab: --exec must name a command, got " "\n',
    );
    expect(await said('--replicates', '5', '--exec', PROGRAM, '--name', '')).toBe(
      'driftlab: --name must name the program, got ""\n',
    );
    expect(await said('--lane', 'A', '--parallel', '2')).toContain('--parallel is about many worlds');
    const lanes = Array.from({ length: 6 }, () => ({ algorithm: 'gp-ucb' }));
    const full = await many(GAME, { 'small.json': { ...SMALL, lanes } });
    expect(full.stderr).toContain('all six lanes are taken');
  });
});

describe('the name of a program', () => {
  it('is its file’s', () => {
    expect(nameOf('python3 ./lab/mine.py --fast')).toBe('mine.py');
    expect(nameOf('./optimise --seed 3')).toBe('optimise');
    expect(nameOf('julia -t 2 run.jl')).toBe('run.jl');
  });
});
