import { type Term, termOfSymbol, termOfWord } from './terms.ts';

/** Longer texts are sentences, no labels. */
const LONGEST_LABEL = 40;
/** What takes the focus and has a label. */
const CONTROL =
  'input, select, [role="slider"], [role="combobox"], button, [role="img"], svg[tabindex], [tabindex="0"]';

/** The term that an element under the pointer is, or is the label of; null where it is none. */
export function termAt(target: Element): Term | null {
  const symbol = symbolAt(target);
  if (symbol) return symbol;
  const text = target.textContent ?? '';
  if (text.length > LONGEST_LABEL) return null;
  return termOfWord(text) ?? (isLabel(target) ? firstSymbolIn(target) : null);
}

/** The term of the control that has the focus, by its label or, for a plot, by its panel's title. */
export function termOfControl(control: Element): Term | null {
  if (!control.matches(CONTROL)) return null;
  const label = (control as HTMLInputElement).labels?.[0] ?? named(control);
  const row = label ?? control.closest('.param')?.querySelector('.lab');
  const own =
    row && (row.textContent ?? '').length <= LONGEST_LABEL ? (termAt(row) ?? firstSymbolIn(row)) : null;
  const isPlot = control.closest('.panel, .why') && !control.matches('button');
  const title = isPlot ? control.closest('.panel, .why')?.querySelector('h3') : null;
  return own ?? (title ? termOfWord(title.textContent ?? '') : null);
}

const isLabel = (element: Element): boolean =>
  element.closest('label, dt, .lab, .label, .phead, .formula, .item, .swatch') !== null;

function named(control: Element): Element | null {
  const id = control.getAttribute('aria-labelledby')?.split(' ')[0];
  return id ? document.getElementById(id) : null;
}

/** A letter in the mathematical face with the index that follows it; an index means its letter. */
function symbolAt(target: Element): Term | null {
  const glyph = target.closest('.mi, .mr, tspan');
  if (!glyph) return null;
  const script = glyph.closest('sub, sup, .script');
  const letter = script ? script.previousElementSibling : glyph;
  return letter ? termOfGlyph(letter) : null;
}

function termOfGlyph(glyph: Element): Term | null {
  const letter = (glyph.textContent ?? '').trim();
  const next = glyph.nextElementSibling;
  const star = next?.matches('.star');
  if (star) return termOfSymbol(`${letter}*`);
  const index = next?.matches('sub, .script') ? (next.textContent ?? '').trim() : '';
  return termOfSymbol(letter, index) ?? termOfSymbol(letter.slice(-1), index);
}

function firstSymbolIn(element: Element): Term | null {
  for (const glyph of element.querySelectorAll('.mi')) {
    const term = glyph.closest('sub, sup') ? null : termOfGlyph(glyph);
    if (term) return term;
  }
  return null;
}
