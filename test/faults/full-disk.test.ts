import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TABLE_CSV } from '../experiments/support.ts';
import { driftlabWith, type Faults } from './failing-files.ts';

// Hundreds of runs: on a busy machine they take longer than the usual test.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A disk is filled at every so many bytes of what a command writes. */
const EVERY = 4096;

const root = mkdtempSync(join(tmpdir(), 'driftlab-full-'));
const folder = join(root, 'lab');
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const litter = () => readdirSync(folder).filter((name) => name.endsWith('.part'));

const SCENARIO = {
  objective: { id: 'abrupt-change-1d', parameters: { changes: [6] } },
  seed: 4,
  horizon: 20,
  grid: { pointsPerDimension: 20 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }],
};

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(at('small.json'), JSON.stringify(SCENARIO));
  writeFileSync(at('table.csv'), TABLE_CSV);
});

/** One line, short enough, and the status that the fault has. */
function expectRefused({ status, complaints }: Awaited<ReturnType<typeof driftlabWith>>, expected: number) {
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/^driftlab: (?!internal)/);
  expect(complaints[0].replaceAll(folder, '').length).toBeLessThan(300);
  expect(status).toBe(expected);
}

describe('driftlab run --out on a disk that fills up', () => {
  const run = (faults: Faults, name: string, ...flags: string[]) =>
    driftlabWith(faults, 'run', at('small.json'), '--replicates', '4', '--out', at(name), ...flags);

  it.each(['jsonl', 'csv', 'json'])('writes %s whole, or leaves what was there', async (format) => {
    expect((await run({}, 'whole', '--format', format)).status).toBe(0);
    const whole = read('whole');
    for (let room = 0; room < whole.length; room += EVERY) {
      writeFileSync(at('out'), 'precious');
      expectRefused(await run({ room }, 'out', '--format', format), 73);
      expect(read('out')).toBe('precious');
      expect(litter()).toEqual([]);
    }
    expect((await run({ room: whole.length }, 'out', '--format', format)).status).toBe(0);
    expect(read('out')).toBe(whole);
  });

  it('goes on with writes that take only some of the bytes', async () => {
    await run({}, 'whole');
    expect((await run({ mostPerWrite: 1000 }, 'out')).status).toBe(0);
    expect(read('out')).toBe(read('whole'));
  });

  it.each<[Faults['failing'], number]>([
    [{ openSync: 'EACCES' }, 77],
    [{ openSync: 'EROFS' }, 77],
    [{ openSync: 'ENOSPC' }, 73],
    [{ accessSync: 'EACCES' }, 77],
    [{ writeSync: 'EDQUOT' }, 73],
    [{ fsyncSync: 'EIO' }, 74],
    [{ fsyncSync: 'ENOSPC' }, 73],
    [{ closeSync: 'EIO' }, 74],
    [{ renameSync: 'EIO' }, 74],
    [{ openSync: 'EMFILE' }, 74],
  ])('%j ends in one line and status %i', async (failing, status) => {
    writeFileSync(at('out'), 'precious');
    expectRefused(await run({ failing: failing as NonNullable<typeof failing> }, 'out'), status);
    expect(read('out')).toBe('precious');
  });

  it('keeps the whole file under its temporary name where it cannot be put in its place', async () => {
    await run({}, 'whole');
    const { complaints } = await run({ failing: { renameSync: 'EBUSY' } }, 'out');
    expect(litter()).toHaveLength(1);
    expect(complaints[0]).toContain('the whole file is ');
    expect(read(litter()[0])).toBe(read('whole'));
  });

  it('does without a sync where the file system has none, and keeps the permissions of what was there', async () => {
    writeFileSync(at('out'), '', { mode: 0o640 });
    expect((await run({ failing: { fsyncSync: 'EINVAL' } }, 'out')).status).toBe(0);
    expect(statSync(at('out')).mode & 0o777).toBe(0o640);
  });

  it('writes through a link to the file behind it', async () => {
    writeFileSync(at('behind'), '');
    symlinkSync(at('behind'), at('out'));
    expect((await run({}, 'out')).status).toBe(0);
    expect(read('behind')).toContain('"lane":"A"');
  });
});

describe('output that would replace its own input', () => {
  it('is refused under every name of the file', async () => {
    writeFileSync(
      at('data.json'),
      JSON.stringify({ ...SCENARIO, objective: { id: 'dataset', dataset: 'table.csv' }, horizon: 5 }),
    );
    symlinkSync(at('data.json'), at('symbolic'));
    linkSync(at('data.json'), at('hard'));
    const before = [read('data.json'), read('table.csv')];
    for (const name of ['data.json', './data.json', '../lab/data.json', 'symbolic', 'hard', 'table.csv']) {
      const outcome = await driftlabWith({}, 'run', at('data.json'), '--out', `${folder}/${name}`);
      expectRefused(outcome, 2);
      expect(outcome.complaints[0]).toContain('is the file that is read');
      expectRefused(await driftlabWith({}, 'bounds', at('data.json'), '--out', `${folder}/${name}`), 2);
    }
    expectRefused(await reproduce({}, 'table.csv'), 2);
    expect([read('data.json'), read('table.csv')]).toEqual(before);
  });
});

const reproduce = (faults: Faults, name: string, ...flags: string[]) =>
  driftlabWith(
    faults,
    ...`reproduce et-temperature --runs 6 --workers 0 --csv ${at('table.csv')} --out ${at(name)}`.split(' '),
    ...flags,
  );

