import { describe, expect, it } from 'vitest';
import { driftlab, SMALL } from './support.ts';

const FLAGS = ['--most', '24', '--workers', '0'];
const AXES = ['--across', 'noiseVariance=0.01,0.1,1', '--up', 'lanes.B.parameters.lowerSteps=1,3'];
const map = (...flags: string[]) =>
  driftlab(['map', 'small.json', ...FLAGS, ...flags], { 'small.json': SMALL });

describe('driftlab map', () => {
  it('says of every cell who is left, as `compare` has the seeds of its world', async () => {
    const { status, stdout, stderr } = await map(...AXES, '--format', 'json');
    expect(status).toBe(0);
    expect(stderr).toMatch(/6 of 6 cells decided\n$/);
    const { cells, most, alpha, batch, bar } = JSON.parse(stdout);
    expect({ most, alpha, batch, bar }).toEqual({ most: 24, alpha: 0.05, batch: 8, bar: 6 / 0.05 });
    expect(cells.map(({ values }: { values: unknown }) => values)).toEqual(
      [0.01, 0.1, 1].flatMap((noise) => [1, 3].map((steps) => [noise, steps])),
    );
    const [, , cell] = cells;
    const changed = {
      ...SMALL,
      noiseVariance: 0.1,
      lanes: [SMALL.lanes[0], { algorithm: 'et-gp-ucb', parameters: { lowerSteps: 1 } }],
    };
    const flags = ['--replicates', String(cell.seeds), '--of', 'total', '--workers', '0', '--format', 'json'];
    const alone = JSON.parse((await driftlab(['compare', 'c.json', ...flags], { 'c.json': changed })).stdout);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(cell.means).toEqual(alone.values.map(mean));
    const { a, b, same } = alone.pairs[0].wins;
    expect(cell.pairs).toEqual([{ lanes: [0, 1], a, b, same }]);
  });

  it('prints a table from the top down, and a row for every cell as CSV', async () => {
    const { stdout: table } = await map(...AXES);
    expect(table).toMatch(/^6 cells: one lane left in \d.*Not struck out does not mean equal\.\n/);
    const [, head, top, bottom] = table.trimEnd().split('\n');
    expect(head).toMatch(/lanes\.B\.parameters\.lowerSteps ↑, noiseVariance → +0\.01 +0\.1 +1$/);
    expect([top, bottom].map((line) => line.trim().split(/ +/)[0])).toEqual(['3', '1']);
    const [names, first, ...rest] = (await map(...AXES, '--format', 'csv')).stdout.trim().split('\n');
    expect(names).toBe(
      'noiseVariance,lanes.B.parameters.lowerSteps,left,seeds,mean R_T of A,mean R_T of B,A struck out by,A struck out after,B struck out by,B struck out after,seeds in which A is better than B,seeds in which B is better than A',
    );
    expect(first).toMatch(/^0\.01,1,(A|B|A B),\d+,[\d.]+,[\d.]+,/);
    expect(rest).toHaveLength(5);
  });

  it('draws every cell with letters and seeds, as a picture and as a figure', async () => {
    const { cells } = JSON.parse((await map(...AXES, '--format', 'json')).stdout);
    const svg = (await map(...AXES, '--format', 'svg')).stdout;
    expect(svg.match(/class="part-same"/g)).toHaveLength(6);
    const one = cells.filter(({ left }: { left: unknown[] }) => left.length === 1).length;
    expect(svg.match(/class="fill lane-[AB]"/g) ?? []).toHaveLength(one);
    expect(svg).toContain('>↑ lanes.B.parameters.lowerSteps<');
    expect(svg).toContain('Not struck out does not mean equal.');
    expect(svg).toMatch(
      /<title>.*\n.*\n.*<dc:source>#map\/noiseVariance=0\.01,0\.1,1&amp;lanes\.B\.parameters\.lowerSteps=1,3&amp;most=24\/v2\..*<dc:identifier>\w{12}<.*engine [\d.]+</,
    );
    const { data } = JSON.parse((await map(...AXES, '--format', 'plotly')).stdout);
    expect(data[0].x).toEqual(['0.01', '0.1', '1']);
    expect(data[0].text.flat()).toHaveLength(6);
    for (const [i, { seeds }] of cells.entries())
      expect(data[0].text[i % 2][Math.floor(i / 2)]).toMatch(new RegExp(`^(A|B|–)<br>${seeds}$`));
  });

  it('goes on from a file that was cut off anywhere to the same bytes, and opens a whole one', async () => {
    const axis = ['--across', 'noiseVariance=0.01,1'];
    const { files, stdout } = await map(...axis, '--out', 'out.json');
    const whole = files['/lab/out.json'];
    const again = (partial: string) =>
      driftlab(['map', 'small.json', ...FLAGS, ...axis, '--out', 'out.json', '--resume'], {
        'small.json': SMALL,
        'out.json': partial,
      });
    expect(await again(whole)).toMatchObject({ status: 0, stdout, stderr: '' });
    const lines = await partialOf(axis);
    for (const part of [0.3, 0.9]) {
      const resumed = await again(lines.slice(0, Math.floor(part * lines.length)));
      expect(resumed).toMatchObject({ status: 0, stdout });
      expect(resumed.files['/lab/out.json']).toBe(whole);
    }
  });

  it.each([1, 2, 9])(
    'in %d parts is the same bytes as in one run, a part resumed among them',
    async (count) => {
      const { files, stdout } = await map(...AXES, '--out', 'out.json');
      const parts: Record<string, string> = {};
      for (let number = 1; number <= count; number++) {
        const part = ['map', 'small.json', ...FLAGS, ...AXES, '--shard', `${number}/${count}`];
        const run = (more: readonly string[], given = {}) =>
          driftlab([...part, '--out', 'p.jsonl', ...more], { 'small.json': SMALL, ...given });
        const whole = (await run([])).files['/lab/p.jsonl'];
        const cut = whole.slice(0, Math.max(whole.indexOf('\n') + 1, whole.length / 2));
        const again = await run(['--resume'], { 'p.jsonl': cut });
        expect(again.files['/lab/p.jsonl']).toBe(whole);
        expect((await run(['--resume'], { 'p.jsonl': whole })).stderr).toBe(
          again.stderr.split('\n').slice(-2).join('\n'),
        );
        parts[`${number}.part`] = whole;
      }
      const merged = await driftlab(['merge', ...Object.keys(parts).reverse(), '--out', 'm.json'], parts);
      expect(merged).toMatchObject({ status: 0, stdout, stderr: '' });
      expect(merged.files['/lab/m.json']).toBe(files['/lab/out.json']);
      const svg = await driftlab(['merge', ...Object.keys(parts), '--format', 'svg'], parts);
      expect(svg.stdout).toBe((await map(...AXES, '--format', 'svg')).stdout);
    },
  );

  it('has one axis where the map is a strip', async () => {
    const { stdout } = await map('--across', 'noiseVariance=0.01,0.1', '--format', 'markdown');
    expect(stdout).toContain('| noiseVariance → | 0.01 | 0.1 |');
  });

  it.each([
    [[], '--across is missing'],
    [['--across', 'noiseVariance'], 'has no value to vary'],
    [['--across', 'model.kernel=se'], 'must be a number to be the axis of a map'],
    [['--across', 'noiseVariance=0.1', '--most', '20'], 'multiple of 8'],
    [['--across', 'noiseVariance=0.1', '--resume'], '--resume needs --out'],
    [['--across', 'noiseVariance=0.1', '--shard', '1/2'], '--shard needs --out'],
    [['--across', 'noiseVariance=0.1', '--shard', '3/2', '--out', 'p'], '--shard must be i/n'],
    [['--across', 'noiseVariance=0.1', '--queue', 'redis://host'], 'leave out --workers and --shard'],
  ])('refuses %j', async (flags, message) => {
    const { status, stderr } = await map(...flags);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

/** The lines of the partial results, as they stand in the file before the whole replaces them. */
async function partialOf(axes: readonly string[]): Promise<string> {
  const { main } = await import('../../src/cli/main.ts');
  let lines = '';
  await driftlab(
    ['map', 'small.json', ...FLAGS, ...axes, '--out', 'out.json'],
    { 'small.json': SMALL },
    [],
    (argv, io) =>
      main(argv, {
        ...io,
        createFile(path) {
          const file = io.createFile(path);
          return {
            ...file,
            write(text) {
              if (typeof text === 'string' && text.startsWith('{"partial"')) lines = text;
              file.write(text);
            },
          };
        },
        appendLines(path, length) {
          const file = io.appendLines(path, length);
          return {
            ...file,
            append(text) {
              lines += text;
              file.append(text);
            },
          };
        },
      }),
  );
  return lines;
}
