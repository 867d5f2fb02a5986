import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { decodeLink, parseScenario } from '../../src/index.ts';
import { readIoh } from './ioh-reader.ts';
import { driftlab, lines, SMALL } from './support.ts';

const FILES = { 'small.json': { ...SMALL, title: 'A small one' } };
const DAY = ['--date', '2026-11-22'];

async function exported(...flags: string[]): Promise<Uint8Array> {
  const done = await driftlab(['export', 'small.json', '--out', 'out.bin', ...flags], FILES);
  expect([done.status, done.stdout], done.stderr).toEqual([0, '']);
  return done.bytes['/lab/out.bin'];
}

interface Written {
  readonly [field: string]: unknown;
  readonly lane: string;
  readonly replicate: number;
  readonly t: number;
  readonly regret: number;
  readonly cumulativeRegret: number;
  readonly x: readonly number[];
}

async function recordsByRun(replicates: number): Promise<readonly Written[]> {
  const { stdout } = await driftlab(['run', 'small.json', '--replicates', String(replicates)], FILES);
  return lines(stdout) as unknown as Written[];
}

describe('driftlab export --to ioh', () => {
  it('is read back by the documented format: every step of every run, and its best', async () => {
    const data = readIoh(unzipSync(await exported('--to', 'ioh', '--replicates', '3', ...DAY)));
    const records = await recordsByRun(3);
    expect(data.map(({ algorithm }) => algorithm)).toEqual(['A GP-UCB', 'B ET-GP-UCB']);
    for (const [i, { functionName, maximization, dimension, runs }] of data.entries()) {
      expect([functionName, maximization, dimension]).toEqual(['abrupt-change-1d', false, 1]);
      expect(runs.map(({ instance }) => instance)).toEqual([0, 1, 2]);
      for (const run of runs) {
        const own = records.filter(({ lane, replicate }) => lane === 'AB'[i] && replicate === run.instance);
        expect(run.steps.map(({ evaluations }) => evaluations)).toEqual(own.map(({ t }) => t));
        expect(run.steps.map(({ raw_y }) => raw_y)).toEqual(own.map(({ regret }) => regret));
        expect(run.steps.map(({ cumulative_regret }) => cumulative_regret)).toEqual(
          own.map(({ cumulativeRegret }) => cumulativeRegret),
        );
        expect(run.steps.map(({ x0 }) => x0)).toEqual(own.map(({ x }) => x[0]));
        const least = Math.min(...own.map(({ regret }) => regret));
        const first = own.find(({ regret }) => regret === least);
        expect(run.best).toEqual({ evals: first?.t, y: least, x: first?.x });
      }
    }
  });
});

describe('a lane that waits at its first step', () => {
  const lanes = [{ algorithm: 'gp-ucb', choices: [], waits: true }, { algorithm: 'et-gp-ucb' }];
  const of = (...flags: string[]) =>
    driftlab(['export', 's.json', '--out', 'out.bin', ...DAY, ...flags], { 's.json': { ...SMALL, lanes } });

  it('has nothing for IOH, which is said in a sentence; without it the others are written', async () => {
    const refused = await of('--to', 'ioh');
    expect(refused).toMatchObject({ status: 2, stdout: '', bytes: {} });
    expect(refused.stderr.trimEnd().split('\n').at(-1)).toBe(
      'driftlab: lane A waits at step 1 for a choice; an IOH file needs a step: take another lane',
    );
    expect((await of('--to', 'ioh', '--lane', 'B')).status).toBe(0);
  });

  it('has no rows in a crate', async () => {
    expect((await of('--to', 'ro-crate')).status).toBe(0);
  });
});

describe('driftlab export --to parquet', () => {
  it('holds what `run` writes, to the bit, with its types', async () => {
    const bytes = await exported('--to', 'parquet', '--replicates', '2');
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const rows = await parquetReadObjects({ file });
    const records = await recordsByRun(2);
    expect(rows).toHaveLength(records.length);
    for (const [i, { x, xStar, hyperparameters, assessment, dropped, ...rest }] of records.entries()) {
      expect([hyperparameters, assessment, dropped]).toEqual([null, null, null]);
      const { x: place, xStar: best, hyperparameters: _, dropped: __, ...row } = rows[i];
      expect(row).toEqual(rest);
      expect([place, best]).toEqual([x[0], (xStar as number[])[0]]);
    }
    const { schema, key_value_metadata: notes } = parquetMetadata(file);
    const typeOf = (column: string) => schema.find(({ name }) => name === column)?.type;
    expect([typeOf('t'), typeOf('regret'), typeOf('reset'), typeOf('lane')]).toEqual([
      'INT32',
      'DOUBLE',
      'BOOLEAN',
      'BYTE_ARRAY',
    ]);
    const note = (key: string) => JSON.parse(notes?.find((entry) => entry.key === key)?.value ?? 'null');
    expect(note('driftlab.scenario')).toEqual(parseScenario(FILES['small.json']));
    expect(Object.keys(note('driftlab.fingerprints'))).toEqual(['A 0', 'B 0', 'A 1', 'B 1']);
  });

  it('has a text for what is a list or a word: how a posterior was computed, what a memory chose by', async () => {
    const lanes = [{ algorithm: 'et-gp-ucb', posterior: 'kalman' }, { algorithm: 'w-dbo' }];
    const done = await driftlab(['export', 'small.json', '--to', 'parquet', '--out', 'out.bin'], {
      'small.json': { ...SMALL, lanes },
    });
    expect(done.status, done.stderr).toBe(0);
    const rows = await parquetReadObjects({ file: done.bytes['/lab/out.bin'].slice().buffer });
    expect(rows[0]).toMatchObject({ posterior: 'kalman', relevance: null, budget: null });
    const weighed = rows.filter(({ lane }) => lane === 'B');
    expect(weighed.at(-1)).toMatchObject({ posterior: null, budget: expect.any(Number) });
    for (const { relevance, dataSizeAfter } of weighed)
      expect(String(relevance).split(' ').map(Number)).toHaveLength(Number(dataSizeAfter));
  });
});

