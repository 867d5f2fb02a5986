import { nearest } from '../parameters/nearest.ts';
import { FormulaError, type Repair } from './fault.ts';
import { FUNCTION_NAMES, functionNamed } from './functions.ts';
import { LIMITS } from './limits.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { BinarySign, Tree } from './tree.ts';

/**
 * A formula as a tree. From the loosest to the tightest: `c ? a : b`; `<` `<=` `>` `>=` (1 or 0); `+` `-`; `*` `/`;
 * a leading minus; `^`, which binds to the right, so −2^2 is −4.
 * @throws FormulaError for the first fault, with its place and, where there is one, a repair
 */
export function parseFormula(text: string): Tree {
  const parser = new Parser(text, tokensOf(text));
  return parser.whole();
}

const COMPARISONS = ['<', '<=', '>', '>='];
const SUMS = ['+', '-'];
const PRODUCTS = ['*', '/'];

/** Recursive descent, one method a rule. */
class Parser {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private next = 0;
  private depth = 0;
  /** Calls so far: the random ones draw from substreams of their own by their order. */
  private calls = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  whole(): Tree {
    if (this.tokens.length === 1) throw new FormulaError('The formula is empty.', 0, 0);
    const tree = this.choice();
    const { kind, text, at, to } = this.token;
    if (kind === 'end') return tree;
    if (text === ')')
      throw new FormulaError('This bracket was never opened.', at, to, cut(at, to, 'Take it away'));
    if (text === ',') throw this.strayComma();
    throw this.missingSign();
  }

  private get token(): Token {
    return this.tokens[this.next];
  }

  private take(): Token {
    return this.tokens[this.next++];
  }

  private accept(...signs: readonly string[]): Token | null {
    return this.token.kind === 'sign' && signs.includes(this.token.text) ? this.take() : null;
  }

  /** Every way deeper leads through here. */
  private choice(): Tree {
    if (++this.depth > LIMITS.depth)
      throw new FormulaError(
        `Brackets and choices may be nested ${LIMITS.depth} deep.`,
        this.token.at,
        this.token.to,
      );
    const condition = this.comparison();
    const mark = this.accept('?');
    const tree = mark ? this.branches(condition, mark) : condition;
    this.depth--;
    return tree;
  }

  private branches(condition: Tree, mark: Token): Tree {
    const yes = this.choice();
    if (!this.accept(':'))
      throw new FormulaError('This choice has no “: otherwise”.', mark.at, mark.to, {
        at: this.token.at,
        to: this.token.at,
        text: ' : 0',
        offer: 'Write : 0',
      });
    const no = this.choice();
    return { kind: 'choice', condition, yes, no, at: condition.at, to: no.to };
  }

  private comparison(): Tree {
    const left = this.sum();
    const sign = this.accept(...COMPARISONS);
    if (!sign) return left;
    const tree = binary(sign, left, this.sum());
    const second = this.accept(...COMPARISONS);
    if (second)
      throw new FormulaError(
        'Compare two values at a time; join two comparisons by *.',
        second.at,
        second.to,
      );
    return tree;
  }

  private sum(): Tree {
    return this.chain(SUMS, () => this.product());
  }

  private product(): Tree {
    return this.chain(PRODUCTS, () => this.signed());
  }

  private chain(signs: readonly string[], operand: () => Tree): Tree {
    let tree = operand();
    for (let sign = this.accept(...signs); sign; sign = this.accept(...signs))
      tree = binary(sign, tree, operand());
    return tree;
  }

  private signed(): Tree {
    const minus: Token[] = [];
    for (let sign = this.accept(...SUMS); sign; sign = this.accept(...SUMS))
      if (sign.text === '-') minus.push(sign);
    const operand = this.power();
    return minus.reduceRight<Tree>((of, { at }) => ({ kind: 'minus', of, at, to: of.to }), operand);
  }

  private power(): Tree {
    const base = this.operand();
    const sign = this.accept('^');
    if (!sign) return base;
    this.deeper();
    const exponent = this.signed();
    this.depth--;
    return binary(sign, base, exponent);
  }

  private deeper(): void {
    if (++this.depth > LIMITS.depth)
      throw new FormulaError(`Powers may be nested ${LIMITS.depth} deep.`, this.token.at, this.token.to);
  }

  private operand(): Tree {
    const token = this.take();
    const { kind, text, at, to } = token;
    if (kind === 'number') return this.closed({ kind: 'number', value: Number(text), at, to });
    if (kind === 'name') return this.closed(this.named(token));
    if (text === '(') return this.closed(this.bracketed(token));
    throw kind === 'end' ? this.unfinished(at) : new FormulaError(expected(text), at, to);
  }

  /** Nothing that starts a value may follow one: a sign is missing between them. */
  private closed(tree: Tree): Tree {
    const { kind, text } = this.token;
    if (kind === 'number' || kind === 'name' || text === '(') throw this.missingSign();
    return tree;
  }

  private named(token: Token): Tree {
    const { text: name, at, to } = token;
    const known = functionNamed(name);
    if (this.token.text === '(') return this.call(token);
    if (!known) return { kind: 'name', name, at, to };
    throw new FormulaError(`${name} is a function and needs its inputs: ${known.call}.`, at, to, {
      at: to,
      to,
      text: known.call.slice(name.length),
      offer: `Write ${known.call}`,
    });
  }

