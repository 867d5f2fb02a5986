import type { Command } from 'commander';
import { ALGORITHMS } from '../../algorithms/registry.ts';
import { SCENES } from '../../engine/scenes/index.ts';
import { OBJECTIVES } from '../../objectives/registry.ts';
import { rangeRule } from '../../parameters/check.ts';
import type { ParamSpec } from '../../parameters/spec.ts';
import type { Io } from '../io.ts';

/** `driftlab list`: what can be named in a scenario. */
export function addList(program: Command, io: Io): void {
  program
    .command('list')
    .description('algorithms and objectives with their parameters, and the prepared scenes')
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

function parameterLine(spec: ParamSpec): string {
  return `${spec.id} = ${JSON.stringify(spec.default)}  ${spec.label}; ${ruleOf(spec)}`;
}

function ruleOf(spec: ParamSpec): string {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return rangeRule(spec);
    case 'choice':
      return `one of ${spec.choices.map((choice) => choice.value).join(', ')}`;
    case 'toggle':
      return 'true or false';
    case 'steps':
      return `steps between ${spec.min} and ${spec.max}, increasing`;
    case 'numbers':
      return `numbers between ${spec.min} and ${spec.max}`;
  }
}
