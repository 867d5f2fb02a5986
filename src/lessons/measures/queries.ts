import type { StepRecord } from '../../contracts/record.ts';
import type { LaneLetter } from '../../contracts/scenario.ts';
import { assumedNoise } from '../../engine/model-assumptions.ts';
import { mean } from '../../math/mean.ts';
import { type MeasuredRun, measure, recordAt, recordsIn, type StepRange } from './spec.ts';

/** Two places further apart are apart: a fifth of the line; nearer than half of that, the same place. */
const FAR = 0.2;
const NEAR = 0.1;

/** The first record after a step whose query lies more than `NEAR` from `at`; undefined: none yet. */
const leftAfter = (records: readonly StepRecord[], step: number, at: number) =>
  records.find(({ t, x }) => t > step && Math.abs(x[0] - at) > NEAR);

/** Distance of two places in the domain. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, coordinate, i) => sum + (coordinate - b[i]) * (coordinate - b[i]), 0));

/** How many of the places (n × d) lie further than `FAR` from the one before. */
const leapsAlong = (places: readonly (readonly number[])[]): number =>
  places.filter((place, i) => i > 0 && apart(place, places[i - 1]) > FAR).length;

/** The range with the step before it. */
const withBefore = ({ from, to }: StepRange): StepRange => ({ from: Math.max(1, from - 1), to });

const placesIn = (run: MeasuredRun, lane: LaneLetter, range: StepRange) =>
  recordsIn(run, lane, range)?.map(({ x }) => x[0]) ?? null;

/** Where a lane queried, and what it read there. Places are the first coordinate. */
export const QUERY_MEASURES = [
  measure({
    name: 'query',
    about: 'place x of the query of a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.x[0] ?? null,
  }),
  measure({
    name: 'queries',
    about: 'places of the queries of a range of steps',
    arguments: ['lane', 'range'],
    digits: 2,
    of: placesIn,
  }),
  measure({
    name: 'lowest-query',
    about: 'smallest of these places',
    arguments: ['lane', 'range'],
    digits: 2,
    of: (run, lane, range) => {
      const places = placesIn(run, lane, range);
      return places && Math.min(...places);
    },
  }),
  measure({
    name: 'highest-query',
    about: 'largest of these places',
    arguments: ['lane', 'range'],
    digits: 2,
    of: (run, lane, range) => {
      const places = placesIn(run, lane, range);
      return places && Math.max(...places);
    },
  }),
  measure({
    name: 'journeys',
    about: 'queries of a range that lie more than 0.2 from the one before',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) => {
      const records = recordsIn(run, lane, withBefore(range));
      return records && leapsAlong(records.map(({ x }) => x));
    },
  }),
  measure({
    name: 'leaps',
    about: 'steps of a range at which the optimum lies more than 0.2 from where it was a step earlier',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) => {
      const records = recordsIn(run, lane, withBefore(range));
      return records && leapsAlong(records.map(({ xStar }) => xStar));
    },
  }),
  measure({
    name: 'stays',
    about: 'steps after a step during which it asks within 0.1 of where it asked then',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => {
      const records = run.records(lane);
      const at = records[step - 1]?.x[0];
      if (at === undefined) return null;
      const left = leftAfter(records, step, at);
      if (!left && records.length < run.scenario.horizon) return null;
      return (left?.t ?? records.length + 1) - step - 1;
    },
  }),
  measure({
    name: 'leaves',
    about: 'first step after a step at which it asks further than 0.1 from where it asked then',
    arguments: ['lane', 'step'],
    digits: 0,
    of: (run, lane, step) => {
      const records = run.records(lane);
      const at = records[step - 1]?.x[0];
      return at === undefined ? null : (leftAfter(records, step, at)?.t ?? null);
    },
  }),
  measure({
    name: 'y',
    about: 'reading y of a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.y ?? null,
  }),
  measure({
    name: 'mean',
    about: 'the model’s mean μ at the query, before the reading',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.mean ?? null,
  }),
  measure({
    name: 'sd',
    about: 'the model’s doubt σ at the query, before the reading',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.sd ?? null,
  }),
  measure({
    name: 'mean-sd',
    about: 'σ at the query, averaged over a range of steps',
    arguments: ['lane', 'range'],
    digits: 2,
    of: (run, lane, range) => {
      const records = recordsIn(run, lane, range);
      return records && mean(records.map(({ sd }) => sd ?? 0));
    },
  }),
  measure({
    name: 'multiplier',
    about: 'multiplier of σ at a step, √β for a UCB',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.multiplier ?? null,
  }),
  measure({
    name: 'gain',
    about:
      'share of its surprise by which a reading moves the mean at its place: σ²/(σ² + σ_n²), the model’s noise',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => {
      const sd = recordAt(run, lane, step)?.sd ?? null;
      return sd === null ? null : (sd * sd) / (sd * sd + assumedNoise(run.scenario));
    },
  }),
  measure({
    name: 'score',
    about: 'value of the acquisition at the query of a step',
    arguments: ['lane', 'step'],
    digits: 2,
    of: (run, lane, step) => recordAt(run, lane, step)?.acquisition ?? null,
  }),
  measure({
    name: 'surprises',
    about:
      'readings of a range further than 2√(σ² + σ_n²) from the mean before them, by the model’s own noise',
    arguments: ['lane', 'range'],
    digits: 0,
    of: (run, lane, range) => {
      const noiseVariance = assumedNoise(run.scenario);
      const far = ({ y, mean: before, sd }: StepRecord) =>
        before !== null && sd !== null && Math.abs(y - before) > 2 * Math.sqrt(sd * sd + noiseVariance);
      return recordsIn(run, lane, range)?.filter(far).length ?? null;
    },
  }),
];
