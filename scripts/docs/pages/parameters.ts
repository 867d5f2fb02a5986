import type { ParamSpec } from '../../../src/index.ts';
import { parameterRule } from '../../../src/parameters/check.ts';
import { code, symbols, table } from '../markdown.ts';

/** The parameters of an algorithm or objective, one in a row. */
export function parameterTable(parameters: readonly ParamSpec[]): string {
  if (parameters.length === 0) return 'It has no parameters.';
  return table(['parameter', 'default', 'may be', 'what it is'], parameters.map(row));
}

function row(spec: ParamSpec): readonly string[] {
  const symbol = spec.symbol ? ` ${spec.symbol}` : '';
  const where = spec.visibleWhen ? ` Counts where ${condition(spec.visibleWhen)}.` : '';
  return [
    code(spec.id),
    symbols(typeof spec.default === 'string' && spec.default !== '' ? spec.default : shown(spec.default)),
    symbols(parameterRule(spec).replace(/^must be /, '')),
    `${symbols(`**${spec.label}**${symbol}. ${spec.help}`)}${where}`,
  ];
}

const shown = (value: unknown) => JSON.stringify(value).replaceAll(',', ', ');

const condition = ({ parameter, in: values }: NonNullable<ParamSpec['visibleWhen']>) =>
  `${code(parameter)} is ${values.map(code).join(' or ')}`;
