import type { Phase } from '../../src/algorithms/card.ts';
import type { LaneFrame } from '../../src/contracts/lane-frame.ts';
import type { WorldStep } from '../../src/contracts/record.ts';
import type { Lane, LaneLetter, Scenario, View } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { JobResult } from '../../src/plan/plan.ts';

/** One lane as far as it has been computed. Replaced, never mutated, so panels can compare by reference. */
export interface LaneRun {
  /** What the records were computed from (`laneKey`). They are drawn only while it is the same. */
  readonly key: string;
  readonly status: 'running' | 'done' | 'failed';
  /** Records of steps 1..records.length. */
  readonly records: readonly WorldStep[];
  /** A plain sentence when the lane failed; the other lanes continue. */
  readonly error: string | null;
  readonly fingerprint: string | null;
  /** Two letters per record once the lane has run; empty before. */
  readonly marks: string;
  /** The last received frame; its `t` may lag the cursor by a step while a new one is requested. */
  readonly frame: LaneFrame | null;
}

export type { Phase };
export type Speed = 'slow' | 1 | 4 | 8 | 15 | 30;

/** A field of a 2D lane; in an environment the last is the belief Φ that f > h. */
export const FIELD_CHOICES = ['truth', 'mean', 'sd', 'acquisition'] as const;
export type FieldChoice = (typeof FIELD_CHOICES)[number];

/** What the pointer or keyboard points at, shared by all panels over t and all lanes over x. */
export interface Hover {
  readonly t: number | null;
  /** Index of a candidate. */
  readonly candidate: number | null;
}

/** The scenario on many seeds: its replicates 0, 1, …, independent of which one is shown. */
export interface Replicates {
  /** Number requested; 0: none. They are being computed while there are fewer results and no error. */
  readonly wanted: number;
  /** The order of the lanes in each result. */
  readonly lanes: readonly LaneLetter[];
  /** Results of replicates 0..results.length−1 without gaps, although they may arrive in any order. */
  readonly results: readonly JobResult[];
  /** null until the first one is done. */
  readonly secondsLeft: number | null;
  /** A plain sentence when a replicate failed. */
  readonly error: string | null;
}

/** The page's whole state. Only `scenario` can be undone; only actions change it. */
export interface LabState {
  /** What the controls edit. */
  readonly scenario: Scenario;
  /**
   * What is drawn: `scenario`, or the one before it until the first picture of the new one is complete. If
   * the new one cannot run, the last one that could.
   */
  readonly shown: Scenario;
  /** Whether lanes without records have been blank for so long that they say why. */
  readonly opening: boolean;
  readonly world: WorldSummary | null;
  /** What `world` was built from (`worldKey`); it is drawn only while that is the same. */
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
  /** How the lanes are laid out; null: decided by their number. */
  readonly layout: View['layout'] | null;
  /** Type size in percent while the lanes fill the screen in a lecture; null: the page with its controls. */
  readonly lecture: number | null;
  /** The enlarged lane, with the others in a rail beside it; null: none. */
  readonly enlarged: LaneLetter | null;
  /** Whether 2D lanes also show their mean as a surface. */
  readonly surface: boolean;
  /** The field that the overview's tiles show. */
  readonly field: FieldChoice;
  readonly replicates: Replicates;
  readonly hover: Hover;
  readonly theme: 'light' | 'dark';
}

/** What a lane view or panel uses of one lane. */
export interface LaneData {
  readonly lane: Lane;
  /** Distinct name among the lanes: label or algorithm, and what tells it from lanes of the same name. */
  readonly name: string;
  readonly run: LaneRun;
}
