import * as words from '#words/readings/map';
import { type CandidateSet, candidateAt } from '../../src/contracts/candidates.ts';
import type { WorldStep } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { formatValue } from '../../src/picture/format.ts';
import { designName } from './environment/design-name.ts';
import type { PanelLane } from './panel-lane.ts';

/** The optimum and each lane's query at one step. */
interface MapReading {
  readonly optimum: string;
  readonly queries: readonly { readonly letter: LaneLetter; readonly value: string }[];
}

/** "0.39", "(0.77, 0.60)", or the arm's name. */
export function placeName(candidates: CandidateSet, index: number): string {
  if (candidates.kind === 'arms') return candidates.names[index] ?? String(index + 1);
  const values = candidateAt(candidates, index).map((value) => formatValue(value));
  return values.length === 1 ? values[0] : `(${values.join(', ')})`;
}

/** Name of the optimum drawn: at each step, or, if every lane has its own clock, at the mean pace. */
export function optimumLabel(world: WorldSummary | null): string {
  if (world?.environment) return words.bestDesign;
  return world?.secondsPerStep === undefined
    ? words.optimum
    : words.optimumAtPace(formatValue(world.secondsPerStep, 1));
}

/** In an environment the optimum is a design, without a condition. */
function optimumName({ candidates, environment }: WorldSummary, star: number): string {
  if (!environment) return placeName(candidates, star);
  return designName({ candidates }, environment, environment.best);
}

/** More lanes would hide one another in one map. */
const MOST_LANES = 3;

/** The lanes that share the map; if there are too many, the selected one only. */
export function mappedLanes(lanes: readonly PanelLane[], selected: LaneLetter | null): readonly PanelLane[] {
  if (lanes.length <= MOST_LANES) return lanes;
  return [lanes.find(({ letter }) => letter === selected) ?? lanes[0]];
}

export function mapReading(world: WorldSummary, lanes: readonly PanelLane[], t: number): MapReading {
  const { candidates, starIndex } = world;
  const star = starIndex[t - 1];
  return {
    optimum: star === undefined ? '–' : optimumName(world, star),
    queries: lanes.map(({ letter, records }) => {
      const record = records[t - 1];
      const value =
        record === undefined || record.index >= candidates.size
          ? '–'
          : placeName(candidates, record.index) + ofHowMany(record);
      return { letter, value };
    }),
  };
}

/** The longest common text of `ofHowMany`. */
export const OF_HOW_MANY = ` ${words.ofHowMany({ place: 9, count: 9 })}`;

/** Which of a step's queries is named, if the world moves while a lane computes; empty if there is one. */
function ofHowMany({ queries }: WorldStep): string {
  if (!queries || queries.asked.length === 1) return '';
  const { length: count } = queries.asked;
  const place = count - queries.made + queries.shown;
  return ` ${count === 0 ? words.stands : words.ofHowMany({ place, count })}`;
}

/** The reading as a sentence for screen readers. */
export function mapSentence(world: WorldSummary, lanes: readonly PanelLane[], t: number): string {
  const { optimum, queries } = mapReading(world, lanes, t);
  const { secondsPerStep } = world;
  return words.sentence({
    t,
    pace: secondsPerStep === undefined ? 'none' : formatValue(secondsPerStep, 1),
    optimum,
    asked:
      queries.map(({ value: place }, i) => words.asked({ name: lanes[i].name, place })).join(', ') || 'none',
  });
}
