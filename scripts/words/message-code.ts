import { type Element, parsed, TYPE } from './message.ts';

/** The code that asks whether a count, by its name, takes a form of the plural: `count === 1`. */
export type PluralTest = (count: string, form: string) => string;

/** A message as TypeScript: a string, or a function of its values. */
export function codeOf(key: string, text: string, test: PluralTest): string {
  const elements = parsed(key, text);
  const values = valuesIn(elements);
  const code = new MessageCode(key, test).text(elements);
  if (values.size === 0) return code;
  const typed = [...values].map(([name, type]) => `${name}: ${type}`);
  return values.size === 1
    ? `(${typed}): string => ${code}`
    : `({ ${[...values.keys()].join(', ')} }: { ${typed.join('; ')} }): string => ${code}`;
}

/** The types of a message's values, by name. */
function valuesIn(elements: readonly Element[], found = new Map<string, string>()): Map<string, string> {
  for (const element of elements) {
    if (element.type === TYPE.plural) found.set(element.value, 'number');
    if (element.type === TYPE.select) found.set(element.value, 'string');
    if (element.type === TYPE.argument && !found.has(element.value))
      found.set(element.value, 'string | number');
    if ('options' in element) for (const { value } of Object.values(element.options)) valuesIn(value, found);
  }
  return found;
}

class MessageCode {
  private readonly key: string;
  private readonly pluralTest: PluralTest;

  constructor(key: string, test: PluralTest) {
    this.key = key;
    this.pluralTest = test;
  }

  /** A string, a choice of strings or a template; `count` is the value whose plural these elements stand in. */
  text(elements: readonly Element[], count = ''): string {
    const [first] = elements;
    if (elements.length === 1 && 'options' in first) return this.value(first, count);
    if (elements.length === 0) return '""';
    if (elements.length === 1 && first.type === TYPE.literal) return JSON.stringify(first.value);
    const parts = elements.map((element) =>
      element.type === TYPE.literal
        ? element.value.replace(/[`\\]|\$(?=\{)/g, '\\$&')
        : `\${${this.value(element, count)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  private value(element: Element, count: string): string {
    switch (element.type) {
      case TYPE.argument:
        return element.value;
      case TYPE.pound:
        return count;
      case TYPE.plural:
        return this.choice(element.options, element.value, (form) => this.pluralTest(element.value, form));
      case TYPE.select:
        return this.choice(element.options, count, (name) => `${element.value} === '${name}'`);
      default:
        throw new Error(`${this.key}: only values, plural and select are used here`);
    }
  }

  private choice(
    { other, ...cases }: Readonly<Record<string, { readonly value: Element[] }>>,
    count: string,
    test: (name: string) => string,
  ): string {
    return Object.entries(cases).reduceRight(
      (rest, [name, { value }]) => `${test(name)} ? ${this.text(value, count)} : ${rest}`,
      this.text(other.value, count),
    );
  }
}
