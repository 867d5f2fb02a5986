/** Sentences of `src/` and their parts in another language, by the English with its values as `{0}`, `{1}`. */
export type Faults = Readonly<Record<string, string>>;

/** Longer messages are no sentences. */
const LONGEST = 1000;
/** Most parts of a message that are looked up: a usual one has a dozen. */
const MOST_LOOKS = 150;
/** The key of the quotation marks around a name. */
const QUOTED = '“{0}”';

/** A sentence with values: what stands before, between and behind them. */
interface Pattern {
  readonly parts: readonly string[];
  readonly said: string;
}

/** What continues a sentence is tried at its end; both have the longest first. */
interface Patterns {
  readonly whole: readonly Pattern[];
  readonly ends: readonly Pattern[];
}

/**
 * Says a message in the language of a table: as a whole, or the place that it begins with, its clauses and its end each by
 * itself. What the table does not know stays as it is. The time is bounded for any message.
 */
export function teller(faults: Faults): (message: string) => string {
  let patterns: Patterns | null = null;
  return (message) => {
    if (message.length > LONGEST) return message;
    patterns ??= patternsOf(faults);
    return new Telling(faults, patterns).message(message);
  };
}

function patternsOf(faults: Faults): Patterns {
  const all = Object.entries(faults)
    .map(([english, said]) => ({ english, parts: english.split(/\{\d\}/), said }))
    .toSorted((a, b) => b.parts.join('').length - a.parts.join('').length);
  const isEnd = ({ english }: { readonly english: string }) => /^[ ,]/.test(english);
  return {
    whole: all.filter((pattern) => !isEnd(pattern) && pattern.parts.length > 1 && pattern.english !== QUOTED),
    ends: all.filter(isEnd),
  };
}

/** Where the fault is, before what it is: "lanes[0].parameters.deltaB", "row 3, column s07". */
const PLACE = /^(the scenario|[a-z]\w*(?:\.[\w-]+|\[\d+\])*) (.+)$/s;
const CELL = /^(row \d+(?:, column .+?)?|column .+?): (.+)$/s;
const FILE = /^([^:]{1,60}\.\w{1,5}): (.+)$/s;

/** One message; a part is null where it is unknown. */
class Telling {
  private readonly faults: Faults;
  private readonly patterns: Patterns;
  private readonly known = new Map<string, string | null>();

  constructor(faults: Faults, patterns: Patterns) {
    this.faults = faults;
    this.patterns = patterns;
  }

  message(text: string): string {
    return this.behind(text, FILE, ': ') ?? this.told(text) ?? text;
  }

  private told(text: string): string | null {
    const before = this.known.get(text);
    if (before !== undefined || this.known.size > MOST_LOOKS) return before ?? null;
    this.known.set(text, null);
    const said = this.withoutStop(text) ?? this.said(text) ?? this.withStop(text);
    this.known.set(text, said);
    return said;
  }

  private said(text: string): string | null {
    if (Object.hasOwn(this.faults, text)) return this.faults[text];
    return (
      this.behind(text, CELL, ': ') ??
      this.withEnd(text) ??
      this.clauses(text) ??
      this.whole(text) ??
      this.behind(text, PLACE, ' ')
    );
  }

  /** A sentence that another one has joined to its own. */
  private withStop(text: string): string | null {
    return text.endsWith('.') ? null : (this.said(`${text}.`)?.replace(/\.$/, '') ?? null);
  }

  private withoutStop(text: string): string | null {
    if (!text.endsWith('.') || Object.hasOwn(this.faults, text)) return null;
    const said = this.told(text.slice(0, -1));
    return said && `${said}.`;
  }

  private withEnd(text: string): string | null {
    for (const { parts, said } of this.patterns.ends) {
      const at = text.lastIndexOf(parts[0]);
      const values = at < 0 ? null : valuesIn(parts, text.slice(at));
      const begun = values && (at === 0 ? '' : this.told(text.slice(0, at)));
      if (values && begun !== null) return begun + this.filled(said, values);
    }
    return null;
  }

  private clauses(text: string): string | null {
    for (let at = text.indexOf('; '); at >= 0; at = text.indexOf('; ', at + 1)) {
      const first = this.told(text.slice(0, at));
      const second = first && this.told(text.slice(at + 2));
      if (second) return `${first}; ${second}`;
    }
    return null;
  }

  private behind(text: string, place: RegExp, joint: string): string | null {
    const [, where, what] = place.exec(text) ?? [];
    const said = what === undefined ? null : this.told(what);
    return said && `${this.told(where) ?? where}${joint}${said}`;
  }

  private whole(text: string): string | null {
    for (const { parts, said } of this.patterns.whole) {
      const values = valuesIn(parts, text);
      if (values) return this.filled(said, values);
    }
    return null;
  }

  /** A value may be a sentence of its own, or stand in quotation marks. */
  private filled(said: string, values: readonly string[]): string {
    return said.replace(/\{(\d)\}/g, (_, place) => this.value(values[Number(place)]));
  }

  private value(text: string): string {
    const said = text.includes(' ') ? this.told(text) : null;
    const marks = this.faults[QUOTED] ?? QUOTED;
    return said ?? text.replace(/“([^”]*)”/g, (_, name) => marks.replace('{0}', () => name));
  }
}

/** What stands between the parts, each as early as it can be; null where the text is another one. */
function valuesIn(parts: readonly string[], text: string): string[] | null {
  const [first, last] = [parts[0], parts[parts.length - 1]];
  if (parts.length === 1) return text === first ? [] : null;
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return null;
  const values: string[] = [];
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return null;
    values.push(text.slice(from, at));
    from = at + part.length;
  }
  return [...values, text.slice(from, end)];
}
