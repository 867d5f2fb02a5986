import type { Phase } from '../../src/algorithms/card.ts';
import type { LaneFrame } from '../../src/contracts/lane-frame.ts';
import type { WorldStep } from '../../src/contracts/record.ts';
import type { Lane, LaneLetter, Scenario, View } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { JobResult } from '../../src/plan/plan.ts';

/** One lane as far as it has been computed. Replaced, never mutated, so panels can compare by reference. */
export interface LaneRun {
  /** What the records were computed from (`laneKey`). They are drawn under no other. */
  readonly key: string;
  readonly status: 'running' | 'done' | 'failed';
  /** Records of steps 1..records.length. */
  readonly records: readonly WorldStep[];
  /** A plain sentence when the lane failed; the other lanes go on. */
  readonly error: string | null;
  readonly fingerprint: string | null;
  /** Two letters for each record once the lane has run; before that empty. */
  readonly marks: string;
  /** The frame last received; its `t` may trail the cursor by a step while a new one is under way. */
  readonly frame: LaneFrame | null;
}

export type { Phase };
export type Speed = 'slow' | 1 | 4 | 8 | 15 | 30;

/** A field of a 2D lane; with an environment the last is the belief Φ that f > h. */
export const FIELD_CHOICES = ['truth', 'mean', 'sd', 'acquisition'] as const;
export type FieldChoice = (typeof FIELD_CHOICES)[number];

/** What the pointer or keyboard rests on, shared by all panels over t and all lanes over x. */
export interface Hover {
  readonly t: number | null;
  /** Candidate index. */
  readonly candidate: number | null;
}

/** The scenario on many seeds: its replicates 0, 1, …, whichever is the run shown. */
export interface Replicates {
  /** How many are wanted; 0: none. They are under way as long as fewer are there and no fault has come. */
  readonly wanted: number;
  /** The lanes in the order of each result. */
  readonly lanes: readonly LaneLetter[];
  /** Results of replicates 0..results.length−1, never with a gap, though results may arrive in any order. */
  readonly results: readonly JobResult[];
  /** null until the first one is done. */
  readonly secondsLeft: number | null;
  /** A plain sentence when a replicate failed. */
  readonly error: string | null;
}

/** The page's whole state. Only `scenario` is undoable; only actions change anything. */
export interface LabState {
  /** What the controls edit. */
  readonly scenario: Scenario;
  /**
   * What is drawn: `scenario`, or for a moment the one before it, until the first picture of the new one is whole. When
   * the new one cannot run, the last one that could.
   */
  readonly shown: Scenario;
  /** Whether lanes without records have been blank for so long that they say why. */
  readonly opening: boolean;
  readonly world: WorldSummary | null;
  /** What `world` was built from (`worldKey`); it is drawn under no other. */
  readonly worldKey: string;
  /** A plain sentence when the objective itself cannot run. */
  readonly worldError: string | null;
  readonly runs: Readonly<Partial<Record<LaneLetter, LaneRun>>>;
  /** The time cursor, 1..horizon. */
  readonly t: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Phase shown in slow motion; null: the whole step. */
  readonly phase: Phase | null;
  readonly selectedLane: LaneLetter;
  readonly regretView: View['regret'];
  /** How the lanes are laid out; null: by their number. */
  readonly layout: View['layout'] | null;
  /** The lanes alone fill the screen, at this size of the type in percent; null: the page with its controls. */
  readonly lecture: number | null;
  /** The enlarged lane, with the others beside it as a rail; null: none. */
  readonly enlarged: LaneLetter | null;
  /** 2D lanes show their mean as a surface, too. */
  readonly surface: boolean;
  /** The field that the overview's tiles show. */
  readonly field: FieldChoice;
  readonly replicates: Replicates;
  readonly hover: Hover;
  readonly theme: 'light' | 'dark';
}

/** What a lane view or panel needs to know of one lane. */
export interface LaneData {
  readonly lane: Lane;
  /** Its own among the lanes: the label or the algorithm's name, and what tells it from lanes of the same name. */
  readonly name: string;
  readonly run: LaneRun;
}
