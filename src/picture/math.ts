/** One run of characters of a text with symbols in it. */
export interface MathToken {
  readonly text: string;
  /** `text`: interface face; `italic`: a letter; `upright`: figures, signs, brackets. */
  readonly face: 'text' | 'italic' | 'upright';
  readonly script: 'none' | 'sub' | 'sup';
  /** Drawn under the bar of a root. */
  readonly root: boolean;
  /** The star of `x*_t`: index and star are stacked. */
  readonly star: boolean;
  /** Between `**` and `**`. */
  readonly strong: boolean;
}

const LETTER = /[A-Za-z\u0370-\u03ff]/;
/** The combining circumflex of `x̂`. */
const HAT = '\u0302';

/** The letter under a hat; null where there is none. */
export function underHat(text: string): string | null {
  return text.endsWith(HAT) ? text.slice(0, -1) : null;
}

type Script = MathToken['script'];

/**
 * Splits "threshold $κ_t$" into runs with a face each. Inside dollar signs: `_` and `^` take one character
 * or a `{group}`, `√` puts the next symbol (with its index) under a bar, `*` is the star of an optimum, a letter with a
 * combining circumflex stands alone under its hat.
 * Outside them `**word**` is strong and `^{…}` a superscript.
 */
export function parseMath(source: string): MathToken[] {
  let strong = false;
  return source.split('$').flatMap((part, index) => {
    if (index % 2 === 1) return symbolTokens(part, strong);
    return part.split('**').flatMap((text, piece) => {
      if (piece > 0) strong = !strong;
      return textTokens(text, strong);
    });
  });
}

/** Plain text, in which `^{…}` is still a superscript: "(1 − $ε$)^{10}". */
function textTokens(source: string, strong: boolean): MathToken[] {
  const plain = { root: false, star: false, strong };
  return source.split(/\^\{([^}]*)\}/).flatMap((text, index): MathToken[] => {
    if (text === '') return [];
    if (index % 2 === 1) return [{ text, face: 'upright', script: 'sup', ...plain }];
    return [{ text, face: 'text', script: 'none', ...plain }];
  });
}

function symbolTokens(source: string, strong: boolean): MathToken[] {
  const tokens: MathToken[] = [];
  let awaitingRoot = false;
  for (const { char, script } of characters(source)) {
    const face = LETTER.test(char) ? 'italic' : 'upright';
    const last = tokens.at(-1);
    const root = script === 'none' ? awaitingRoot && char !== ' ' : (last?.root ?? false);
    if (root && script === 'none') awaitingRoot = false;
    if (char === '√') awaitingRoot = true;
    const joins = last && last.face === face && last.script === script && last.root === root;
    const hatted = underHat(char) !== null || underHat(last?.text ?? '') !== null;
    const alone = last?.star || char === '*' || hatted;
    if (joins && !alone) tokens[tokens.length - 1] = { ...last, text: last.text + char };
    else tokens.push({ text: char, face, script, root, star: char === '*', strong });
  }
  return tokens;
}

function characters(source: string): { char: string; script: Script }[] {
  const out: { char: string; script: Script }[] = [];
  for (let i = 0; i < source.length; i++) {
    const script: Script = source[i] === '_' ? 'sub' : source[i] === '^' ? 'sup' : 'none';
    if (script === 'none') {
      const hatted = source[i + 1] === HAT;
      out.push({ char: hatted ? source[i] + HAT : source[i], script });
      if (hatted) i++;
      continue;
    }
    const end = source[i + 1] === '{' ? source.indexOf('}', i) : -1;
    const group = end > 0 ? source.slice(i + 2, end) : source.slice(i + 1, i + 2);
    for (const char of group) out.push({ char, script });
    i = end > 0 ? end : i + 1;
  }
  return out;
}

/** The text as a screen reader or a plain label should have it: no dollars, no markup. */
export function plainMath(source: string): string {
  return parseMath(source)
    .map((token) => token.text)
    .join('');
}

/** A run of a text in SVG, with the attributes of its `<tspan>` as React names them. */
interface Tspan {
  readonly text: string;
  readonly dx?: number | string | undefined;
  readonly dy?: number | undefined;
  /** `mi`, `mr`: the faces of mathematics; `script`: an index or an exponent; `b`: strong. */
  readonly className?: string | undefined;
  readonly textDecoration?: 'overline' | undefined;
}

const SHIFT = { none: 0, sub: 3, sup: -4 } as const;

/** A text with symbols between dollar signs as runs of one line: index and exponent shifted, the root with its bar. */
export function tspansOf(source: string): Tspan[] {
  let previous: MathToken | undefined;
  let shift = 0;
  return parseMath(source).flatMap((token): Tspan[] => {
    const dy = SHIFT[token.script] - shift || undefined;
    const dx =
      token.script === 'sub' && previous?.star ? -5 : previous?.script === 'sub' && dy ? 1.5 : undefined;
    shift = SHIFT[token.script];
    previous = token;
    const hatless = underHat(token.text);
    const className = classOf(token);
    if (hatless !== null)
      return [
        { text: hatless, dy, className },
        { text: 'ˆ', dx: '-0.53em', className: 'mr' },
      ];
    const textDecoration = token.root && token.script === 'none' ? 'overline' : undefined;
    return [{ text: token.text, dx, dy, className, textDecoration }];
  });
}

const FACES = { text: '', italic: 'mi', upright: 'mr' } as const;

const classOf = ({ face, script, strong }: MathToken): string | undefined =>
  [FACES[face], script !== 'none' && 'script', strong && 'b'].filter(Boolean).join(' ') || undefined;
