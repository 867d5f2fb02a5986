import { describe, expect, it } from 'vitest';
import { driftlab, lines } from '../cli/support.ts';

const NUMBERS = ['y', 'f', 'fStar', 'regret', 'cumulativeRegret', 'mean', 'sd'];

/** A run ends with finite numbers, or in one sentence after the lanes that had some; never in null or NaN. */
async function expectNumbersOrSentence(scenario: unknown, files: Readonly<Record<string, unknown>> = {}) {
  const { status, stdout, stderr } = await driftlab(['run', 'limit.json'], {
    'limit.json': scenario,
    ...files,
  });
  for (const record of stdout === '' ? [] : lines(stdout))
    for (const field of NUMBERS) expect(record[field], field).toEqual(expect.any(Number));
  if (status === 0) return null;
  expect(status).toBe(2);
  const sentences = stderr.split('\n').filter((line) => line !== '');
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(/^driftlab: (?!internal fault)/);
  expect(sentences[0].length).toBeLessThan(300);
  return sentences[0];
}

const LANES = [
  { algorithm: 'et-gp-ucb' },
  { algorithm: 'tv-gp-ucb-mle', parameters: { fitEvery: 3 } },
  { algorithm: 'gp-ucb', parameters: { refitEvery: 4 } },
  { algorithm: 'ui-tvbo' },
  { algorithm: 'w-gp-ucb' },
];
const SIZES = [1e-320, 1e-300, 1e-150, 1, 1e9];

describe('variances and lengthscales at the ends of doubles', () => {
  it.each(SIZES.flatMap((signal) => SIZES.map((noise) => [signal, noise])))(
    'σ_f² %d with σ² %d',
    async (signalVariance, noiseVariance) => {
      const model = { signalVariance, noiseVariance };
      const base = { objective: { id: 'abrupt-change-1d' }, grid: { pointsPerDimension: 20 }, horizon: 12 };
      await expectNumbersOrSentence({ ...base, noiseVariance, model, lanes: LANES });
    },
  );

  it.each([5e-324, 1e-200, 1e6])('lengthscale %d', async (lengthscale) => {
    const base = { objective: { id: 'moving-peaks-2d' }, grid: { pointsPerDimension: 6 }, horizon: 12 };
    await expectNumbersOrSentence({ ...base, model: { lengthscale }, lanes: LANES });
  });
});

const table = (cell: (row: number) => number) =>
  `t,a,b,c\n${Array.from({ length: 12 }, (_, i) => `${i},${cell(i)},${(7 * i) % 5},${(3 * i) % 4}`).join('\n')}\n`;
const run = (csv: string, more: object = {}, parameters: object = {}) =>
  expectNumbersOrSentence(
    { objective: { id: 'dataset', dataset: 'table.csv', parameters }, lanes: LANES.slice(0, 2), ...more },
    { 'table.csv': csv },
  );

describe('table values at the ends of doubles', () => {
  it.each([1e308, -1.7e308, 1e200])('%d is refused with row and column', async (value) => {
    const sentence = await run(table((i) => (i === 6 ? value : i)));
    expect(sentence).toContain('row 8, column a: “');
    expect(sentence).toContain('too large to compute with; values lie between -1e+100 and 1e+100');
  });

  it('is refused in a table inside the scenario too, by its path', async () => {
    const values = Array.from({ length: 6 }, (_, i) => [i, i === 4 ? 1e308 : i % 3]);
    const dataset = { name: 'n', arms: ['a', 'b'], times: values.map((_, i) => `${i}`), values };
    const sentence = await expectNumbersOrSentence({ objective: { id: 'dataset', dataset }, lanes: LANES });
    expect(sentence).toContain(
      'objective.dataset.values[4][1] must be null or a number between -1e+100 and 1e+100, got 1e+308',
    );
  });

  it.each([1e30, 0.1, 1e-300])('a column that is %d up to rounding is refused by name', async (value) => {
    const sentence = await run(table((i) => value * (1 + (i % 2) * Number.EPSILON)));
    expect(sentence).toContain(
      'Column a: all 4 training values are equal up to rounding, so it cannot be z-scored',
    );
  });

  it('a value beyond what its training rows can scale is refused with row and column', async () => {
    const sentence = await run(table((i) => (i < 4 ? 1e-90 * i : 1e90)));
    expect(sentence).toContain('Row 6, column a: 1e+90 is too far from the training values');
  });

  it.each(['z-scored', 'raw'])('values of 1e100, %s, run or are refused', async (values) => {
    await run(
      table((i) => (i % 2 === 0 ? 1e100 : -1e100)),
      {},
      { values },
    );
  });

  it.each([1e100, 1e-100, 5e-324])('places %d apart run or are refused', async (distance) => {
    const dataset = { file: 'table.csv', coordinates: 'places.csv' };
    const places = `name,x,y\na,0,0\nb,0,${distance}\nc,${-distance},0\n`;
    const scenario = {
      objective: { id: 'dataset', dataset },
      model: { kernel: 'matern52', lengthscale: 1e-200 },
      lanes: LANES,
    };
    await expectNumbersOrSentence(scenario, { 'table.csv': table((i) => i % 5), 'places.csv': places });
  });
});

describe('evaluations that take long', () => {
  it('are refused before the run where their truth would not fit into memory', async () => {
    const sentence = await expectNumbersOrSentence({
      objective: { id: 'evaluation-time', parameters: { times: 'uniform', seconds: 20 } },
      horizon: 2000,
      grid: { pointsPerDimension: 60 },
      lanes: [{ algorithm: 'gp-ucb' }],
    });
    expect(sentence).toContain(
      'may last 40000 s, and its truth at every second on 3600 candidates takes 1099 MB',
    );
  });
});
