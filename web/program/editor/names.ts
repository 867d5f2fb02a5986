import { autocompletion, type CompletionSource, completeFromList, ifNotIn } from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-javascript';
import type { EditorState, Extension } from '@codemirror/state';
import { PROGRAM_NAMES, type ProgramName } from '../../../src/program/names.ts';

/** Letters behind a name that have room in the list. */
const ROOM = 28;

/** What stands behind the name: "(n)" of "slidingWindow(n)". */
function detailOf({ name, signature }: ProgramName): string {
  const rest = signature.startsWith(`${name}(`) ? signature.slice(name.length) : '';
  return rest.length > ROOM ? '(…)' : rest;
}

const known: CompletionSource = ifNotIn(
  ['LineComment', 'BlockComment', 'String', 'TemplateString'],
  completeFromList(PROGRAM_NAMES.map((one) => ({ label: one.name, detail: detailOf(one), info: one.does }))),
);

/** Offers the names that a program finds ready, and its own. */
export const completion: Extension = autocompletion({
  override: [known, localCompletionSource],
  icons: false,
});

/** The name under the caret, where a program finds it ready. */
export function nameAtCaret(state: EditorState): ProgramName | null {
  const word = state.wordAt(state.selection.main.head);
  const text = word && state.sliceDoc(word.from, word.to);
  return PROGRAM_NAMES.find(({ name }) => name === text) ?? null;
}
