import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state';
import { type Command, Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import * as words from '#words/program/editor';
import type { ProgramFault } from '../fault.ts';

/** Shows a fault, or none, instead of the previous one. */
export const tellFault = StateEffect.define<ProgramFault | null>();

interface Told {
  readonly fault: ProgramFault | null;
  readonly marks: DecorationSet;
}

const NOTHING: Told = { fault: null, marks: Decoration.none };

/** The fault shown, with its marks, which move with the text. */
const told = StateField.define<Told>({
  create: () => NOTHING,
  update(value, transaction) {
    const effect = transaction.effects.find((one) => one.is(tellFault));
    if (effect) return { fault: effect.value, marks: marksOf(effect.value, transaction.state) };
    return transaction.docChanged ? { ...value, marks: value.marks.map(transaction.changes) } : value;
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    EditorView.contentAttributes.from(field, ({ fault }) => ({ 'aria-invalid': String(fault !== null) })),
  ],
});

function marksOf(fault: ProgramFault | null, state: EditorState): DecorationSet {
  if (!fault?.line || fault.line > state.doc.lines) return Decoration.none;
  const line = state.doc.line(fault.line);
  const marks: Range<Decoration>[] = [
    Decoration.line({ class: 'fault-line' }).range(line.from),
    Decoration.widget({ widget: new FaultNote(fault), block: true, side: 1 }).range(line.to),
  ];
  const [from, to] = placeOf(fault, line.from, line.text);
  if (to > from) marks.push(Decoration.mark({ class: 'fault-word' }).range(from, to));
  return Decoration.set(marks, true);
}

/** Position of the unknown word, otherwise of the line's whole text. */
function placeOf({ word }: ProgramFault, start: number, text: string): readonly [from: number, to: number] {
  const at =
    word === null ? -1 : text.search(new RegExp(`(?<![\\w$])${word.replace(/\$/g, '\\$')}(?![\\w$])`));
  if (word !== null && at >= 0) return [start + at, start + at + word.length];
  return [start + text.length - text.trimStart().length, start + text.trimEnd().length];
}

/** Note under the line: why it stopped there, and a suggested correction. */
class FaultNote extends WidgetType {
  private readonly fault: ProgramFault;

  constructor(fault: ProgramFault) {
    super();
    this.fault = fault;
  }

  override eq({ fault }: FaultNote): boolean {
    return fault.sentence === this.fault.sentence && fault.repair === this.fault.repair;
  }

  override toDOM(view: EditorView): HTMLElement {
    const note = document.createElement('div');
    note.className = 'fault-note';
    note.append(this.fault.sentence);
    if (this.fault.repair) note.append(...offer(this.fault.repair, view));
    return note;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function offer(repair: string, view: EditorView): (Node | string)[] {
  const [before, after] = words.didYouMean('\n').split('\n');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = repair;
  button.addEventListener('click', () => {
    mend(view);
    view.focus();
  });
  const key = document.createElement('kbd');
  key.textContent = words.tabKey;
  return [' ', before, button, after, ' ', key];
}

/** Applies the suggested correction, if the fault's word is still there. */
function mend(view: EditorView): boolean {
  const { fault, marks } = view.state.field(told);
  const { doc } = view.state;
  let done = false;
  marks.between(0, doc.length, (from, to) => {
    if (!fault?.repair || doc.sliceString(from, to) !== fault.word) return;
    view.dispatch({
      changes: { from, to, insert: fault.repair },
      selection: { anchor: from + fault.repair.length },
      effects: tellFault.of(null),
      userEvent: 'input.complete',
    });
    done = true;
    return false;
  });
  return done;
}

/** Applies the correction if the caret is in the fault's line. */
export const mendAtCaret: Command = (view) => {
  const line = view.state.doc.lineAt(view.state.selection.main.head);
  let here = false;
  view.state.field(told).marks.between(line.from, line.to, () => {
    here = true;
  });
  return here && mend(view);
};

export const faults: Extension = told;
