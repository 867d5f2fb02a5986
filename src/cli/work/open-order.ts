import { type Backend, type DatasetTable, MEASURES, type MeasureId, parseScenario } from '../../index.ts';
import { isRecord } from '../../parameters/fields.ts';
import { showValue } from '../../parameters/quoted.ts';
import type { Axis } from '../../replicates/sweep/axes.ts';
import { CliError } from '../io.ts';
import { compareWork } from './compare-work.ts';
import { openMap } from './map-work.ts';
import { type ReproduceOrder, reproduceWork } from './reproduce-work.ts';
import { sweepWork } from './sweep-work.ts';
import type { RoundsOfWork, Work } from './work.ts';

/** Replicates that any plan may have. */
export const MOST_REPLICATES = 100_000;

/** The work that an order from outside asks for, a part's or a queue's. Throws CliError, ScenarioError, ObjectiveError. */
export function openOrder(order: unknown, backend: Backend): Work | RoundsOfWork {
  const { command, ...rest } = asFields(order, 'order');
  switch (command) {
    case 'compare':
      return compareWork({ command, ...comparable(rest), ...stepIn(rest) }, backend);
    case 'sweep':
      return sweepWork({ command, ...comparable(rest), axes: axesIn(rest.axes) }, backend);
    case 'map':
      return openMap({ ...onMap(rest), axes: axesIn(rest.axes) }, backend).work;
    case 'reproduce':
      return reproduceWork({ command, ...reproducible(rest) }, backend);
    default:
      throw new CliError(`order.command must be compare, map, reproduce or sweep, got ${showValue(command)}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown, name: string): Fields {
  if (isRecord(value)) return value;
  throw new CliError(`${name} must be an object, got ${showValue(value)}`);
}

function comparable({ scenario, replicates, of }: Fields) {
  return { scenario: parseScenario(scenario), replicates: count(replicates, 'replicates'), of: measure(of) };
}

function stepIn({ after }: Fields) {
  if (after === undefined) return {};
  if (Number.isInteger(after) && (after as number) >= 1) return { after: after as number };
  throw new CliError(`order.after must be an integer of at least 1, got ${showValue(after)}`);
}

function onMap({ scenario, most }: Fields) {
  return { scenario: parseScenario(scenario), most: count(most, 'most') };
}

function reproducible({ id, runs, table }: Fields): Omit<ReproduceOrder, 'command'> {
  if (typeof id !== 'string') throw new CliError(`order.id must be text, got ${showValue(id)}`);
  return {
    id,
    runs: count(runs, 'runs'),
    ...(table !== undefined && { table: checkedTable(table) }),
  };
}

/** As a scenario's table is checked. */
function checkedTable(table: unknown): DatasetTable {
  const { objective } = parseScenario({ objective: { id: 'dataset', dataset: table }, lanes: [] });
  return objective.dataset as DatasetTable;
}

function count(value: unknown, name: string): number {
  if (Number.isInteger(value) && (value as number) >= 2 && (value as number) <= MOST_REPLICATES)
    return value as number;
  throw new CliError(
    `order.${name} must be an integer between 2 and ${MOST_REPLICATES}, got ${showValue(value)}`,
  );
}

function measure(value: unknown): MeasureId {
  const found = MEASURES.find(({ id }) => id === value);
  if (found) return found.id;
  throw new CliError(
    `order.of must be one of ${MEASURES.map(({ id }) => id).join(', ')}, got ${showValue(value)}`,
  );
}

function axesIn(value: unknown): readonly Axis[] {
  const isAxis = (axis: unknown) => {
    const { path, values } = asFields(axis, 'order.axes');
    return (
      typeof path === 'string' && Array.isArray(values) && values.every((text) => typeof text === 'string')
    );
  };
  if (Array.isArray(value) && value.length > 0 && value.every(isAxis)) return value;
  throw new CliError(`order.axes must be a list of paths with values, got ${showValue(value)}`);
}
