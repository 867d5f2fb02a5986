import { autocompletion, type CompletionSource, completeFromList, ifNotIn } from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-javascript';
import type { EditorState, Extension } from '@codemirror/state';
import * as words from '#words/program/names';
import { PROGRAM_NAMES, type ProgramName } from '../../../src/program/names.ts';

const DOES: Readonly<Record<string, string>> = words.does;

/** What a library name is, in a sentence. */
export const helpOn = ({ name }: ProgramName): string => DOES[name];

/** Letters after a name that fit into the list. */
const ROOM = 28;

/** The arguments after the name: "(n)" of "slidingWindow(n)". */
function detailOf({ name, signature }: ProgramName): string {
  const rest = signature.startsWith(`${name}(`) ? signature.slice(name.length) : '';
  return rest.length > ROOM ? '(…)' : rest;
}

const known: CompletionSource = ifNotIn(
  ['LineComment', 'BlockComment', 'String', 'TemplateString'],
  completeFromList(
    PROGRAM_NAMES.map((one) => ({ label: one.name, detail: detailOf(one), info: helpOn(one) })),
  ),
);

/** Suggests the names of the library and of the program. */
export const completion: Extension = autocompletion({
  override: [known, localCompletionSource],
  icons: false,
});

/** The library name at the caret; null if there is none. */
export function nameAtCaret(state: EditorState): ProgramName | null {
  const word = state.wordAt(state.selection.main.head);
  const text = word && state.sliceDoc(word.from, word.to);
  return PROGRAM_NAMES.find(({ name }) => name === text) ?? null;
}
