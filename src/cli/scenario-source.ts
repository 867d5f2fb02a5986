import {
  decodeLink,
  type Fingerprints,
  looksLikeLink,
  parseScenario,
  SCENES,
  type Scenario,
  sceneById,
} from '../index.ts';
import { suggestion } from '../parameters/nearest.ts';
import { cut } from '../parameters/quoted.ts';
import { CliError, type Io } from './io.ts';
import { readScenarioFile } from './scenario-file.ts';

export interface ScenarioSource {
  readonly scenario: Scenario;
  /** What the records hash to according to the link; empty for files and scenes. */
  readonly fingerprints: Fingerprints;
  /** The files it was read from, tables included. */
  readonly files: readonly string[];
}

/** A scenario from a link, a scene's name or a file. A file may be called like a link. */
export function openSource(source: string, io: Io): ScenarioSource {
  if (looksLikeLink(source) && !io.exists(source)) return { ...decodeLink(source), files: [] };
  const scene = sceneById(source);
  if (scene) return { scenario: parseScenario(scene.scenario), fingerprints: {}, files: [] };
  if (!io.exists(source)) {
    const ids = SCENES.map(({ id }) => id);
    throw new CliError(`no file, scene or link is called "${cut(source, 100)}"; ${suggestion(source, ids)}`);
  }
  return { ...readScenarioFile(source, io), fingerprints: {} };
}
