import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { OBJECTIVES } from '../../src/objectives/registry.ts';
import { driftlab, SMALL } from './support.ts';

describe('driftlab list', () => {
  it('names every algorithm, objective, parameter and scene', async () => {
    const { stdout, status } = await driftlab(['list']);
    expect(status).toBe(0);
    for (const { id, parameters } of [...ALGORITHMS, ...OBJECTIVES]) {
      expect(stdout).toContain(`  ${id}  (`);
      for (const parameter of parameters) expect(stdout).toContain(`      ${parameter.id} = `);
    }
    for (const { id } of SCENES) expect(stdout).toContain(id);
  });

  it('gives the same as JSON', async () => {
    const content = JSON.parse((await driftlab(['list', '--json'])).stdout);
    expect(content.settings).toContainEqual(expect.objectContaining({ id: 'noiseVariance', max: 1e9 }));
    expect(content.algorithms.map(({ id }: { id: string }) => id)).toEqual(ALGORITHMS.map(({ id }) => id));
    expect(content.algorithms[1].parameters[0]).toMatchObject({ id: 'deltaB', default: 0.1, max: 1 });
    expect(content.objectives.at(-1)).toMatchObject({ id: 'dataset', dimension: 'arms' });
    expect(content.scenes).toHaveLength(SCENES.length);
  });
});

