import { language } from '#words/language';

/** Names or numbers as the page's language lists them: "A, B and C". */
export const listed = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat(language).format(items.map(String));
