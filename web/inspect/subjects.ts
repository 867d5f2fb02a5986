import * as words from '#words/inspect/inspect';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { PanelRun } from '../time/use-run.ts';

/** What can be inspected of a run. Its id stands in the address: `#inspect/regret`. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  /** Its horizontal axis is the steps: a click there sets the page's step. */
  readonly overSteps: boolean;
  readonly kind: 'regret' | 'seeds' | 'trigger' | 'map' | 'lane' | 'scene';
  /** Of which lane; null: of all. */
  readonly letter: LaneLetter | null;
}

/** Every figure that the run has, in the order of the menu. */
export function subjectsOf({ lanes, world }: PanelRun): readonly Subject[] {
  const run = [
    { id: 'regret', title: words.regret, overSteps: true, kind: 'regret', letter: null },
    { id: 'seeds', title: words.regretOfSeeds, overSteps: false, kind: 'seeds', letter: null },
    ...lanes
      .filter(({ records }) => records.some(({ psi }) => psi !== null))
      .map(({ letter, name }) => ({
        id: `trigger-${letter.toLowerCase()}`,
        title: `${words.trigger}: ${words.lane({ letter, name })}`,
        overSteps: true,
        kind: 'trigger' as const,
        letter,
      })),
    { id: 'map', title: words.map, overSteps: true, kind: 'map', letter: null },
  ] as const;
  const byLane = lanes.flatMap(({ letter, name }) => [
    {
      id: `lane-${letter.toLowerCase()}`,
      title: words.lane({ letter, name }),
      overSteps: false,
      kind: 'lane' as const,
      letter,
    },
    ...(isSquare(world)
      ? [
          {
            id: `scene-${letter.toLowerCase()}`,
            title: words.laneIn3D({ letter, name }),
            overSteps: false,
            kind: 'scene' as const,
            letter,
          },
        ]
      : []),
  ]);
  return [...run, ...byLane];
}

export const isSquare = (world: WorldSummary | null): boolean =>
  world?.candidates.kind === 'grid' && world.candidates.dimension === 2;

/** The subject of an address; "trigger" alone is the first lane's that has one. */
export const subjectOf = (subjects: readonly Subject[], id: string): Subject =>
  subjects.find((subject) => subject.id === id) ??
  subjects.find((subject) => id !== '' && subject.id.startsWith(id)) ??
  subjects[0];
