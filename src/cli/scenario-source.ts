import { inItsEngine } from '../archive/archive.ts';
import { KEPT, type Room } from '../engine/scenario/settings.ts';
import {
  type Fingerprints,
  type LinkContent,
  looksLikeLink,
  parseScenario,
  readAddress,
  SCENES,
  type Scenario,
  sceneById,
} from '../index.ts';
import { suggestion } from '../parameters/nearest.ts';
import { cut } from '../parameters/quoted.ts';
import { inChosenEngine, inTodaysEngine } from './engines/choice.ts';
import { CliError, type Io } from './io.ts';
import { readScenarioFile } from './scenario-file.ts';

export interface ScenarioSource {
  readonly scenario: Scenario;
  /** What the records hash to according to the link; empty for files and scenes. */
  readonly fingerprints: Fingerprints;
  /** Marks along the lanes according to the link. */
  readonly trails?: LinkContent['trails'];
  /** Lines on what has become of its table, for whoever has run it. */
  readonly told?: string;
  /** The files it was read from, tables included. */
  readonly files: readonly string[];
}

/** A whole address, a link's fragment, or a scene with changes. */
const isAddress = (source: string): boolean =>
  looksLikeLink(source) || /^[^#]*#.|^scene=|^[a-z][a-z0-9-]*\.\d+$/.test(source);

/**
 * A scenario from a link or address, a scene's name or a file, to be computed with today's engine. A file may be called like a link.
 * @param room where it will be run, which bounds a file; a link is the page's too
 */
export const openSource = (source: string, io: Io, room: Room = KEPT): ScenarioSource =>
  sourceIn(source, io, room, inTodaysEngine);

/** The same, to be computed with the engine that it or `--engine` names. */
export const openInItsEngine = (source: string, io: Io, room: Room = KEPT): ScenarioSource =>
  sourceIn(source, io, room, inChosenEngine);

function sourceIn(source: string, io: Io, room: Room, inEngine: typeof inChosenEngine): ScenarioSource {
  const found = sourceAsItIs(source, io, room);
  return { ...found, scenario: inEngine(found.scenario, io) };
}

function sourceAsItIs(source: string, io: Io, room: Room): ScenarioSource {
  if (isAddress(source) && !io.exists(source)) return { ...inItsEngine(readAddress(source)), files: [] };
  const scene = sceneById(source);
  if (scene) return { scenario: parseScenario(scene.scenario), fingerprints: {}, files: [] };
  if (!io.exists(source)) {
    const ids = SCENES.map(({ id }) => id);
    throw new CliError(`no file, scene or link is called "${cut(source, 100)}"; ${suggestion(source, ids)}`);
  }
  return { ...readScenarioFile(source, io, room), fingerprints: {} };
}
