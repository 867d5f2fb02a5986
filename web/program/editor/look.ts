import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Keywords bold, names and values in two muted colours, comments grey: the page's tokens, light and dark. */
const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--ink-3)' },
  { tag: [tags.keyword, tags.bool, tags.null], fontWeight: '600' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-name)' },
  { tag: [tags.number, tags.string, tags.regexp], color: 'var(--code-value)' },
]);

const DRESS = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--page)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: '400 13px/22px var(--font-code)', fontFamily: 'var(--font-code)' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 10px 0 2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: '0', fontSize: '11px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '34px', padding: '0 8px 0 0' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--hover)',
    outline: '1px solid var(--axis)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
  '.cm-tooltip': {
    zIndex: '1000',
    border: '1px solid var(--hairline)',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--page)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    font: '400 13px/20px var(--font-code)',
    maxHeight: '15em',
    maxWidth: 'min(380px, 95vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--hover)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { color: 'var(--ink-3)', fontStyle: 'normal', marginLeft: '0' },
  '.cm-tooltip.cm-completionInfo': {
    padding: '6px 10px',
    maxWidth: '260px',
    font: '400 12px/18px var(--font-ui)',
    color: 'var(--ink-2)',
  },
  '.fault-line': { backgroundColor: 'var(--danger-soft)' },
  '.fault-word': {
    color: 'var(--danger)',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '4px',
  },
  '.fault-word *': { color: 'inherit' },
  '.fault-note': {
    padding: '2px 10px 6px 2px',
    backgroundColor: 'var(--danger-soft)',
    font: '400 12px/18px var(--font-ui)',
    color: 'var(--danger)',
  },
  '.fault-note button': {
    fontFamily: 'var(--font-code)',
    color: 'var(--ink)',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
  },
});

export const look: Extension = [DRESS, syntaxHighlighting(COLOURS)];
