import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocPage } from '../markdown.ts';

/** A page that somebody wrote: a file of the repository as it stands. */
export function writtenPage(
  root: string,
  source: string,
  path: string,
  title: string,
  about?: string,
): DocPage {
  return { path, title, ...(about && { about }), source, text: readFileSync(join(root, source), 'utf8') };
}

/** The notes on decisions, newest first. */
export function decisionPages(root: string): readonly DocPage[] {
  const names = readdirSync(join(root, 'docs/decisions')).filter((name) => name.endsWith('.md'));
  const notes = names
    .toSorted()
    .toReversed()
    .map((name) => {
      const source = `docs/decisions/${name}`;
      const [, title = name] = /^# (.+)$/m.exec(readFileSync(join(root, source), 'utf8')) ?? [];
      return writtenPage(root, source, `decisions/${name}`, title);
    });
  const list = notes.map(
    ({ path, title }) => `- [${title}](${path.replace('decisions/', '')}), ${path.slice(10, 20)}`,
  );
  const index: DocPage = {
    path: 'decisions/index.md',
    title: 'Decisions',
    about: 'why things are as they are',
    text: `# Decisions\n\n${list.join('\n')}\n`,
  };
  return [index, ...notes];
}
