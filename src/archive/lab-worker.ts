import type { LaneFrame } from '../contracts/lane-frame.ts';
import type { LaneDone, RecordBatch } from '../contracts/lane-news.ts';
import type { LaneLetter, Scenario } from '../contracts/scenario.ts';
import type { WorldSummary } from '../contracts/world-summary.ts';
import type { LaneFit } from '../engine/lane/model/lane-fit.ts';
import type { Group, JobResult } from '../plan/plan.ts';

/**
 * Number of the contract below, which an archived engine names. It is raised when a question, an answer or what a field of it means
 * changes while an archived engine speaks the one before: that engine then gets an adapter in `contracts/`.
 */
export const CONTRACT = 2;

/** Takes records in. Engine 0.2.0, asked for records with a frame, waits at that step for what this returns. */
export type TakeRecords = (batch: RecordBatch) => unknown;

/**
 * What an engine's worker does for the page and the command line. One scenario is open at a time. What is cancelled, by its signal or
 * because another scenario was opened, rejects with an AbortError within 100 ms; every other rejection is a plain sentence.
 */
export interface LabWorker {
  /** Builds the world. Rejects when the scenario cannot run. */
  open(scenario: Scenario): Promise<WorldSummary>;
  /** Runs one lane to the horizon, handing over records in batches about 30 times a second. */
  runLane(lane: LaneLetter, onRecords: TakeRecords, signal: AbortSignal): Promise<LaneDone>;
  /**
   * The lane as it stood when it chose the query of step t; steps that are missing are computed first.
   * @param withRecords whether the records up to step t come with it; an engine that does not know of them answers the frame without
   * @param paths how many sample paths come with it; an engine that does not know of them answers the frame without
   */
  frame(lane: LaneLetter, t: number, withRecords?: boolean, paths?: number): Promise<LaneFrame>;
  /** Model fitted to the data of a lane at step t. Rejects where there is nothing to fit. */
  fit(lane: LaneLetter, t: number): Promise<LaneFit>;
  /** Takes the groups whose replicates follow, under a number of their own: several surfaces may want some. */
  openReplicates(plan: number, groups: readonly Group[]): Promise<void>;
  /** Runs one replicate of a group whenever nothing of the open scenario is under way. */
  replicate(number: number, of: PlannedGroup, signal: AbortSignal): Promise<JobResult>;
  /** Forgets the groups; their replicates under way are cancelled. */
  closeReplicates(plan: number): Promise<void>;
  /** Which numerical core this worker runs on. */
  backend(): Promise<'wasm' | 'ml-matrix'>;
  /** A sign of life, between two slices of work. */
  ping(): Promise<void>;
}

/** A group of a plan that a worker has been given. */
export interface PlannedGroup {
  readonly plan: number;
  readonly group: number;
}

/** The same over comlink: a port stands for each signal. */
export type RemoteLab = Omit<LabWorker, 'runLane' | 'replicate'> & {
  runLane(lane: LaneLetter, onRecords: TakeRecords, port: MessagePort): Promise<LaneDone>;
  replicate(number: number, of: PlannedGroup, port: MessagePort): Promise<JobResult>;
};

/** The way to an engine's worker, for any contract and any carrier of messages. */
export interface Line {
  /** Calls a method. A function among the arguments is called back; a signal comes last, and the worker gets a port in its place. */
  call(method: string, ...given: readonly unknown[]): Promise<unknown>;
}
