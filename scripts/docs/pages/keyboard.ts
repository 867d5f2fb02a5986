import { KEYS } from '#words/page/keys';
import { type DocPage, parts, plain, table } from '../markdown.ts';

/** What every key does in the page, as its own help lists them. */
export const keyboardPage = (): DocPage => ({
  path: 'keyboard.md',
  title: 'Keyboard',
  about: 'what every key does',
  text: parts(
    '# Keyboard',
    table(
      ['keys', 'what they do'],
      KEYS.map(([keys, what]) => [
        keys
          .split(' ')
          .map((key) => `<kbd>${plain(key)}</kbd>`)
          .join(' '),
        plain(what),
      ]),
    ),
  ),
});
