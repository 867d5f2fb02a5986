import type { Command } from 'commander';
import { SETTINGS, type Setting } from '../../engine/scenario/settings.ts';
import { ALGORITHMS, OBJECTIVES, type ParamSpec, SCENES } from '../../index.ts';
import { parameterRule } from '../../parameters/check.ts';
import type { Io } from '../io.ts';

/** `driftlab list`: what can be named in a scenario. */
export function addList(program: Command, io: Io): void {
  program
    .command('list')
    .description('settings, algorithms and objectives with their parameters, and the prepared scenes')
    .option('--json', 'as one JSON object')
    .action(({ json }: { json?: boolean }) => io.stdout(json ? listJson() : listText()));
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly source: string;
  readonly parameters: readonly ParamSpec[];
}

function listJson(): string {
  const described = ({ id, name, summary, source, parameters }: Entry) => ({
    id,
    name,
    summary,
    source,
    parameters,
  });
  const content = {
    settings: Object.values(SETTINGS),
    algorithms: ALGORITHMS.map(described),
    objectives: OBJECTIVES.map((spec) => ({
      ...described(spec),
      dimension: spec.dimension,
      defaults: spec.defaults,
    })),
    scenes: SCENES.map(({ id, name, description }) => ({ id, name, description })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function listText(): string {
  const scenes = SCENES.map(({ id, description }) => `  ${id}\n      ${description}`);
  return [
    'Settings',
    ...Object.values<Setting<ParamSpec>>(SETTINGS).map((setting) => `  ${parameterLine(setting)}`),
    '',
    'Algorithms',
    ...ALGORITHMS.flatMap(entryLines),
    '',
    'Objectives',
    ...OBJECTIVES.flatMap(entryLines),
    '',
    'Scenes',
    ...scenes,
    '',
  ].join('\n');
}

function entryLines({ id, name, summary, parameters }: Entry): string[] {
  return [`  ${id}  (${name}: ${summary})`, ...parameters.map((spec) => `      ${parameterLine(spec)}`)];
}

function parameterLine(spec: Setting<ParamSpec>): string {
  const value = spec.follows ? `(${spec.follows})` : JSON.stringify(spec.default);
  return `${spec.id} = ${value}  ${spec.label}; ${parameterRule(spec)}`;
}