  private call({ text: name, at, to }: Token): Tree {
    const known = functionNamed(name);
    if (!known) throw unknownFunction(name, at, to);
    const order = this.calls++;
    const open = this.take();
    const inputs = this.accept(')') ? [] : this.inputs(open);
    const end = this.tokens[this.next - 1].to;
    const [fewest, most] = known.inputs;
    if (inputs.length < fewest || inputs.length > most) {
      const wanted = fewest === most ? `${fewest}` : `${fewest} to ${most}`;
      const plural = most === 1 ? '' : 's';
      throw new FormulaError(
        `${name} takes ${wanted} input${plural}, as in ${known.call}; here it has ${inputs.length}.`,
        at,
        end,
      );
    }
    return { kind: 'call', name, inputs, order, at, to: end };
  }

  private inputs(open: Token): Tree[] {
    const inputs = [this.choice()];
    while (this.accept(',')) inputs.push(this.choice());
    this.close(open);
    return inputs;
  }

  private bracketed(open: Token): Tree {
    const inner = this.choice();
    const end = this.close(open);
    return { ...inner, at: open.at, to: end };
  }

  private close(open: Token): number {
    const end = this.accept(')');
    if (end) return end.to;
    if (this.token.text === ',') throw this.strayComma();
    if (this.token.kind !== 'end') throw this.missingSign();
    const { to: at, offer } = this.closing(open);
    throw new FormulaError('This bracket is never closed.', open.at, open.to, {
      at,
      to: at,
      text: ')',
      offer,
    });
  }

  /** Where a bracket that is never closed most likely ends: a function before a sum's last product, others at the end. */
  private closing(open: Token): { to: number; offer: string } {
    const first = this.tokens.indexOf(open);
    const inside = this.tokens.slice(first + 1, this.next);
    const plus = this.tokens[first - 1]?.kind === 'name' ? lastSummand(inside) : -1;
    const end = plus > 0 ? plus : inside.length;
    const [before, last] = [inside[end - 2], inside[end - 1] ?? open];
    const shown = before?.text === '^' ? `^${last.text}` : last.text;
    return { to: last.to, offer: `Close it after ${shown}` };
  }

  private missingSign(): FormulaError {
    const { at, to, text } = this.token;
    const before = this.tokens[this.next - 1];
    if (['?', ':', '<', '<=', '>', '>='].includes(text))
      return new FormulaError(`“${text}” has nothing to do here; put brackets around its part.`, at, to);
    const place = { at: before.to, to: before.to };
    return new FormulaError('Write the multiplication sign.', before.at, to, {
      ...place,
      text: '*',
      offer: `Write ${before.text}*${text}`,
    });
  }

  /** "0,5" for 0.5, or inputs without a function. */
  private strayComma(): FormulaError {
    const { at, to } = this.token;
    const [before, after] = [this.tokens[this.next - 1], this.tokens[this.next + 1]];
    const decimal = before.kind === 'number' && after.kind === 'number';
    const repair = decimal ? { at, to, text: '.', offer: `Write ${before.text}.${after.text}` } : null;
    return new FormulaError(
      decimal
        ? 'Decimals are written with a point.'
        : 'A comma stands only between the inputs of a function.',
      at,
      to,
      repair,
    );
  }

  private unfinished(at: number): FormulaError {
    const last = this.tokens[this.next - 2];
    if (!last) return new FormulaError('The formula is empty.', 0, 0);
    const start = last.at;
    return new FormulaError(
      `Something is missing after “${last.text}”.`,
      start,
      at,
      cut(start, this.text.length, `Take ${last.text} away`),
    );
  }
}

/** Index of the last plus outside inner brackets, where a product or a call follows it; −1: none. */
function lastSummand(tokens: readonly Token[]): number {
  let depth = 0;
  let plus = -1;
  tokens.forEach(({ text }, i) => {
    if (text === '(') depth++;
    else if (text === ')') depth--;
    else if (text === '+' && depth === 0) plus = i;
  });
  return tokens.slice(plus).some(({ text }) => text === '*' || text === '(') ? plus : -1;
}

const binary = (sign: Token, left: Tree, right: Tree): Tree => ({
  kind: 'binary',
  sign: sign.text as BinarySign,
  left,
  right,
  at: left.at,
  to: right.to,
});

const cut = (at: number, to: number, offer: string): Repair => ({ at, to, text: '', offer });

function expected(text: string): string {
  if (text === ')') return 'There is nothing between these brackets.';
  if (text === ',') return 'An input is missing before this comma.';
  return `A value is missing before “${text}”.`;
}

function unknownFunction(name: string, at: number, to: number): FormulaError {
  const guess = nearest(name, FUNCTION_NAMES);
  const repair = guess ? { at, to, text: guess, offer: `Write ${guess}` } : null;
  const known = guess ? `Did you mean ${guess}?` : `Known: ${FUNCTION_NAMES.join(', ')}.`;
  return new FormulaError(`There is no function ${name.slice(0, 40)}. ${known}`, at, to, repair);
}
