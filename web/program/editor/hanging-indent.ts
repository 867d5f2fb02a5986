import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Indentation of a wrapped line relative to its beginning, in letters. */
const FURTHER = 4;

/** A line too long for the column is wrapped with a hanging indent. */
export const hangingIndent: Extension = [
  EditorView.lineWrapping,
  ViewPlugin.fromClass(
    class {
      marks: DecorationSet;

      constructor(view: EditorView) {
        this.marks = marksOf(view);
      }

      update({ view, docChanged, viewportChanged }: ViewUpdate) {
        if (docChanged || viewportChanged) this.marks = marksOf(view);
      }
    },
    { decorations: ({ marks }) => marks },
  ),
];

function marksOf({ state, visibleRanges }: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const letters = line.text.length - line.text.trimStart().length + FURTHER;
      const style = `padding-left: calc(${letters}ch + 2px); text-indent: -${letters}ch`;
      marks.add(line.from, line.from, Decoration.line({ attributes: { style } }));
      at = line.to + 1;
    }
  return marks.finish();
}
