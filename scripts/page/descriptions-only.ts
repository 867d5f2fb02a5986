import type { Plugin } from 'vite';
import { type IsCut, type Node, nameOf, withoutProperties } from './without-properties.ts';

/**
 * What a registered thing computes with, by the room it lies in, and what only the command line tells of it. The page
 * shows names, parameters and their help; its workers, which are built apart, compute.
 */
const CODE: readonly (readonly [room: RegExp, properties: readonly string[]])[] = [
  [
    /\/src\/algorithms\//,
    ['source', 'slots', 'explain', 'policy', 'schedule', 'score', 'condition', 'answer', 'interval'],
  ],
  [/\/src\/objectives\//, ['source', 'create', 'drawnFrom', 'domainOf', 'density', 'value', 'values', 'box']],
  [/\/src\/policy\/(acquisitions|triggers|schedules)\//, ['create', 'explain']],
  [/\/src\/policy\/environment\/interval-schedules/, ['beta']],
  [/\/src\/interventions\//, ['act']],
  [/\/src\/formula\/functions/, ['of']],
];

/**
 * Takes the code out of the registries on its way into the page: an algorithm stays one file and one line in its registry,
 * and what only its slots need is then asked for by nobody and falls away.
 */
export function descriptionsOnly(): Plugin {
  return {
    name: 'descriptions-only',
    apply: 'build',
    transform(code, id) {
      const properties = CODE.find(([room]) => room.test(id))?.[1];
      if (!properties || /\/registry\.ts/.test(id)) return null;
      return {
        code: withoutProperties(code, this.parse(code) as unknown as Node, isCode(properties)),
        map: null,
      };
    },
  };
}

/** Of such a name, and no constant; a choice among some has a `value`, too. */
export const isCode =
  (names: readonly string[]): IsCut =>
  (property, all) => {
    const name = nameOf(property);
    if (name === undefined || !names.includes(name) || isListed(property, all)) return false;
    return name === 'source' || (property.value as Node).type !== 'Literal';
  };

/** The value of a choice that is made from a list: `names.map(([value, label]) => ({ value, label }))`. */
const isListed = (property: Node, all: readonly Node[]) =>
  property.shorthand === true &&
  nameOf(property) === 'value' &&
  all.some((other) => nameOf(other) === 'label');