it.each(['parquet', 'csv'])('as %s, the noise that a lane fits stands in a column of its own', async (as) => {
  const lanes = [
    { algorithm: 'gp-ucb' },
    { algorithm: 'et-gp-ucb', parameters: { refitEvery: 10, noiseFrom: 'refit' } },
  ];
  const files = { 'small.json': { ...SMALL, horizon: 30, lanes } };
  const { stdout } = await driftlab(['run', 'small.json'], files);
  const fitted = lines(stdout).map((record) => [record.hyperparameters].flat()[3] ?? null);
  expect(fitted.filter((value) => value !== null)).toHaveLength(20);
  if (as === 'csv') {
    const [head, ...rows] = (await driftlab(['run', 'small.json', '--format', 'csv'], files)).stdout
      .trimEnd()
      .split('\n');
    const at = head.split(',').indexOf('hyperparameters4');
    expect(rows.map((row) => row.split(',')[at])).toEqual(fitted.map((value) => String(value ?? '')));
    return;
  }
  const done = await driftlab(['export', 'small.json', '--to', 'parquet', '--out', 'out.bin'], files);
  const rows = await parquetReadObjects({ file: done.bytes['/lab/out.bin'].slice().buffer });
  expect(rows.map(({ hyperparameters4 }) => hyperparameters4)).toEqual(fitted);
});

type Entity = Readonly<Record<string, unknown>> & { readonly '@id': string; readonly '@type': string };
const idsIn = (value: unknown): string[] =>
  [value].flat().map((entry) => (entry as { readonly '@id': string })['@id']);

