import {
  createFingerprint,
  createWorld,
  type Lane,
  loadBackend,
  type OpenableLane,
  openLane,
  prepareAlgorithms,
  SCENES,
  type Scenario,
  type Session,
  type StepRecord,
  type World,
} from '../../src/index.ts';

await prepareAlgorithms([{ algorithm: 'own-algorithm' }]);
export const backend = await loadBackend();

/** The opening scene cut down to what a test needs. */
export function smallScenario(changes: Partial<Scenario> = {}): Scenario {
  return { ...SCENES[0].scenario, seed: 95, horizon: 40, grid: { pointsPerDimension: 40 }, ...changes };
}

export function sessionFor(
  scenario: Scenario,
  lane: OpenableLane,
  world: World = createWorld(scenario, backend),
): Session {
  return openLane(scenario, lane, world, backend);
}

/** A session run to the horizon. */
export function runLane(scenario: Scenario, lane: OpenableLane, world?: World): Session {
  const session = sessionFor(scenario, lane, world);
  while (!session.ended) session.step();
  return session;
}

export const laneOf = (algorithm: string, parameters: Lane['parameters'] = {}): Lane => ({
  id: 'A',
  algorithm,
  label: '',
  parameters,
});

/** The fingerprint that an engine of another version, which computes the same records, gives them. */
export function fingerprintUnder(version: string | undefined, records: Iterable<StepRecord>): string {
  const fingerprint = createFingerprint('wasm', version);
  for (const record of records) fingerprint.add(record);
  return fingerprint.digest();
}
