/** Position of a part in the text: characters `at` up to `to`, exclusive. */
export interface Place {
  readonly at: number;
  readonly to: number;
}

export type BinarySign = '+' | '-' | '*' | '/' | '^' | '<' | '<=' | '>' | '>=';

/** A formula as a tree. */
export type Tree = Place &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'minus'; readonly of: Tree }
    | { readonly kind: 'binary'; readonly sign: BinarySign; readonly left: Tree; readonly right: Tree }
    | { readonly kind: 'choice'; readonly condition: Tree; readonly yes: Tree; readonly no: Tree }
    | {
        readonly kind: 'call';
        readonly name: string;
        readonly inputs: readonly Tree[];
        readonly order: number;
      }
  );

/** The parts right below a part. */
export function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'number':
    case 'name':
      return [];
    case 'minus':
      return [tree.of];
    case 'binary':
      return [tree.left, tree.right];
    case 'choice':
      return [tree.condition, tree.yes, tree.no];
    case 'call':
      return tree.inputs;
  }
}

/** The tree and all its parts, each before what is in it. */
export function* walk(tree: Tree): Generator<Tree> {
  yield tree;
  for (const part of partsOf(tree)) yield* walk(part);
}
