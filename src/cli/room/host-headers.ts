/** Headers that a host sends with the files of a path; the path may end in `*`. */
interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a `_headers` file: a line with a path, and below it a line for each header. */
export const readHeaderRules = (text: string): HeaderRule[] =>
  [...text.matchAll(/^(\/\S*)\n((?: .*\n?)+)/gm)].map(([, path, lines]) => ({
    path,
    headers: lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/:\s(.*)/) as [string, string]),
  }));

/** The headers of a path; a later rule's takes an earlier one's place. */
export const headersOf = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(rules.filter((rule) => fits(rule.path, path)).flatMap(({ headers }) => headers));

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
