import {
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
import type { ProgramName } from '../../../src/program/names.ts';
import type { ProgramFault } from '../fault.ts';
import { faults, mendAtCaret, tellFault } from './faults.ts';
import { hangingIndent } from './hanging-indent.ts';
import { look } from './look.ts';
import { completion, nameAtCaret } from './names.ts';

interface EditorSetup {
  readonly parent: HTMLElement;
  readonly text: string;
  /** Most characters; changes that exceed it are refused. */
  readonly longest: number;
  /** Label for screen readers, and the id of the description. */
  readonly label: string;
  readonly describedBy: string;
  readonly onType: (text: string) => void;
  readonly onTooLong: () => void;
  readonly onCaret: (name: ProgramName | null) => void;
  readonly onRun: () => void;
  readonly onLeave: () => void;
  readonly onBlur: () => void;
}

/** An editor field for JavaScript; Tab leaves it. */
export interface CodeEditor {
  readonly setText: (text: string) => void;
  readonly setFault: (fault: ProgramFault | null) => void;
  readonly showNames: () => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

export function createEditor(setup: EditorSetup): CodeEditor {
  const view = new EditorView({ parent: setup.parent, doc: setup.text, extensions: extensionsOf(setup) });
  const textOf = () => view.state.doc.toString();
  return {
    setText(text) {
      if (text !== textOf()) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    setFault: (fault) => view.dispatch({ effects: tellFault.of(fault) }),
    showNames() {
      view.focus();
      startCompletion(view);
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

const extensionsOf = (setup: EditorSetup): Extension[] => [
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  completion,
  javascript(),
  faults,
  look,
  hangingIndent,
  // Placed outside the field, which would clip them, and within the drawer, which would clip the rest.
  tooltips({ parent: setup.parent.closest('section') ?? document.body, tooltipSpace: spaceAround }),
  keysOf(setup),
  EditorView.contentAttributes.of({
    'aria-label': setup.label,
    'aria-describedby': setup.describedBy,
    spellcheck: 'false',
    // Otherwise a surrounding drawer would close on Escape.
    'data-mantine-stop-propagation': 'true',
  }),
  EditorState.changeFilter.of((transaction) => {
    const fits = transaction.newDoc.length <= setup.longest;
    if (!fits) setup.onTooLong();
    return fits;
  }),
  EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged) setup.onType(state.doc.toString());
    if (docChanged || selectionSet) setup.onCaret(nameAtCaret(state));
  }),
  EditorView.domEventHandlers({ blur: setup.onBlur }),
];

function spaceAround({ dom }: EditorView) {
  const drawer = dom.closest('[role=dialog]')?.getBoundingClientRect();
  return drawer ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

const keysOf = ({ onRun, onLeave }: EditorSetup): Extension => [
  keymap.of([
    { key: 'Mod-Enter', run: always(onRun), preventDefault: true },
    { key: 'Tab', run: mendAtCaret },
  ]),
  keymap.of([...completionKeymap, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
  // Last, if Escape has nothing else to close.
  keymap.of([{ key: 'Escape', run: always(onLeave) }]),
];

const always = (act: () => void) => () => {
  act();
  return true;
};
