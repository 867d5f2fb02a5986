import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A comment above a declaration: its words, and its tags in their order. */
export interface Docstring {
  readonly text: string;
  readonly tags: readonly { readonly tag: string; readonly text: string }[];
}

export interface Declaration {
  /** As TypeScript declares it, without a body. */
  readonly code: string;
  readonly doc: Docstring;
}

/** What stands below one line of comment in the front door. */
export interface ExportGroup {
  readonly title: string;
  /** `from` is the file, relative to the door. */
  readonly names: readonly { readonly name: string; readonly from: string }[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Comment extends Span {
  readonly type: 'Block' | 'Line';
  readonly value: string;
}
interface Named {
  readonly name: string;
}
interface Statement extends Span {
  readonly type: string;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly {
    readonly local: Named;
    readonly exported?: Named;
    readonly imported?: Named;
  }[];
  readonly declaration?:
    | (Span & { readonly id?: Named; readonly declarations?: readonly { readonly id: Named }[] })
    | null;
}
interface Module {
  readonly text: string;
  readonly body: readonly Statement[];
  readonly comments: readonly Comment[];
}

function parseModule(name: string, text: string): Module {
  const { program, comments, errors } = parseSync(name, text, {
    lang: name.endsWith('.d.ts') ? 'dts' : 'ts',
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  return {
    text,
    body: program.body as unknown as readonly Statement[],
    comments: comments as readonly Comment[],
  };
}

/** What the front door exports, by its lines of comment, in its order. */
export function readDoor(text: string): {
  readonly about: Docstring;
  readonly groups: readonly ExportGroup[];
} {
  const { body, comments } = parseModule('index.ts', text);
  const titles = comments.filter(({ type }) => type === 'Line');
  const groups = titles.map(({ value, end }, index) => {
    const until = titles[index + 1]?.start ?? text.length;
    const names = body
      .filter(({ start }) => start > end && start < until)
      .flatMap(({ specifiers = [], source }) =>
        specifiers.map(({ exported, local }) => ({
          name: (exported ?? local).name,
          from: source?.value ?? '',
        })),
      );
    return { title: value.trim().replace(/\.$/, ''), names };
  });
  return { about: docstring(comments.find(({ type }) => type === 'Block')?.value ?? ''), groups };
}

/**
 * The declaration of an exported name, wherever it stands.
 * @param file a source file, whose `.d.ts` is read
 * @throws Error where no such name is exported
 */
export function readDeclaration(file: string, name: string): Declaration {
  const found = findDeclaration(file.replace(/\.ts$/, '.d.ts'), name);
  if (!found) throw new Error(`${file} exports no ${name}`);
  return found;
}

function findDeclaration(file: string, name: string): Declaration | null {
  const module = parseModule(file, readFileSync(file, 'utf8'));
  const own = module.body.find((statement) => declares(statement, name));
  if (own) return declarationIn(module, own);
  for (const { source, names } of module.body.flatMap(takenFrom)) {
    const inside = names === 'all' ? name : names.get(name);
    const found = inside && findDeclaration(join(dirname(file), source.replace(/\.ts$/, '.d.ts')), inside);
    if (found) return found;
  }
  return null;
}

/** What a statement takes from another file of ours: by the name it has here, the name it has there. */
function takenFrom({ source, specifiers, type }: Statement) {
  if (!source?.value.startsWith('.')) return [];
  if (type === 'ExportAllDeclaration') return [{ source: source.value, names: 'all' as const }];
  const pairs = (specifiers ?? []).map(({ local, exported, imported }): [string, string] =>
    exported ? [exported.name, local.name] : [local.name, imported?.name ?? local.name],
  );
  return [{ source: source.value, names: new Map(pairs) }];
}

const declares = ({ declaration }: Statement, name: string) =>
  declaration?.id?.name === name || declaration?.declarations?.some(({ id }) => id.name === name) || false;

function declarationIn({ text, comments }: Module, { start, end }: Statement): Declaration {
  const above = comments.find(
    (comment) =>
      comment.type === 'Block' && comment.end <= start && text.slice(comment.end, start).trim() === '',
  );
  const code = text.slice(start, end).replace(/^export (declare )?/, '');
  return { code: code.replaceAll('    ', '  '), doc: docstring(above?.value ?? '') };
}

/** The words of `/** … *\/` without its stars. */
function docstring(comment: string): Docstring {
  const lines = comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const [text, ...tagged] = lines.join('\n').split(/^@(?=\w)/m);
  const tags = tagged.map((piece) => {
    const [, tag, said] = /^(\w+)\s*([\s\S]*)$/.exec(piece) ?? [];
    return { tag, text: said.trim() };
  });
  return { text: text.trim(), tags };
}
