import { changed, type TextChange } from './edit-text.ts';

/**
 * Changes the text of a field as typing would: the caret is after the new text, and the field's undo works.
 * If the browser has no such command, the text is set directly.
 */
export function rewrite(field: HTMLTextAreaElement, change: TextChange): void {
  field.focus();
  field.setSelectionRange(change.at, change.to);
  const expected = changed(field.value, change);
  document.execCommand(change.text === '' ? 'delete' : 'insertText', false, change.text);
  if (field.value === expected) return;
  field.setRangeText(change.text, change.at, change.to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
