import { describe, expect, it } from 'vitest';
import { csvTable, jsonLine, recordColumns, widestRecord, widestRecords } from '../../src/engine/export.ts';
import { RECORD_FIELDS } from '../../src/engine/fingerprint.ts';
import { ALGORITHMS } from '../../src/index.ts';
import { laneOf, runLane, smallScenario } from './support.ts';

const scenario = smallScenario({ horizon: 25 });
const run = (lane: ReturnType<typeof laneOf>) => ({ lane, records: runLane(scenario, lane).records });
/** Fields whose lists are texts in one column, and those that only some lanes have. */
const IN_PARTS: readonly string[] = [
  'dropped',
  'assessment',
  'selection',
  'standing',
  'posterior',
  'looking',
  'priors',
];
const REFITTED = { refitEvery: 10, noiseFrom: 'refit' };

/** Every choice of an algorithm that begins something, where it refits every ten steps. */
const settings = ALGORITHMS.filter(({ needs }) => needs !== 'environment').flatMap(({ id, parameters }) => {
  const refits = parameters.some((spec) => spec.id === 'refitEvery') ? { refitEvery: 10 } : {};
  const choices = parameters.flatMap((spec) =>
    spec.type === 'choice' && ['noiseFrom', 'temporalFrom', 'temporal'].includes(spec.id)
      ? spec.choices.map(({ value }) => ({ [spec.id]: value }))
      : [],
  );
  return [{}, ...choices].map((choice) => [id, { ...refits, ...choice }] as const);
});

describe('columns of records', () => {
  it.each(settings)('are as many as the longest list of %s with %j takes', (id, parameters) => {
    const own = run(laneOf(id, parameters));
    const names = recordColumns(widestRecords([own])).map(({ name }) => name);
    for (const field of RECORD_FIELDS.filter((name) => !IN_PARTS.includes(name))) {
      const lengths = own.records.map((record) => [record[field]].flat().length);
      const columns = names.filter((name) => name.replace(/\d+$/, '') === field);
      expect([field, columns.length]).toEqual([field, Math.max(...lengths)]);
    }
  });

  it('hold the noise that a lane fits from its first fit on, beside a lane that fits none', () => {
    const runs = [run(laneOf('gp-ucb')), run(laneOf('et-gp-ucb', REFITTED))];
    const { header, row } = csvTable(widestRecords(runs));
    expect(header).toContain('hyperparameters3,hyperparameters4,');
    const at = header.split(',').indexOf('hyperparameters4');
    const origin = { lane: 'B', algorithm: 'et-gp-ucb', replicate: 0 };
    for (const record of runs[1].records) {
      const { hyperparameters } = JSON.parse(jsonLine(origin, record));
      expect(row(origin, record).split(',')[at]).toBe(String(hyperparameters[3] ?? ''));
    }
    expect(runs[1].records.at(-1)?.hyperparameters).toHaveLength(4);
  });

  it('are those of its settings, whether or not it has come to a fit', () => {
    const { lane, records } = run(laneOf('et-gp-ucb', REFITTED));
    expect(recordColumns(widestRecords([{ lane, records: records.slice(0, 3) }])).length).toBe(
      recordColumns(records).length,
    );
    expect(widestRecords([{ lane, records: [] }])).toEqual([]);
  });

  it('are no more where the noise is to be fitted and nothing ever is', () => {
    const { lane, records } = run(laneOf('et-gp-ucb', { refitEvery: 0, noiseFrom: 'refit' }));
    expect(widestRecord(lane, records[0])).toBe(records[0]);
  });
});
