/**
 * Driftlab as a library: the same engine in Node, in a browser and in a worker, with the same bits.
 *
 * A scenario (plain JSON) makes a world; a lane of it is an algorithm that queries the world step by step; every step
 * leaves a record; the fingerprint of the records says whether two runs are the same. Command line and workers use
 * this door too.
 *
 * @example
 * const scenario = parseScenario({ objective: { id: 'abrupt-change-1d' }, lanes: [{ algorithm: 'et-gp-ucb' }] });
 * for (const { records } of runScenario(scenario, await loadBackend())) console.log(records.at(-1)?.cumulativeRegret);
 */

// Say what is run: scenarios, scenes, tables.

export type {
  DatasetTable,
  Intervention,
  Lane,
  LaneLetter,
  LaneSetup,
  Model,
  Scenario,
  View,
} from './contracts/scenario.ts';
export { parseWideCsv } from './data/csv.ts';
export { decodeText } from './data/decode.ts';
export { DataError } from './data/errors.ts';
export { ScenarioError } from './engine/scenario/scenario-error.ts';
export { scenarioSchema } from './engine/scenario/scenario-schema.ts';
export { parseScenario } from './engine/scenario/validate.ts';
export type { Scene } from './engine/scenes/define.ts';
export { SCENES, sceneById } from './engine/scenes/index.ts';

// Run it: backend, world, lanes, steps, records, frames.

export { type CandidateSet, candidateAt } from './contracts/candidates.ts';
export type { Assessment, DesignFrame, Environment } from './contracts/environment.ts';
export type { Explanation } from './contracts/explanation.ts';
export type { Frame, ResetReason, StepRecord } from './contracts/record.ts';
export { LaneError } from './engine/lane/lane-slots.ts';
export type { LaneFit } from './engine/lane/model/lane-fit.ts';
export { type OpenableLane, openLane } from './engine/lane/open-lane.ts';
export type { Session } from './engine/lane/session.ts';
export { prepareAlgorithms } from './engine/load-engine.ts';
export { type LaneRun, type RunOptions, runScenario } from './engine/run-scenario.ts';
export { createWorld, type Evaluation, type World } from './engine/world.ts';
export type { Backend } from './gp/backend.ts';
export { loadBackend } from './gp/index.ts';
export { NotFinite, NotPositiveDefinite, OutOfMemory } from './linalg/errors.ts';

// Prove and share it: fingerprints, links.

export { createFingerprint, type Fingerprint } from './engine/fingerprint.ts';
export { readAddress, shortAddress } from './engine/link/address.ts';
export {
  decodeLink,
  encodeLink,
  type Fingerprints,
  type LinkContent,
  LinkError,
  looksLikeLink,
} from './engine/link/link.ts';
export { type Parting, partingOf, type Trails } from './engine/link/trail.ts';
export { ENGINE_VERSION } from './engine/version.ts';

// Hold it against theory: the papers' bounds beside a run, and the model beside the world it meets.

export { type CorrelationSlice, checkModel, type ModelCheck } from './engine/model-check.ts';
export { runFacts, worldFloor } from './engine/run-facts.ts';
export type { RunFacts } from './theory/facts.ts';
export { type BoundReport, type TheoryReport, theoryReport } from './theory/report.ts';

// Algorithms, built in and custom, and what their slots are filled with.

export type { AlgorithmDefinition } from './algorithms/definition.ts';
export { ALGORITHMS, algorithmById, defineAlgorithm } from './algorithms/registry.ts';
export type { AlgorithmContext, AlgorithmSpec, Slots } from './algorithms/spec.ts';
export type { Kernel, StationaryFamily, StationaryKernel, TemporalFactor } from './kernels/spec.ts';
export {
  type Acquisition,
  POSTERIOR_DRAW,
  type PosteriorDraw,
  upperConfidenceBound,
  type Weighing,
} from './policy/acquisition.ts';
export { expectedImprovement } from './policy/acquisitions/expected-improvement.ts';
export { dropAtReset, type Kept, keepAll, type Memory, slidingWindow } from './policy/memory.ts';
export type { Schedule } from './policy/schedules/spec.ts';
export {
  type ChangeTest,
  every,
  type Finding,
  never,
  type TestInput,
  type Trigger,
  type Verdict,
} from './policy/trigger.ts';
export { event as eventTrigger } from './policy/triggers/event.ts';

export { withinBounds } from './program/checked-answers.ts';
export { ProgramError } from './program/program-error.ts';

// Objectives, built in and custom.

export type { ObjectiveDefinition } from './objectives/definition.ts';
export { defineObjective, OBJECTIVES, objectiveById } from './objectives/registry.ts';
export {
  type Objective,
  type ObjectiveContext,
  ObjectiveError,
  type ObjectiveSpec,
} from './objectives/spec.ts';

// Parameters, random numbers, and functions whose bits are the same in every engine.

export { cos, exp, log, pow, sin } from './math/index.ts';
export { DefinitionError } from './parameters/definition.ts';
export type { ParamSpec, ParamValue, ParamValues } from './parameters/spec.ts';
export type { Stream } from './random/stream.ts';

// Hold lanes against each other over many seeds, on all processors; docs/comparison.md says what each number is.

export type { ChangeErrors } from './plan/change-errors.ts';
export type { JobResult, LaneResult } from './plan/plan.ts';
export { JobError } from './plan/pool.ts';
export type { Readings } from './plan/readings.ts';
export {
  type Claim,
  type ComparisonOptions,
  compareLanes,
  type LaneComparison,
  type LanePair,
  type LaneSummary,
  type LaneValues,
  type MeanShareClaim,
  type WinsClaim,
} from './replicates/comparison/compare-lanes.ts';
export { compareReplicates } from './replicates/comparison/compare-replicates.ts';
export type { Budget, MeanCurve, RunComparison, TargetViews } from './replicates/comparison/compare-runs.ts';
export { MEASURES, type Measure, type MeasureId } from './replicates/comparison/measures.ts';
export {
  type Replicates,
  type ReplicatesOptions,
  runReplicates,
  serveReplicates,
} from './replicates/run-replicates.ts';

// The statistics one by one.

export { signTest, type Wilcoxon, wilcoxon } from './replicates/comparison/fixed-n.ts';
export { holm } from './replicates/comparison/holm.ts';
export { type PairedDifference, pairedDifference } from './replicates/comparison/paired-difference.ts';
export { superiority } from './replicates/comparison/superiority.ts';
export { countWins, shareInterval, type WinCounts, winsEvidence } from './replicates/comparison/wins.ts';
export { type Summary, summarise } from './replicates/statistics.ts';

// Comparisons as tables, sentences and pictures.

export { meansFigure } from './figure/comparison-figures.ts';
export type { Figure } from './figure/figure.ts';
export { seedDots } from './figure/seed-dots.ts';
export type { About, DocumentAbout } from './picture/svg.ts';
export { type FigureColumns, figureDocument, sheetDocument } from './sheet/documents.ts';
export { type Table, type TableFormat, writeTables } from './sheet/formats.ts';
export { methodsParagraph, type PaperContext, paperTable } from './sheet/paper.ts';
export type { Sheet, SheetLane, SheetTheory } from './sheet/sheet.ts';
export { sheetOf } from './sheet/sheet-of.ts';
export { exportTables, seedsText, tablesOf } from './sheet/tables.ts';
export { verdictText } from './sheet/verdict.ts';
