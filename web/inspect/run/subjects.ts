import * as words from '#words/inspect/inspect';
import * as mapWords from '#words/panels/map';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { FigureSetting } from '../../../src/figure/figure.ts';
import { figureId } from '../../place/inspect-way.tsx';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { testedLane } from '../../readings/trigger.ts';
import type { PanelRun } from '../../time/use-run.ts';
import type { Subject } from '../look.ts';

type Kind =
  | 'regret'
  | 'seeds'
  | 'map'
  | 'trigger'
  | 'relevance'
  | 'misspecified'
  | 'correlations'
  | 'theory'
  | 'lane'
  | 'designs'
  | 'scene';

/** A figure of the run. */
export interface RunSubject extends Subject {
  readonly kind: Kind;
  /** The lane it shows; null: all lanes. */
  readonly letter: LaneLetter | null;
}

/** Props of a figure of the run. */
export interface RunFigureProps {
  readonly subject: RunSubject;
  readonly subjects: readonly RunSubject[];
  readonly run: PanelRun;
  readonly setting: FigureSetting;
}

/** Whether the candidates are a grid of two coordinates. */
export const isSquare = (world: WorldSummary | null): boolean =>
  world?.candidates.kind === 'grid' && world.candidates.dimension === 2;

/** Every figure of the run, in the order of the menu. */
export function subjectsOf({ lanes, world }: PanelRun): readonly RunSubject[] {
  const ofAll = (kind: Kind, title: string): RunSubject => ({ id: kind, title, kind, letter: null });
  const ofEach = (
    kind: Kind,
    title: (of: { letter: string; name: string }) => string,
    of = lanes,
  ): RunSubject[] =>
    of.map(({ letter, name }) => ({
      id: figureId(kind, letter),
      title: title({ letter, name }),
      kind,
      letter,
    }));
  const tested = lanes.filter((lane) => testedLane([lane], null));
  const weighed = lanes.filter(weighs);
  return [
    ofAll('regret', words.regret),
    ofAll('seeds', words.regretOfSeeds),
    ...ofEach('trigger', words.trigger, tested),
    ...ofEach('relevance', words.relevance, weighed),
    ofAll('map', mapTitle(world)),
    ...ofEach('lane', words.lane),
    ...(world?.environment ? ofEach('designs', words.designs) : []),
    ...(isSquare(world) && !world?.environment ? ofEach('scene', words.laneIn3D) : []),
    ...ofEach('misspecified', words.misspecified),
    ...ofEach('correlations', words.correlations),
    ...ofEach('theory', words.theory),
  ];
}

function mapTitle(world: WorldSummary | null): string {
  if (world?.environment) return mapWords.mapOfBoth;
  return world?.candidates.kind === 'arms' ? mapWords.mapOfArms : mapWords.mapOfX;
}

const weighs = ({ records }: PanelLane): boolean => records.some(({ selection }) => selection);

/** The subject of an address; "trigger" alone means the first lane with a trigger. */
export const subjectOf = (subjects: readonly RunSubject[], id: string): RunSubject =>
  subjects.find((subject) => subject.id === id) ??
  subjects.find((subject) => id !== '' && subject.id.startsWith(id)) ??
  subjects[0];
