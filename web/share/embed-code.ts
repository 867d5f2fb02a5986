import * as words from '#words/share/share';

/** Characters that end an attribute's value or begin something else in it. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => ESCAPES[character]);

/** The HTML of a frame, 720 × 420, in which the run stands. @param title the run's, for who hears the page */
export function embedCode(address: string, title: string): string {
  const name = title === '' ? words.embedTitle : words.embedTitleOf(title);
  return `<iframe src="${escaped(address)}" title="${escaped(name)}" width="720" height="420" style="border: 0"></iframe>`;
}