/** Bytes of room for the first line of results, which brings the header with it, and not for the second. */
const ONE_RESULT = 6000;

/** Numbers of whole and of torn lines of results in a partial file. */
function lines(name: string): { whole: number; torn: number } {
  const [header, ...rest] = read(name).split('\n');
  expect(JSON.parse(header)).toMatchObject({ partial: 'et-temperature' });
  const torn = rest.pop() === '' ? 0 : 1;
  for (const line of rest) expect(JSON.parse(line)).toHaveProperty('result');
  return { whole: rest.length, torn };
}

describe('driftlab reproduce --out on a disk that fills up', () => {
  let whole: string;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(at('table.csv'), TABLE_CSV);
    await reproduce({}, 'whole.json');
    whole = read('whole.json');
  });

  it('keeps every result recorded, and goes on to the same report', async () => {
    let room = 0;
    let outcome = await reproduce({ room }, 'out.json');
    for (; outcome.status !== 0; room += EVERY / 2) {
      expectRefused(outcome, 73);
      expect(litter()).toEqual([]);
      if (existsSync(at('out.json'))) {
        expect(lines('out.json').torn).toBe(0);
        expect((await reproduce({}, 'out.json', '--resume')).status).toBe(0);
        expect(read('out.json')).toBe(whole);
      }
      rmSync(at('out.json'), { force: true });
      outcome = await reproduce({ room }, 'out.json');
    }
    expect(room).toBeGreaterThan(EVERY);
    expect(read('out.json')).toBe(whole);
  });

  it('never loses a result, however often it goes on to another full disk', async () => {
    await reproduce({ room: ONE_RESULT }, 'out.json');
    let known = lines('out.json').whole;
    expect(known).toBe(1);
    for (let attempt = 0; attempt < 20; attempt++) {
      expectRefused(await reproduce({ room: 400 * attempt }, 'out.json', '--resume'), 73);
      expect(lines('out.json').whole).toBeGreaterThanOrEqual(known);
      known = lines('out.json').whole;
    }
    expect(known).toBe(6);
    expect((await reproduce({}, 'out.json', '--resume')).status).toBe(0);
    expect(read('out.json')).toBe(whole);
  });

  it('drops a line that a crash has torn, wherever it was torn, and goes on', async () => {
    await reproduce({ room: ONE_RESULT }, 'partial.json');
    const partial = read('partial.json');
    const header = partial.indexOf('\n') + 1;
    for (let end = header; end <= partial.length; end += 97) {
      writeFileSync(at('out.json'), partial.slice(0, end));
      expect((await reproduce({}, 'out.json', '--resume')).status).toBe(0);
      expect(read('out.json')).toBe(whole);
    }
  });

  it('leaves an earlier report alone where not even a first line can be written', async () => {
    writeFileSync(at('out.json'), whole);
    for (const room of [10, 600, 2000]) {
      expectRefused(await reproduce({ room }, 'out.json'), 73);
      expect(read('out.json')).toBe(whole);
    }
  });

  it.each<[Faults['failing'], number]>([
    [{ fdatasyncSync: 'EIO' }, 74],
    [{ fsyncSync: 'EIO' }, 74],
    [{ renameSync: 'EACCES' }, 77],
  ])('%j while it goes on ends in status %i, the results intact', async (failing, status) => {
    await reproduce({ room: ONE_RESULT }, 'out.json');
    const before = lines('out.json').whole;
    const outcome = await reproduce(
      { failing: failing as NonNullable<typeof failing> },
      'out.json',
      '--resume',
    );
    expectRefused(outcome, status);
    expect(outcome.complaints[0]).toContain('--resume');
    expect(lines('out.json').whole).toBeGreaterThanOrEqual(before);
  });

  it('refuses a device: partial results need an ordinary file', async () => {
    expectRefused(await driftlabWith({}, ...'reproduce et-table1 --runs 2 --out /dev/null'.split(' ')), 2);
  });
});

/** A disk of 48 kB, two thirds of it taken, where this process may make one. */
const disk = join(root, 'disk');
mkdirSync(disk);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48k', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(root, { recursive: true });
});

describe.skipIf(!mounted)('a real disk with 16 kB left (needs the right to mount)', () => {
  beforeEach(() => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name));
    writeFileSync(join(disk, 'other'), Buffer.alloc(32_768));
  });
  const out = join(disk, 'out.json');

  it('refuses a run that does not fit and leaves no trace of it', async () => {
    writeFileSync(out, 'precious');
    expectRefused(await driftlabWith({}, 'run', at('small.json'), '--replicates', '9', '--out', out), 73);
    expect(readdirSync(disk)).toEqual(['other', 'out.json']);
    expect(readFileSync(out, 'utf8')).toBe('precious');
  });

  it('keeps the results of a report that does not fit, and writes it once there is room', async () => {
    const argv = `reproduce et-temperature --runs 3 --workers 0 --csv ${at('table.csv')} --out ${out}`.split(
      ' ',
    );
    expectRefused(await driftlabWith({}, ...argv), 73);
    expect(readFileSync(out, 'utf8').match(/"result"/g)).toHaveLength(3);
    rmSync(join(disk, 'other'));
    expect((await driftlabWith({}, ...argv, '--resume')).status).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ id: 'et-temperature', runs: 3 });
  });
});
