import { TERMS } from '../../../web/terms/terms.ts';
import { type DocPage, parts, symbols } from '../markdown.ts';

/** The words and symbols that the page explains where the pointer rests on them. */
export const glossaryPage = (): DocPage => ({
  path: 'glossary.md',
  title: 'Words and symbols',
  about: 'every symbol and panel word in a sentence',
  text: parts(
    '# Words and symbols',
    'The page says the same where the pointer rests on a word, and under *Glossary*.',
    ...TERMS.map(({ title, sentence }) => `**${symbols(title)}**<br>${symbols(sentence)}`),
  ),
});
