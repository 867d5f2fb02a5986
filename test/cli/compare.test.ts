import { describe, expect, it } from 'vitest';
import { encodeLink, parseScenario, readAddress } from '../../src/index.ts';
import { requireObjective } from '../../src/objectives/registry.ts';
import { compareLanes } from '../../src/replicates/comparison/compare-lanes.ts';
import { driftlab, lines, SMALL } from './support.ts';

const FLAGS = ['--replicates', '6', '--workers', '0'];
const compare = (...flags: string[]) =>
  driftlab(['compare', 'small.json', ...FLAGS, ...flags], { 'small.json': SMALL });

/** R_T/T of every lane and replicate, by `driftlab run`. */
async function regretsByRun(): Promise<number[][]> {
  const { stdout } = await driftlab(['run', 'small.json', '--replicates', '6'], { 'small.json': SMALL });
  const records = lines(stdout) as { lane: string; t: number; cumulativeRegret: number }[];
  return ['A', 'B'].map((letter) =>
    records
      .filter(({ lane, t }) => lane === letter && t === SMALL.horizon)
      .map(({ cumulativeRegret }) => cumulativeRegret / SMALL.horizon),
  );
}

describe('driftlab compare', () => {
  it('compares the very replicates that `run` makes', async () => {
    const { status, stdout } = await compare('--format', 'json');
    expect(status).toBe(0);
    const values = await regretsByRun();
    const found = JSON.parse(stdout);
    expect(found.values).toEqual(values);
    const lanes = ['A GP-UCB', 'B ET-GP-UCB'].map((name, i) => ({ name, values: values[i] }));
    expect(found.lanes).toEqual(compareLanes(lanes).lanes);
    const { a, b, same } = found.pairs[0].wins;
    expect(a + b + same).toBe(6);
    expect(Math.abs(found.pairs[0].meanShare.mean)).toBeLessThan(1);
  });

  it('prints every seed as CSV: a row for each replicate, a column for each lane, measure and step', async () => {
    const { stdout } = await compare('--format', 'seeds');
    const [head, ...rows] = stdout.trimEnd().split('\n');
    expect(head).toBe('replicate,A GP-UCB,B ET-GP-UCB,measure,after');
    const [a, b] = await regretsByRun();
    expect(rows).toEqual(a.map((value, replicate) => `${replicate},${value},${b[replicate]},average,12`));
  });

  it.each([
    ['raw', '%', 'R_T/T, average regret, in %', 'R_t/t in %'],
    ['raw', undefined, 'R_T/T, average regret', 'R_t/t'],
    ['z-scored', '%', 'R_T/T, average regret, in sd', 'R_t/t in sd'],
  ])('says the unit of %s values of a table in %s', async (values, unit, quantity, error) => {
    const rows = Array.from({ length: 20 }, (_, i) => [(7 * i) % 5, (3 * i) % 7]);
    const dataset = { name: 't', arms: ['a', 'b'], times: rows.map((_, i) => `${i}`), values: rows, unit };
    const scenario = {
      ...SMALL,
      objective: { id: 'dataset', parameters: { values }, dataset },
      horizon: 12,
    };
    const of = async (command: string[]) => {
      const done = await driftlab([...command, ...FLAGS], { 's.json': scenario });
      expect(done.status, done.stderr).toBe(0);
      return done.stdout;
    };
    expect(JSON.parse(await of(['compare', 's.json', '--format', 'json'])).quantity).toBe(quantity);
    const csv = await of(['compare', 's.json', '--format', 'csv']);
    expect(csv).toContain(`# ${quantity}, T = 12, 6 replicates: mean`);
    expect(csv).toContain(`# Fixed targets for ${error}, 6 replicates:`);
    expect(await of(['compare', 's.json', '--format', 'csv', '--of', 'resets'])).toContain(
      '# resets in T steps, T = 12, 6 replicates: mean',
    );
    expect(await of(['sweep', 's.json', '--vary', 'noiseVariance=0.01,0.1'])).toContain(`${quantity}, 6`);
    if (unit)
      expect(await of(['sweep', 's.json', '--vary', 'objective.parameters.values=raw,z-scored'])).toMatch(
        /^R_T\/T, average regret, 6 replicates/,
      );
  });

  it('prints lanes by their mean, pairs with both claims, and the tests for a fixed number of seeds', async () => {
    const { stdout } = await compare();
    expect(stdout).toMatch(
      /^R_T\/T, average regret, T = 12, 6 replicates: mean ± half its 95 % interval; mean rank, 1 is best\n {2}lane +mean/,
    );
    expect(stdout).toMatch(
      /one family of 2 claims \(Holm, 5 %\).*\n.*p, wins \(Holm\) .*p, mean share \(Holm\)/,
    );
    expect(stdout).toMatch(/n = 6 fixed before; paired t-test, t\(5\)/);
  });

  it('writes tables that other programs take', async () => {
    const { stdout: csv } = await compare('--format', 'csv');
    expect(csv).toMatch(/^# .*\nlane,mean,± \(95 %\),sd,median,mean rank\n/);
    const { stdout: markdown } = await compare('--format', 'markdown');
    expect(markdown).toMatch(/\| lane \| mean \| ± \(95 %\) \|.*\n\|---\|---:\|/);
    const { stdout: latex } = await compare('--format', 'latex');
    expect(latex).toContain('\\usepackage{booktabs}');
    expect(latex).toMatch(/\\label\{tab:[a-z0-9-]+\}/);
    expect(latex).toMatch(/\\mathbf\{[\d.]+ \\pm [\d.]+\}/);
    const decimals = [...latex.matchAll(/\.(\d+) \\pm [\d]+\.(\d+)/g)].flatMap(([, a, b]) => [
      a.length,
      b.length,
    ]);
    expect(decimals).toHaveLength(4);
    expect(new Set(decimals).size).toBe(1);
    const { stdout: long } = await compare('--format', 'latex-long');
    expect(long.match(/\\begin\{tabular\}/g)).toHaveLength(5);
    const { stdout: methods } = await compare('--format', 'methods');
    expect(methods).toMatch(
      /^We compared A GP-UCB, B ET-GP-UCB on .* over n = 6 seeds;.*Holm.*Driftlab, engine [\d.]+ \(#compare\/of=average\/v2\./,
    );
  });

  it('says of a measure without a worst play what differences are shares of', async () => {
    const { stdout } = await compare('--of', 'resets', '--format', 'methods');
    expect(stdout).toContain(
      'as a share of the largest difference there can be, the two have the same value',
    );
    expect(stdout).not.toContain('worst play');
  });

  it('calls a scenario without a title by its objective', async () => {
    const of = async (format: string) => (await compare('--format', format)).stdout;
    const { name } = requireObjective(SMALL.objective.id);
    expect(await of('methods')).toContain(` on “${name}” by `);
    expect(await of('latex')).toContain(`\\caption{${name}: `);
    expect(await of('svg')).toContain(`<title>${name}: `);
  });

  it('draws the sheet as a picture that stands alone: text is text', async () => {
    const { status, stdout: svg } = await compare('--format', 'svg', '--of', 'total');
    expect(status).toBe(0);
    expect(svg.match(/<svg/g)).toHaveLength(1);
    expect(svg).not.toContain('var(');
    for (const words of ['Over time', 'Pairs', 'Share of seeds below', 'mean rank', 'Share of targets met'])
      expect(svg).toContain(words);
    // Six seeds have dots, and no intervals or claims yet.
    expect(svg.match(/class="seeds lane-[AB]"/g)).toHaveLength(2);
    expect(svg).toContain('Nothing can be shown by fewer than 9 seeds.');
    expect(svg).not.toContain('class="interval"');
  });

  it('draws regret over time alone, one or two columns wide, with what it was made from', async () => {
    const figure = ['--format', 'svg', '--figure', 'regret'];
    const { stdout: two } = await compare(...figure);
    const { stdout: one } = await compare(...figure, '--columns', '1');
    for (const svg of [one, two]) {
      expect(svg.match(/class="band lane-[AB]"/g)).toHaveLength(2);
      expect(svg).toMatch(/<dc:source>#compare\/of=average\/v2\..*<dc:identifier>[0-9a-f]+<.*engine [\d.]+ /);
    }
    const [, link = '', plan] = /<dc:source>(.+)<\/dc:source><dc:identifier>(\w+)</.exec(one) ?? [];
    const again = await driftlab(['compare', link, '--workers', '0', '--format', 'json']);
    expect(JSON.parse(again.stdout).plan).toBe(plan);
    expect([one, two].map((svg) => Number(/width="(\d+)"/.exec(svg)?.[1]))).toEqual([376, 744]);
    const refused = await compare('--figure', 'regret');
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('--figure regret needs --format svg');
    for (const given of [[], ['--format', 'svg'], ['--format', 'plotly', '--figure', 'regret']]) {
      const { status, stderr } = await compare('--columns', '1', ...given);
      expect(status).toBe(2);
      expect(stderr).toContain('--columns goes with --format svg --figure regret; leave it out');
    }
  });

  it('writes figures that Plotly opens: every seed with its link, and means with their bands', async () => {
    const { stdout: dots } = await compare('--format', 'plotly');
    const seeds = JSON.parse(dots).data;
    expect(seeds.map(({ name }: { name: string }) => name)).toEqual(['A GP-UCB', 'B ET-GP-UCB']);
    for (const { x, customdata } of seeds) {
      expect(x).toHaveLength(6);
      expect(customdata.map(([, replicate]: [string, number]) => replicate)).toEqual([0, 1, 2, 3, 4, 5]);
      for (const [, , link] of customdata) expect(link).toMatch(/^#v2\./);
    }
    const { stdout: over } = await compare('--format', 'plotly', '--figure', 'regret');
    const [low, high, mean] = JSON.parse(over).data;
    expect(mean.name).toBe('A GP-UCB');
    for (const [i, value] of mean.y.entries()) {
      expect(low.y[i]).toBeLessThanOrEqual(value);
      expect(high.y[i]).toBeGreaterThanOrEqual(value);
    }
  });

  it('draws a picture that is XML whatever the title holds', async () => {
    const title = 'a\u0007b\uFFFEc\ud800d\u001b[31m';
    const given = { 's.json': { ...SMALL, title } };
    const { stdout } = await driftlab(['compare', 's.json', ...FLAGS, '--format', 'svg'], given);
    expect(/class="title"[^>]*>([^<]*)</.exec(stdout)?.[1]).toMatch(
      /^a\\u0007b\\ufffec\\ud800d\\u001b\[31m: R_T/,
    );
    expect(stdout).not.toMatch(/(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/u);
  });

  it('says in its help which CSV has captions', async () => {
    const { stdout } = await driftlab(['compare', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'csv: several tables, each below a line “# caption”; latex: one table as wide as a column of a paper, latex-long: all of them; methods: a paragraph for a paper; seeds: every seed as CSV, a column for each lane, then measure and step, no caption;',
    );
  });

  it.each(['total', 'last', 'offline', 'before-change', 'resets'])(
    'compares by %s, with the steps from which lanes are apart',
    async (of) => {
      const { stdout } = await compare('--format', 'json', '--of', of);
      const found = JSON.parse(stdout);
      expect(found).toMatchObject({ measure: of, horizon: SMALL.horizon, replicates: 6 });
      expect(found.apart).toHaveLength(1);
      for (const [i, { mean }] of found.lanes.entries())
        expect(found.budgets.at(-1).mean[i]).toBeCloseTo(mean, 12);
    },
  );

  it.each([
    ['offline', { objective: { id: 'abrupt-change-1d', parameters: { changes: [12] } } }, 'within 12 steps'],
    ['before-change', { objective: { id: 'wiener-drift-1d' } }, 'drifts at every one'],
    ['offline', { response: { base: 1 } }, 'a step is no evaluation'],
    ['per-query', {}, 'only with response times do they differ'],
  ])('says of --of %s why it is not there', async (of, changes, why) => {
    const scenario = { ...SMALL, ...changes };
    for (const [name, ...flags] of [['compare'], ['sweep', '--vary', 'noiseVariance=0.01,0.1']]) {
      const found = await driftlab([name, 's.json', ...flags, ...FLAGS, '--of', of], { 's.json': scenario });
      expect(found).toMatchObject({ status: 2, stdout: '' });
      expect(found.stderr).toContain(why);
    }
  });

  it('compares over as many seeds as the link says', async () => {
    const seeds = { ...SMALL, view: { seeds: 4 } };
    const { stdout } = await driftlab(['compare', 's.json', '--workers', '0', '--format', 'json'], {
      's.json': seeds,
    });
    expect(JSON.parse(stdout).replicates).toBe(4);
  });

  it('compares after a step as if every run had ended there', async () => {
    const step = SMALL.horizon - 3;
    const { stdout } = await compare('--after', `${step}`, '--format', 'json');
    const short = await driftlab(['compare', 's.json', ...FLAGS, '--format', 'json'], {
      's.json': { ...SMALL, horizon: step },
    });
    const [cut, ended] = [JSON.parse(stdout), JSON.parse(short.stdout)];
    expect(cut.horizon).toBe(step);
    expect(cut.values).toEqual(ended.values);
    expect(cut.pairs).toEqual(ended.pairs);
    const { stdout: methods } = await compare('--after', `${step}`, '--of', 'total', '--format', 'methods');
    expect(methods).toContain(`after T = ${step} steps`);
    expect(methods).toContain(`(#compare/after=${step}/v2.`);
    const { stdout: seeds } = await compare('--after', `${step}`, '--format', 'plotly');
    const [[, , link]] = JSON.parse(seeds).data[0].customdata;
    expect(readAddress(link).scenario.view.step).toBe(step);
  });

  it('compares as a comparison’s address says, unless a flag says otherwise', async () => {
    const link = encodeLink(parseScenario(SMALL));
    const found = async (by: string, ...flags: string[]) => {
      const asked = ['compare', `#compare/${by}${link}`, ...FLAGS, '--format', 'json', ...flags];
      const { measure, horizon } = JSON.parse((await driftlab(asked)).stdout);
      return [measure, horizon];
    };
    expect(await found('of=resets&after=5/')).toEqual(['resets', 5]);
    expect(await found('')).toEqual(['total', SMALL.horizon]);
    expect(await found('of=resets&after=5/', '--of', 'average', '--after', '4')).toEqual(['average', 4]);
  });

  it('says the same with any number of workers and after a resume', async () => {
    const { files, stdout } = await compare('--out', 'out.json');
    const [path] = Object.keys(files).filter((name) => name.endsWith('out.json'));
    const again = await driftlab(['compare', 'small.json', ...FLAGS, '--out', 'out.json', '--resume'], {
      'small.json': SMALL,
      'out.json': files[path],
    });
    expect(again.stdout).toBe(stdout);
    expect(again.files[path]).toBe(files[path]);
  });

  it('compares one lane with nothing, and refuses none', async () => {
    const one = { ...SMALL, lanes: SMALL.lanes.slice(0, 1) };
    const { stdout } = await driftlab(['compare', 'one.json', ...FLAGS], { 'one.json': one });
    expect(stdout).not.toContain('paired');
    const none = await driftlab(['compare', 'none.json', ...FLAGS], { 'none.json': { ...SMALL, lanes: [] } });
    expect(none).toMatchObject({ status: 2, stdout: '' });
    expect(none.stderr).toContain('lanes is empty');
  });

  it.each([
    [['--replicates', '1'], /--replicates must be an integer between 2 and 100000/],
    [['--of', 'luck'], /luck/],
    [['--of', 'f1'], /--of f1: lane A has no F1 score; it does not classify/],
    [['--after', '0'], /--after must be an integer between 1 and 12, got 0/],
    [['--after', '1000'], /--after must be an integer between 1 and/],
    [['--resume'], /--resume needs --out/],
    [['--out', 'small.json'], /is the file that is read/],
  ])('refuses %j', async (flags, message) => {
    const { status, stderr } = await compare(...flags);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
