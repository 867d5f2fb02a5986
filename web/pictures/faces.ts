/** Where the page's face is missing: faces no wider than it, so that words keep apart. */
const NARROW = 'Arial, "Liberation Sans", "DejaVu Sans Condensed"';

/** A computed list of font families, for readers that have none of the page's own. */
export const withSubstitutes = (families: string): string =>
  families.replace(/^"?Inter"?,/, (first) => `${first} ${NARROW},`);
