import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TABLE_CSV } from '../experiments/support.ts';
import { driftlabWith } from '../faults/failing-files.ts';
import { driftlab, SMALL } from './support.ts';

const WAITING = { ...SMALL, lanes: [{ algorithm: 'gp-ucb', choices: [1, 2], waits: true }] };
const FLAGS = ['--replicates', '3', '--workers', '0'];
const GIVEN = { 'small.json': SMALL, 'waiting.json': WAITING };

describe('a finished result file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'driftlab-results-'));
  const at = (name: string) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    writeFileSync(at('keep.json'), 'precious');
    for (const [name, scenario] of Object.entries(GIVEN)) writeFileSync(at(name), JSON.stringify(scenario));
  });
  const compare = (source: string, ...flags: string[]) =>
    driftlabWith({}, 'compare', at(source), '--replicates', '3', ...flags);

  it.each([
    ['small.json', ['--queue', 'redis://127.0.0.1:1'], /no Redis answers at 127\.0\.0\.1:1/],
    ['small.json', ['--queue', 'htp://x'], /--queue must be redis:\/\/host:port/],
    ['small.json', ['--queue', ''], /, got nothing$/],
    ['waiting.json', ['--workers', '0'], /no lane is left to compare\. Left out: A/],
    ['waiting.json', ['--workers', '0', '--shard', '1/2'], /no lane is left to compare/],
    ['small.json', ['--shard', ''], /, got nothing$/],
  ])('outlives the refusal of %s %j', async (source, flags, message) => {
    const { status, stdout, complaints } = await compare(source, '--out', at('keep.json'), ...flags);
    expect([status, stdout]).toEqual([2, '']);
    expect(complaints).toHaveLength(1);
    expect(complaints[0].trimEnd()).toMatch(message);
    expect(readFileSync(at('keep.json'), 'utf8')).toBe('precious');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is not made where a run is refused', async () => {
    expect((await compare('waiting.json', '--workers', '0', '--out', at('new.json'))).status).toBe(2);
    expect(readdirSync(folder)).not.toContain('new.json');
  });

  it('is replaced by the first result, and holds the whole at the end', async () => {
    expect((await compare('small.json', '--workers', '0', '--out', at('keep.json'))).status).toBe(0);
    expect(JSON.parse(readFileSync(at('keep.json'), 'utf8')).replicates).toBe(3);
  });

  it('is a part of its own for a shard without jobs', async () => {
    const flags = ['--workers', '0', '--shard', '1/9', '--out', at('keep.json')];
    expect((await compare('small.json', ...flags)).status).toBe(0);
    const lines = readFileSync(at('keep.json'), 'utf8').split('\n');
    expect(JSON.parse(lines[0]).shard).toEqual([1, 9]);
    expect(lines[1]).toMatch(/^\{"sha256":"[0-9a-f]{64}"\}$/);
  });

  it('that could not be written is not said to be there still where there was none', async () => {
    const run = (name: string) => driftlabWith({ room: 10 }, 'run', at('small.json'), '--out', at(name));
    expect((await run('keep.json')).complaints[0]).toContain('; what was there before is still there');
    expect((await run('none.json')).complaints[0]).toContain('; no file was made');
  });
});

describe('a name that no file can have', () => {
  it('is refused by what is wrong with it', async () => {
    const objective = { id: 'dataset', dataset: 'a\0.csv' };
    const folder = mkdtempSync(join(tmpdir(), 'driftlab-null-'));
    writeFileSync(join(folder, 's.json'), JSON.stringify({ ...SMALL, objective }));
    const { status, complaints } = await driftlabWith({}, 'run', join(folder, 's.json'));
    rmSync(folder, { recursive: true });
    expect(status).toBe(2);
    expect(complaints[0]).toMatch(/a\\u0000\.csv: its name holds a null character$/);
  });
});

const COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  ['compare', ['compare', 'small.json', ...FLAGS]],
  ['sweep', ['sweep', 'small.json', ...FLAGS, '--vary', 'noiseVariance=0.01,0.1']],
  [
    'et-temperature',
    ['reproduce', 'et-temperature', '--csv', '/lab/table.csv', '--runs', '3', '--workers', '0'],
  ],
];

describe.each(COMMANDS)('a finished report of %s', (id, command) => {
  const given = { ...GIVEN, 'table.csv': TABLE_CSV };
  const done = driftlab([...command, '--format', 'json', '--out', 'out.json'], given);
  const resumed = (text: string) =>
    driftlab([...command, '--format', 'json', '--out', 'out.json', '--resume'], {
      ...given,
      'out.json': text,
    });

  it('is taken as it is where nobody has changed it', async () => {
    const { stdout, files } = await done;
    expect(files['/lab/out.json']).toBe(stdout);
    expect(await resumed(stdout)).toMatchObject({ status: 0, stdout, stderr: '' });
  });

  const refused = async (text: string, why: string) => {
    const { status, stdout, stderr, files } = await resumed(text);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `driftlab: /lab/out.json is not a result of this ${id}: ${why}; without --resume it is computed from scratch\n`,
    );
    expect(files['/lab/out.json']).toBe(text);
  };

  it('is not believed where a digit is another one', async () => {
    const { stdout } = await done;
    const edited = stdout.replace(
      /("mean": -?\d*\.\d*?)([0-8])/,
      (_, head, digit) => `${head}${Number(digit) + 1}`,
    );
    expect(edited).not.toBe(stdout);
    await refused(edited, 'its content does not match the hash at its end');
  });

  it('is not believed where it has no hash, as before there was one', async () => {
    const { stdout } = await done;
    await refused(stdout.replace(/,\n +"sha256": "\w+"/, ''), 'it has no hash over itself');
  });

  it('nested ever deeper is refused in a sentence', async () => {
    const { plan } = JSON.parse((await done).stdout);
    const forged = `{"plan":"${plan}","cells":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const { status, stderr } = await resumed(forged);
    expect(status).toBe(2);
    expect(stderr).toContain('out.json holds no results of ');
  });
});
