import type { DocPage } from '../markdown.ts';
import { writtenPage } from './written.ts';

const TITLE = /^### (.+?) \(`([\w-]+)`\)\n/;

/** docs/reproductions.md, whose results are longer than a page: one for each table or figure. */
export function reproductionPages(root: string): readonly DocPage[] {
  const whole = writtenPage(
    root,
    'docs/reproductions.md',
    'reproductions/index.md',
    'Reproductions',
    'the papers’ tables and figures, ours beside them, with a verdict for each claim',
  );
  const [before, ...sections] = whole.text.split(/^(?=### )/m);
  const last = sections.pop() ?? '';
  const [end, ...after] = last.split(/^(?=## )/m);
  const results = [...sections, end].map((section) => resultPage(section, whole.source as string));
  const list = results.map(({ path, title, about }) => `- [${title}](${path}): ${about}`);
  return [{ ...whole, text: [before, list.join('\n'), '\n\n', ...after].join('') }, ...results];
}

function resultPage(section: string, source: string): DocPage {
  const [heading, title, id] = TITLE.exec(section) ?? [];
  if (!heading) throw new Error(`${source}: "${section.split('\n')[0]}" is no title (\`id\`)`);
  const [, verdicts = ''] = /\. ([^.]*? of \d+ claims?)\./.exec(section) ?? [];
  const text = `# ${title} (\`${id}\`)\n${section.slice(heading.length)}`;
  return { path: `reproductions/${id}.md`, title, about: verdicts, source, text };
}
