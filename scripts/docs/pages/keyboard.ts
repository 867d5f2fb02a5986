import { caps, does } from '#words/page/keys';
import { type DocPage, parts, plain, table } from '../markdown.ts';

const IDS = Object.keys(caps) as (keyof typeof caps)[];

/** What every key does in the page, as its own help lists them. */
export const keyboardPage = (): DocPage => ({
  path: 'keyboard.md',
  title: 'Keyboard',
  about: 'what every key does',
  text: parts(
    '# Keyboard',
    table(
      ['keys', 'what they do'],
      IDS.map((id) => [
        caps[id]
          .split(' ')
          .map((key) => `<kbd>${plain(key)}</kbd>`)
          .join(' '),
        plain(does[id]),
      ]),
    ),
  ),
});
