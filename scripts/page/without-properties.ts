/** Of a syntax tree, as bundlers parse it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Whether a property falls away; `all` are those of its object. */
export type IsCut = (property: Node, all: readonly Node[]) => boolean;

/** The text of a module without some properties of its objects. */
export function withoutProperties(text: string, program: Node, isCut: IsCut): string {
  return cutsIn(program, isCut).reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
}

/** The places of the properties, from first to last, each with the comma after it. */
function cutsIn(node: Node, isCut: IsCut): (readonly [from: number, to: number])[] {
  if (node.type === 'ObjectExpression') {
    const all = node.properties as readonly Node[];
    return all.flatMap((property, i) =>
      isCut(property, all)
        ? [[property.start, all[i + 1]?.start ?? property.end] as const]
        : cutsIn(property, isCut),
    );
  }
  return Object.values(node)
    .flat()
    .flatMap((child) => (isNode(child) ? cutsIn(child, isCut) : []));
}

/** The name of a property, where it has one. */
export const nameOf = ({ key }: Node) => (key as { readonly name?: string } | undefined)?.name;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