describe('driftlab link and open', () => {
  it('are inverses', async () => {
    const { stdout: link } = await driftlab(['link', 'small.json'], { 'small.json': SMALL });
    const { stdout: opened } = await driftlab(['open', link]);
    expect(JSON.parse(opened)).toEqual(parseScenario(SMALL));
    expect((await driftlab(['link', 'again.json'], { 'again.json': opened })).stdout).toBe(link);
  });

  it('set the link behind an address', async () => {
    const { stdout } = await driftlab(['link', 'no-change', '--base', 'https://example.org/lab/#old']);
    expect(stdout).toMatch(/^https:\/\/example\.org\/lab\/#v2\.[\w-]+\.\.[\w-]{6}\n$/);
    expect((await driftlab(['open', stdout])).status).toBe(0);
  });

  it('carry fingerprints that a run confirms or denies', async () => {
    const { stdout: link } = await driftlab(['link', 'small.json', '--run'], { 'small.json': SMALL });
    const { stderr } = await driftlab(['open', link]);
    expect(stderr).toMatch(/^fingerprint A [0-9a-f]{12}\nfingerprint B [0-9a-f]{12}\n$/);
    const same = await driftlab(['run', link]);
    expect(same.status).toBe(0);
    expect(same.stderr.match(/identical to the link/g)).toHaveLength(2);
    const cut = await driftlab(['run', link, '--to', '5']);
    expect(cut.stderr).toMatch(/not compared with the link, whose fingerprints are after step 12\n$/);
  });

  it('open a scene by its address', async () => {
    const { stdout } = await driftlab(['open', 'https://example.org/#scene=abrupt-change&t=61&seed=7']);
    expect(JSON.parse(stdout)).toMatchObject({ title: 'Abrupt change', seed: 7, view: { step: 61 } });
  });

  it('name the first step at which a run differs, where the link has a trail', async () => {
    const { decodeLink, encodeLink } = await import('../../src/engine/link/link.ts');
    const { stdout } = await driftlab(['link', 'small.json', '--run', '--trail'], { 'small.json': SMALL });
    const { scenario, fingerprints, trails } = decodeLink(stdout);
    const other = { ...trails, B: `${trails?.B?.slice(0, 6)}${'--'.repeat(scenario.horizon - 3)}` };
    const prints = { ...fingerprints, B: '000000000000' };
    const { stderr, status } = await driftlab(['run', encodeLink(scenario, prints, undefined, other)]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/ A .*, identical to the link\n/);
    expect(stderr).toContain('but the link says 000000000000; it differs from step 4 on');
  });

  it('end with status 1 where the records differ from the link', async () => {
    const { encodeLink } = await import('../../src/engine/link/link.ts');
    const { status, stderr, stdout } = await driftlab([
      'run',
      encodeLink(parseScenario(SMALL), { A: '000000000000' }),
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/fingerprint A replicate 0 [0-9a-f]{12}, but the link says 000000000000/);
    expect(stdout).not.toBe('');
  });
});

describe('driftlab schema', () => {
  it('describes every algorithm and objective with its parameters', async () => {
    const schema = JSON.parse((await driftlab(['schema'])).stdout);
    expect(schema.required).toEqual(['objective', 'lanes']);
    const lanes = schema.properties.lanes.items.oneOf;
    expect(
      lanes.map((lane: { properties: { algorithm: { const: string } } }) => lane.properties.algorithm.const),
    ).toEqual(ALGORITHMS.map(({ id }) => id));
    const deltaB = lanes[1].properties.parameters.properties.deltaB;
    expect(deltaB).toMatchObject({ type: 'number', exclusiveMinimum: 0, maximum: 1, default: 0.1 });
    const objectives = schema.properties.objective.oneOf;
    expect(objectives).toHaveLength(OBJECTIVES.length);
    expect(objectives[0].properties).not.toHaveProperty('dataset');
    expect(objectives.at(-1).required).toEqual(['id', 'dataset']);
    expect(schema.properties.horizon).toMatchObject({ minimum: 1, maximum: 1_000_000 });
  });
});

describe('bad input', () => {
  it.each<[string[], string]>([
    [['run'], "missing required argument 'scenario'"],
    [['run', 'nothing'], 'no file, scene or link is called "nothing"; known: abrupt-change'],
    [['run', 'abrupt-chang'], 'did you mean "abrupt-change"?'],
    [['run', 'small.json', '--lane', '2'], '--lane must be between 0 and 1, or one of A, B, got 2'],
    [['run', 'small.json', '--lane', ''], 'or one of A, B, got nothing'],
    [['run', 'small.json', '--replicates', ''], 'between 1 and 10000, got nothing'],
    [['run', 'small.json', '--to', '13'], '--to must be an integer between 1 and 12, got 13'],
    [['run', 'small.json', '--to', 'end'], '--to must be an integer between 1 and 12, got end'],
    [
      ['run', 'small.json', '--replicates', '0'],
      '--replicates must be an integer between 1 and 10000, got 0',
    ],
    [['run', 'small.json', '--format', 'xml'], 'Allowed choices are csv, jsonl, json, plotly'],
    [['run', 'small.json', '--bogus'], "unknown option '--bogus'"],
    [['run', 'small.json', '--out', '/elsewhere/out.txt'], 'cannot write /elsewhere/out.txt'],
    [['run', 'empty.json'], 'empty.json is empty; it must hold JSON'],
    [['run', 'broken.json'], 'broken.json is not JSON: '],
    [['run', 'bare.json'], 'lanes is empty; add at least one lane'],
    [['run', 'bad.json'], 'lanes[0].parameters.c1 must be between 0 and 10, got -1'],
    [['run', 'number.json'], 'the scenario must be an object, got 3'],
    [['run', 'lost.json'], 'cannot read /lab/lost.csv'],
    [['run', 'text.json'], 'text.csv: row 2, column a: “x” is not a number'],
    [['run', 'field.json'], 'objective.dataset has no field "coordinate"; did you mean "coordinates"?'],
    [['run', 'name.json'], 'objective.dataset.file must be the name of a CSV file'],
    [['open', 'v1.abc'], 'The link is cut off'],
    [['open', 'nonsense'], 'No scene is called "nonsense"'],
    [['link', 'bad.json'], 'lanes[0].parameters.c1'],
    [['link', 'small.json', '--base', 'lab'], '--base must be the address of a page'],
    [
      ['link', 'small.json', '--base', 'javascript:alert(1)'],
      'https://…, http://… or file://…, got javascript:',
    ],
    [['link', 'small.json', '--trail'], '--trail goes with --run'],
    [['bounds', 'small.json', '--json', '--format', 'csv'], "'--json' cannot be used with option '--format"],
    [['reproduce', '--runs', '2'], '--runs goes with an experiment'],
    [['frobnicate'], "unknown command 'frobnicate'"],
  ])('%j is refused in one line', async (argv, message) => {
    const dataset = (value: unknown) => ({
      objective: { id: 'dataset', dataset: value },
      lanes: SMALL.lanes,
    });
    const { status, stdout, stderr } = await driftlab(argv, {
      'small.json': SMALL,
      'empty.json': '\n',
      'broken.json': '{"a":\n\n oops',
      'bare.json': { ...SMALL, lanes: [] },
      'bad.json': { ...SMALL, lanes: [{ algorithm: 'gp-ucb', parameters: { c1: -1 } }] },
      'number.json': '3',
      'lost.json': dataset('lost.csv'),
      'text.json': dataset('text.csv'),
      'field.json': dataset({ file: 'text.csv', coordinate: 'x.csv' }),
      'name.json': dataset({ file: 3 }),
      'text.csv': 't,a,b\n1,x,3\n2,3,4',
    });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^driftlab: [^\n]+\n$/);
  });

  it('eval says how it breaks ties', async () => {
    const { stdout } = await driftlab(['eval', '--help']);
    expect(stdout).toContain('Ties go to the lowest index');
  });

  it('shows the help with status 2 when there is no command, and 0 when asked for', async () => {
    expect(await driftlab([])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage: driftlab'),
    });
    expect(await driftlab(['--help'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Usage: driftlab'),
    });
  });
});
