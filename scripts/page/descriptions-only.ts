import type { Plugin } from 'vite';

/**
 * What a registered thing computes with, by the room it lies in, and what only the command line tells of it. The page
 * shows names, parameters and their help; its workers, which are built apart, compute.
 */
const CODE: readonly (readonly [room: RegExp, properties: readonly string[]])[] = [
  [
    /\/src\/algorithms\//,
    ['source', 'slots', 'explain', 'policy', 'schedule', 'score', 'condition', 'answer', 'interval'],
  ],
  [/\/src\/objectives\//, ['source', 'create', 'drawnFrom', 'domainOf', 'density', 'value', 'values']],
  [/\/src\/policy\/(acquisitions|triggers|schedules)\//, ['create', 'explain']],
  [/\/src\/policy\/temporal-choice/, ['factor']],
  [/\/src\/interventions\//, ['act']],
  [/\/src\/formula\/functions/, ['of']],
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

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
      return { code: withoutCode(code, this.parse(code) as unknown as Node, properties), map: null };
    },
  };
}

/** The text of a module without these properties of its objects. */
export function withoutCode(text: string, program: Node, properties: readonly string[]): string {
  return cutsIn(program, new Set(properties)).reduceRight(
    (rest, [from, to]) => rest.slice(0, from) + rest.slice(to),
    text,
  );
}

/** The places of the properties, from first to last, each with the comma after it. */
function cutsIn(node: Node, names: ReadonlySet<string>): (readonly [from: number, to: number])[] {
  if (node.type === 'ObjectExpression') {
    const all = node.properties as readonly Node[];
    return all.flatMap((property, i) =>
      isCode(property, names) && !isListed(property, all)
        ? [[property.start, all[i + 1]?.start ?? property.end] as const]
        : cutsIn(property, names),
    );
  }
  return Object.values(node)
    .flat()
    .flatMap((child) => (isNode(child) ? cutsIn(child, names) : []));
}

const nameOf = ({ key }: Node) => (key as { readonly name?: string } | undefined)?.name;

/** Of such a name; a choice among some has a `value`, too, which is a constant. */
function isCode(property: Node, names: ReadonlySet<string>): boolean {
  const name = nameOf(property);
  if (name === undefined || !names.has(name)) return false;
  return name === 'source' || (property.value as Node).type !== 'Literal';
}

/** The value of a choice that is made from a list: `names.map(([value, label]) => ({ value, label }))`. */
const isListed = (property: Node, all: readonly Node[]) =>
  property.shorthand === true &&
  nameOf(property) === 'value' &&
  all.some((other) => nameOf(other) === 'label');

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
