import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../src/contracts/record.ts';
import { createFingerprint } from '../../src/engine/fingerprint.ts';
import { driftlab, lines, SMALL } from './support.ts';

const FIELDS =
  'lane algorithm replicate t clock x y f xStar fStar regret psi kappa tPrime triggered reset reason'.split(
    ' ',
  );

const CSV = `date,a,b,c\n${Array.from({ length: 9 }, (_, i) => `d${i},${[i % 3, (i * i) % 5, (7 * i) % 4]}`).join('\n')}`;
const DATA = { objective: { id: 'dataset', dataset: 'table.csv' }, lanes: [{ algorithm: 'gp-ucb' }] };

describe('driftlab run', () => {
  it('prints one record a line, lane by lane', async () => {
    const { status, stdout } = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    const records = lines(stdout);
    expect(status).toBe(0);
    expect(records).toHaveLength(24);
    for (const field of FIELDS) expect(records[0], field).toHaveProperty(field);
    expect(records.map(({ lane, t }) => `${lane}${t}`)).toEqual(
      ['A', 'B'].flatMap((lane) => Array.from({ length: 12 }, (_, i) => `${lane}${i + 1}`)),
    );
    expect(records[0]).toMatchObject({
      algorithm: 'gp-ucb',
      psi: null,
      kappa: null,
      tPrime: null,
      reason: null,
    });
    expect(records[12]).toMatchObject({ algorithm: 'et-gp-ucb', tPrime: 1, psi: expect.any(Number) });
    expect(records[0].x).toHaveLength(1);
  });

  it('tells the fingerprint of exactly those records', async () => {
    const { stdout, stderr } = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    const fingerprint = createFingerprint('wasm');
    for (const { lane, algorithm, replicate, ...record } of lines(stdout))
      if (lane === 'B') fingerprint.add(record as unknown as StepRecord);
    expect(stderr).toContain(`fingerprint B replicate 0 ${fingerprint.digest()}\n`);
  });

  it('gives the same bits again, and others for another seed', async () => {
    const first = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    const again = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    const other = await driftlab(['run', 'small.json'], { 'small.json': { ...SMALL, seed: 5 } });
    expect(again).toEqual(first);
    expect(other.stderr).not.toBe(first.stderr);
  });

  it('with --causes adds what the regret was paid for, and changes nothing else', async () => {
    const files = { 'small.json': SMALL };
    const plain = await driftlab(['run', 'small.json'], files);
    const { stdout, stderr, status } = await driftlab(['run', 'small.json', '--causes'], files);
    expect({ status, stderr }).toEqual({ status: 0, stderr: plain.stderr });
    expect(lines(stdout).map(({ paid: _, ...record }) => record)).toEqual(lines(plain.stdout));
    for (const { paid, regret } of lines(stdout)) {
      const parts = Object.values(paid as Readonly<Record<string, number>>);
      expect(parts).toHaveLength(6);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(regret as number, 12);
    }
    const csv = await driftlab(['run', 'small.json', '--causes', '--format', 'csv'], files);
    expect(csv.stdout.split('\n')[0]).toMatch(
      /,paid_forced,paid_old,paid_noise,paid_unknown,paid_forgotten,paid_false_alarm$/,
    );
  });

  it('says why --causes tells nothing where a design must hold in an environment', async () => {
    const files = {
      'a.json': { objective: { id: 'newsvendor' }, horizon: 3, lanes: [{ algorithm: 'bpt-ucb' }] },
    };
    const { status, stdout, stderr } = await driftlab(['run', 'a.json', '--causes'], files);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/environment.*not split/);
  });

  it.each(['1', 'B', 'b'])('runs only lane %s', async (lane) => {
    const { stdout } = await driftlab(['run', 'small.json', '--lane', lane], { 'small.json': SMALL });
    expect(new Set(lines(stdout).map((record) => record.lane))).toEqual(new Set(['B']));
  });

  it('stops early without changing what comes before', async () => {
    const whole = await driftlab(['run', 'small.json', '--lane', '0'], { 'small.json': SMALL });
    const short = await driftlab(['run', 'small.json', '--lane', '0', '--to', '5'], { 'small.json': SMALL });
    expect(lines(short.stdout)).toEqual(lines(whole.stdout).slice(0, 5));
  });

  it('numbers replicates from the one that the scenario names', async () => {
    const files = { 'third.json': { ...SMALL, replicate: 2 }, 'small.json': SMALL };
    const third = await driftlab(['run', 'third.json', '--replicates', '2'], files);
    expect(third.stderr).toContain('fingerprint A replicate 3 ');
    const all = await driftlab(['run', 'small.json', '--replicates', '4'], files);
    expect(lines(third.stdout)).toEqual(lines(all.stdout).filter(({ replicate }) => Number(replicate) >= 2));
  });

  it('numbers replicates from 0; the first one is the plain run', async () => {
    const plain = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    const three = await driftlab(['run', 'small.json', '--replicates', '3'], { 'small.json': SMALL });
    const records = lines(three.stdout);
    expect(records.filter(({ replicate }) => replicate === 0)).toEqual(lines(plain.stdout));
    expect(records.filter(({ t }) => t === 12).map(({ replicate }) => replicate)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(new Set(records.filter(({ t, lane }) => t === 1 && lane === 'A').map(({ y }) => y)).size).toBe(3);
  });

  it('writes CSV with one header, numbers to the last digit and empty cells for null', async () => {
    const json = lines((await driftlab(['run', 'small.json'], { 'small.json': SMALL })).stdout);
    const { stdout } = await driftlab(['run', 'small.json', '--format', 'csv'], { 'small.json': SMALL });
    const [header, ...rows] = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    expect(header.slice(0, 4)).toEqual(['lane', 'algorithm', 'replicate', 't']);
    expect(rows).toHaveLength(24);
    for (const row of rows) expect(row).toHaveLength(header.length);
    expect(rows.map((row) => Number(row[header.indexOf('y')]))).toEqual(json.map(({ y }) => y));
    expect(rows[0][header.indexOf('psi')]).toBe('');
  });

  it('gives a place of two coordinates two columns', async () => {
    const scenario = {
      ...SMALL,
      objective: { id: 'moving-peaks-2d' },
      grid: { pointsPerDimension: 5 },
      horizon: 2,
    };
    const { stdout } = await driftlab(['run', 'small.json', '--format', 'csv'], { 'small.json': scenario });
    expect(stdout.split('\n')[0]).toContain(',x1,x2,');
    expect(stdout.split('\n')[0]).toContain(',xStar1,xStar2,');
  });

  it('puts lanes that refit and lanes that do not under one header, in whatever order', async () => {
    const lanes = [
      { algorithm: 'gp-ucb' },
      { algorithm: 'gp-ucb', parameters: { refitEvery: 5 } },
      { algorithm: 'random' },
    ];
    const files = {
      'small.json': { ...SMALL, lanes },
      'turned.json': { ...SMALL, lanes: lanes.toReversed() },
    };
    const table = async (file: string) => {
      const { stdout } = await driftlab(['run', file, '--format', 'csv', '--replicates', '2'], files);
      const [header, ...rows] = stdout
        .trim()
        .split('\n')
        .map((line) => line.split(','));
      return rows.map((row) => {
        expect(row).toHaveLength(header.length);
        return Object.fromEntries(header.map((name, i) => [name, row[i]]));
      });
    };
    const rows = await table('small.json');
    const json = lines((await driftlab(['run', 'small.json', '--replicates', '2'], files)).stdout);
    expect(rows).toHaveLength(72);
    rows.forEach((row, i) => {
      const fitted = (json[i].hyperparameters ?? []) as number[];
      expect([row.hyperparameters1, row.hyperparameters2, row.hyperparameters3]).toEqual(
        [0, 1, 2].map((j) => String(fitted[j] ?? '')),
      );
      expect(row).toMatchObject({ jitter: String(json[i].jitter), sideQueries: String(json[i].sideQueries) });
    });
    expect(Object.keys((await table('turned.json'))[0])).toEqual(Object.keys(rows[0]));
  });

  it('gives an assessment seven columns, where there is an environment', async () => {
    const scenario = { objective: { id: 'threshold-gp' }, horizon: 3, lanes: [{ algorithm: 'bpt-ucb' }] };
    const { stdout } = await driftlab(['run', 'small.json', '--format', 'csv'], { 'small.json': scenario });
    const [header, first] = stdout.split('\n');
    expect(header).toMatch(/,jitter,answer,probability,above,below,undecided,f1,loss$/);
    const cells = Object.fromEntries(header.split(',').map((name, i) => [name, first.split(',')[i]]));
    expect(Number(cells.regret)).toBe(Number(cells.fStar) - Number(cells.probability));
    expect(Number(cells.above) + Number(cells.below) + Number(cells.undecided)).toBe(50);
  });

  it('runs a lane as far as its choices go where it then waits, and says so', async () => {
    const lane = { algorithm: 'gp-ucb', choices: [2, 9, 4], waits: true };
    const waiting = { ...SMALL, lanes: [lane] };
    const { status, stdout, stderr } = await driftlab(['run', 'small.json'], { 'small.json': waiting });
    expect(status).toBe(0);
    const indices = stdout.trim().split('\n');
    expect(indices.map((line) => JSON.parse(line).index)).toEqual([2, 9, 4]);
    expect(stderr).toMatch(/^fingerprint A replicate 0 [0-9a-f]{12}, waits at step 4 for a choice\n$/);
    const fresh = { ...SMALL, lanes: [{ ...lane, choices: [] }] };
    for (const format of ['csv', 'jsonl', 'json'])
      expect(
        (await driftlab(['run', 'small.json', '--format', format], { 'small.json': fresh })).status,
      ).toBe(0);
    expect((await driftlab(['bounds', 'small.json'], { 'small.json': waiting })).stderr).toContain(
      'lane A waits at step 4 for a choice',
    );
  });

  it('refuses a choice that is no candidate in one sentence', async () => {
    const lanes = [{ algorithm: 'gp-ucb', choices: [2, 900_000] }];
    const { status, stderr } = await driftlab(['run', 'small.json'], { 'small.json': { ...SMALL, lanes } });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /choices\[1\] of the lane A must be the index of one of \d+ candidates, .*, got 900000\.\n$/,
    );
  });

  it('writes one JSON object with scenario, fingerprints and records', async () => {
    const { stdout, stderr } = await driftlab(['run', 'small.json', '--format', 'json'], {
      'small.json': SMALL,
    });
    const { engine, backend, scenario, runs } = JSON.parse(stdout);
    expect({ engine, backend }).toEqual({ engine: expect.any(String), backend: 'wasm' });
    expect(scenario).toMatchObject({ seed: 4, horizon: 12 });
    expect(runs.map((run: { lane: string }) => run.lane)).toEqual(['A', 'B']);
    expect(stderr).toContain(runs[1].fingerprint);
    expect(runs[1].records).toHaveLength(12);
  });

  it('writes to a file', async () => {
    const { stdout, files } = await driftlab(['run', 'small.json', '--out', 'out.txt'], {
      'small.json': SMALL,
    });
    expect(stdout).toBe('');
    expect(lines(files['/lab/out.txt'])).toHaveLength(24);
  });

  it('leaves the file alone when the scenario is refused', async () => {
    const given = { 'small.json': { ...SMALL, horizon: 0 }, 'out.txt': 'precious' };
    const { status, files } = await driftlab(['run', 'small.json', '--out', 'out.txt'], given);
    expect(status).toBe(2);
    expect(files['/lab/out.txt']).toBe('precious');
  });

  it('runs a scene and a link', async () => {
    const scene = await driftlab(['run', 'abrupt-change', '--to', '3']);
    expect(lines(scene.stdout)).toHaveLength(6);
    const { stdout: link } = await driftlab(['link', 'small.json'], { 'small.json': SMALL });
    const direct = await driftlab(['run', 'small.json'], { 'small.json': SMALL });
    expect((await driftlab(['run', link])).stdout).toBe(direct.stdout);
  });

  it('runs on a CSV file beside the scenario, the rows behind the first third', async () => {
    const { stdout, status } = await driftlab(['run', 'data.json'], { 'data.json': DATA, 'table.csv': CSV });
    expect(status).toBe(0);
    expect(lines(stdout)).toHaveLength(6);
  });

  it('fills missing cells by the rule that is named, and refuses without one', async () => {
    const holed = CSV.replace('d4,1,', 'd4,,');
    const filled = { ...DATA, objective: { ...DATA.objective, parameters: { fill: 'mean' } } };
    expect((await driftlab(['run', 'data.json'], { 'data.json': filled, 'table.csv': holed })).status).toBe(
      0,
    );
    const { status, stderr } = await driftlab(['run', 'data.json'], {
      'data.json': DATA,
      'table.csv': holed,
    });
    expect(status).toBe(2);
    expect(stderr).toContain('row 6, column a: empty cell (1 in all)');
  });

  it('takes coordinates from a second file', async () => {
    const dataset = { file: 'table.csv', coordinates: 'places.csv' };
    const scenario = { ...DATA, objective: { id: 'dataset', dataset }, model: { kernel: 'matern52' } };
    const given = { 'data.json': scenario, 'table.csv': CSV, 'places.csv': 'name,x,y\nc,0,1\nb,1,0\na,0,0' };
    expect((await driftlab(['run', 'data.json'], given)).status).toBe(0);
  });

  it('says how far a long run is', async () => {
    const { stderr } = await driftlab(['run', 'small.json', '--replicates', '100'], { 'small.json': SMALL });
    expect(stderr.match(/% of 2400 steps/g)).toHaveLength(10);
    expect((await driftlab(['run', 'small.json'], { 'small.json': SMALL })).stderr).not.toContain('%');
  });
});

describe('a program of a lane that fails', () => {
  const program = "defineAlgorithm({ id: 'mine', slots: () => ({ memory: () => nothing }) });";
  const scenario = {
    horizon: 12,
    objective: { id: 'abrupt-change-1d' },
    lanes: [{ algorithm: 'own-algorithm', parameters: { program } }],
  };

  it('is bad input, said with its line', async () => {
    const { status, stderr } = await driftlab(['run', 'own.json'], { 'own.json': JSON.stringify(scenario) });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^driftlab: Lane [A-F]: Line 1, in the memory at step 1: /m);
  });
});
