import type { DatasetTable, Lane, Scenario } from '../../contracts/scenario.ts';

/** Tables are compared by identity, since they may have a million cells. */
const tables = new WeakMap<DatasetTable, number>();
const worlds = new WeakMap<Scenario, string>();
const lanes = new WeakMap<Scenario, Map<Lane, string>>();
let tableCount = 0;

function tableNumber(table: DatasetTable | undefined): number {
  if (!table) return 0;
  const number = tables.get(table) ?? ++tableCount;
  tables.set(table, number);
  return number;
}

/**
 * A key of a scenario's world: scenarios with equal keys have the same objective, noise and initial design. Valid only
 * within the running program.
 */
export function worldKey(scenario: Scenario): string {
  const known = worlds.get(scenario);
  if (known) return known;
  const { seed, replicate, horizon, objective, grid, noiseVariance, initialDesign, response } = scenario;
  const { engine, interventions } = scenario;
  const { id, parameters, dataset } = objective;
  const table = tableNumber(dataset);
  const key = JSON.stringify([
    seed,
    replicate,
    horizon,
    id,
    parameters,
    table,
    grid,
    noiseVariance,
    initialDesign,
    response,
    interventions,
    engine,
  ]);
  worlds.set(scenario, key);
  return key;
}

/**
 * A key of a lane's records: everything that they depend on, so not labels, titles, order and view. Valid as
 * `worldKey` is.
 */
export function laneKey(scenario: Scenario, lane: Lane): string {
  const keys = lanes.get(scenario) ?? new Map<Lane, string>();
  lanes.set(scenario, keys);
  const key = keys.get(lane) ?? `${worldKey(scenario)} ${ownKey(scenario, lane)}`;
  keys.set(lane, key);
  return key;
}

/** The part of a lane's key that does not concern the world. */
function ownKey({ model }: Scenario, { id, algorithm, parameters, choices, waits, posterior }: Lane): string {
  return JSON.stringify([model, id, algorithm, parameters, choices, waits, posterior]);
}

/** Whether two scenarios have the same replicates, regardless of which replicate each of them shows. */
export function sameReplicates(a: Scenario, b: Scenario): boolean {
  return a === b || replicatesKey(a) === replicatesKey(b);
}

/** A key of a scenario's replicates, regardless of which one it shows; valid as `worldKey` is. */
export function replicatesKey(scenario: Scenario): string {
  const own = scenario.lanes.map((lane) => ownKey(scenario, lane)).sort();
  return [worldKey({ ...scenario, replicate: 0 }), ...own].join('\n');
}