/** The graph of a crate, held against what RO-Crate 1.1 requires (§ root data entity, data entities). */
function crateIn(files: Readonly<Record<string, Uint8Array>>): ReadonlyMap<string, Entity> {
  const metadata = JSON.parse(strFromU8(files['ro-crate-metadata.json']));
  expect(metadata['@context']).toBe('https://w3id.org/ro/crate/1.1/context');
  const graph: readonly Entity[] = metadata['@graph'];
  const byId = new Map(graph.map((entity) => [entity['@id'], entity]));
  expect(byId.size).toBe(graph.length);
  expect(byId.get('ro-crate-metadata.json')).toEqual({
    '@id': 'ro-crate-metadata.json',
    '@type': 'CreativeWork',
    about: { '@id': './' },
    conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
  });
  const root = byId.get('./');
  expect(root?.['@type']).toBe('Dataset');
  for (const field of ['name', 'description', 'datePublished', 'license']) expect(root).toHaveProperty(field);
  expect(root?.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(idsIn(root?.hasPart).map(decodeURIComponent).sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'ro-crate-metadata.json')
      .sort(),
  );
  for (const id of idsIn(root?.hasPart)) {
    const content = files[decodeURIComponent(id)];
    expect(byId.get(id)).toMatchObject({
      '@type': 'File',
      contentSize: String(content.length),
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  }
  for (const [, reference] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g))
    if (!/^https:\/\/w3id/.test(reference)) expect(byId.has(reference), reference).toBe(true);
  return byId;
}

describe('driftlab export --to ro-crate', () => {
  it('is a crate whose files are the run', async () => {
    const files = unzipSync(await exported('--to', 'ro-crate', ...DAY));
    const graph = crateIn(files);
    const text = (name: string) => strFromU8(files[name]);
    const scenario = parseScenario(JSON.parse(text('scenario.json')));
    expect(scenario).toEqual(parseScenario(FILES['small.json']));
    expect(text('records.csv')).toBe(
      (await driftlab(['run', 'small.json', '--format', 'csv'], FILES)).stdout,
    );
    const link = decodeLink(text('link.txt').trim().slice(1));
    expect(link.scenario).toEqual(scenario);
    const fingerprints = JSON.parse(text('fingerprints.json')) as { lane: string; fingerprint: string }[];
    expect(link.fingerprints).toEqual(
      Object.fromEntries(fingerprints.map(({ lane, fingerprint }) => [lane, fingerprint])),
    );
    expect(text('citation.bib')).toContain(fingerprints[0].fingerprint.slice(0, 8));
    expect(graph.get('#run')).toMatchObject({ '@type': 'CreateAction', instrument: { '@id': '#driftlab' } });
    expect(graph.get('./')).toMatchObject({ name: 'Driftlab run: A small one', datePublished: '2026-11-22' });
    expect(graph.get('#licence')?.name).toBe('No licence chosen');
  });

  it('says which replicate it is, and what was done to the run from outside', async () => {
    const files = {
      'acted.json': {
        ...SMALL,
        replicate: 3,
        interventions: [{ step: 4, kind: 'flip' }],
        lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'gp-ucb', choices: [1, 2] }],
      },
    };
    const argv = ['export', 'acted.json', '--to', 'ro-crate', '--out', 'c.zip', ...DAY];
    const { bytes, stderr } = await driftlab(argv, files);
    expect(bytes, stderr).toHaveProperty(['/lab/c.zip']);
    const crate = unzipSync(bytes['/lab/c.zip']);
    expect(crateIn(crate).get('./')?.description).toMatch(
      /seed \d+ \(replicate 3\); lanes A gp-ucb, B gp-ucb; flip at t = 4; B: 2 choices given$/,
    );
    expect(strFromU8(crate['citation.txt'])).toContain(', flip at t = 4, B: 2 choices given, engine');
  });

  it('takes reports and figures along, and a licence', async () => {
    const flags = ['--to', 'ro-crate', '--with', 'a report.json', '--with', 'figure.svg'];
    const given = { ...FILES, 'a report.json': '{"plan": "x"}', 'figure.svg': '<svg/>' };
    const licence = 'https://creativecommons.org/licenses/by/4.0/';
    const argv = ['export', 'small.json', '--out', 'c.zip', ...flags, '--licence', licence, ...DAY];
    const { bytes, status, stderr } = await driftlab(argv, given);
    expect(status, stderr).toBe(0);
    const files = unzipSync(bytes['/lab/c.zip']);
    const graph = crateIn(files);
    expect(strFromU8(files['a report.json'])).toBe('{"plan": "x"}');
    expect(graph.get('figure.svg')?.encodingFormat).toBe('image/svg+xml');
    expect(graph.get('./')?.license).toEqual({ '@id': licence });
  });

  it('names a file in its description as an address does, whatever the name holds', async () => {
    const given = { ...FILES, 'a#b?c 100%.json': '1' };
    const argv = ['export', 'small.json', '--out', 'c.zip', '--to', 'ro-crate', ...DAY];
    const { bytes } = await driftlab([...argv, '--with', 'a#b?c 100%.json'], given);
    const files = unzipSync(bytes['/lab/c.zip']);
    expect(strFromU8(files['a#b?c 100%.json'])).toBe('1');
    expect(crateIn(files).has('a%23b%3Fc%20100%25.json')).toBe(true);
  });

  it('refuses a file named __proto__', async () => {
    const argv = ['export', 'small.json', '--out', 'c.zip', '--to', 'ro-crate', '--with', '__proto__'];
    expect(await driftlab(argv, { ...FILES, '/lab/__proto__': 'x' })).toMatchObject({
      status: 2,
      stderr: 'driftlab: --with __proto__: the crate cannot hold a file of this name; rename it\n',
    });
  });

  it('has the same bytes for the same run and day', async () => {
    const once = await exported('--to', 'ro-crate', ...DAY);
    expect(await exported('--to', 'ro-crate', ...DAY)).toEqual(once);
  });
});

describe('driftlab export', () => {
  it.each([
    [['--to', 'xml', '--out', 'a'], /xml/],
    [['--to', 'ioh'], /--out/],
    [['--to', 'ioh', '--out', 'small.json'], /is the file that is read/],
    [['--to', 'ioh', '--out', 'a', '--date', 'today'], /--date must be a day like 2026-11-22/],
    [['--to', 'ioh', '--out', 'a', '--date', '2026-13-01'], /--date must be a day like 2026-11-22/],
    [['--to', 'ioh', '--out', 'a', '--date', '2026-02-30'], /--date must be a day like 2026-11-22/],
    [['--to', 'parquet', '--out', 'a', '--date', '2026-11-22'], /--date goes with zip files/],
    [['--to', 'parquet', '--out', 'a', '--with', 'b'], /--with goes with --to ro-crate/],
    [['--to', 'ioh', '--out', 'a', '--licence', 'https://x.org'], /--licence goes with --to ro-crate/],
    [['--to', 'ro-crate', '--out', 'a', '--licence', 'mine'], /--licence must be an address/],
    [['--to', 'ro-crate', '--out', 'a', '--with', 'none.txt'], /cannot read none\.txt/],
    [['--to', 'ro-crate', '--out', 'a', '--with', '/lab/scenario.json'], /a file of this name already/],
    [['--to', 'parquet', '--out', 'a', '--replicates', '0'], /--replicates must be an integer/],
  ])('refuses %j', async (flags, message) => {
    const { status, stderr, stdout } = await driftlab(['export', 'small.json', ...flags], FILES);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
