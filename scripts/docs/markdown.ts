import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MathText } from '../../web/ui/math-text.tsx';

/** A page of the docs: its place in the site, and its text before links are turned towards the site. */
export interface DocPage {
  /** `scale.md`, `algorithms/gp-ucb.md`. */
  readonly path: string;
  /** In the contents at the side. */
  readonly title: string;
  /** A line for the first page and for search engines. */
  readonly about?: string;
  /** The file of the repository that it is, whose links are relative to it; absent for pages that are generated. */
  readonly source?: string;
  readonly text: string;
}

/** A text of the page with its symbols between dollar signs, set as the page sets it, for use in Markdown and tables. */
export function symbols(text: string): string {
  const html = renderToStaticMarkup(createElement(MathText, { text }));
  return html.replace(/[*_`|{}[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Plain text that stands in Markdown as it is written. */
export const plain = (text: string) =>
  text.replace(/[\\`*_{}[\]<>|&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

export const block = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** A table; cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The parts of a page, an empty line between them. */
export const parts = (...pieces: readonly (string | false)[]) => `${pieces.filter(Boolean).join('\n\n')}\n`;
