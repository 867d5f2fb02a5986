import * as shown from '#words/inspect/figures';
import type { Figure, Trace } from '../../src/figure/figure.ts';
import * as english from '../../words/gen/en/inspect/figures.ts';

type Words = Readonly<Record<string, string>>;
type Say = (text: string) => string;

/** A figure whose lines, axes and readings are named in the page's language. Values and lanes' names stay. */
export const shownFigure = (figure: Figure): Figure => saidBy(saying(english, shown), figure);

const BETWEEN = /(<br>|<extra>.*?<\/extra>|, | = |: )/;
const EXTRA = /^<extra>(.*)<\/extra>$/;

/** Says a text of a figure in other words: as a whole, or each of its parts. */
export function saying(from: Words, to: Words): Say {
  const phrases = Object.entries(from)
    .map(([key, text]) => [text, to[key]] as const)
    .toSorted(([a], [b]) => b.length - a.length);
  const say = (text: string): string =>
    phrases.find(([one]) => one === text)?.[1] ?? text.split(BETWEEN).map(part).join('');
  /** A part is a phrase, or has one before or after a value. */
  function part(text: string): string {
    const extra = EXTRA.exec(text);
    if (extra) return `<extra>${say(extra[1])}</extra>`;
    for (const [one, said] of phrases) {
      if (text === one) return said;
      if (text.startsWith(`${one} `)) return `${said}${text.slice(one.length)}`;
      if (text.endsWith(` ${one}`)) return `${text.slice(0, -one.length)}${said}`;
    }
    return text;
  }
  return say;
}

/** A figure with each of its texts said so. */
export const saidBy = (say: Say, { data, layout }: Figure): Figure => ({
  data: data.map((trace) => saidTrace(say, trace)),
  layout: Object.fromEntries(Object.entries(layout).map(([key, value]) => [key, saidPart(say, key, value)])),
});

function saidTrace(say: Say, trace: Trace): Trace {
  const { name, hovertemplate, colorbar } = trace;
  return {
    ...trace,
    ...(typeof name === 'string' && { name: say(name) }),
    ...(typeof hovertemplate === 'string' && { hovertemplate: say(hovertemplate) }),
    ...(isRecord(colorbar) && { colorbar: within(say, 'title', colorbar) }),
  };
}

function saidPart(say: Say, key: string, value: unknown): unknown {
  if (key === 'title') return saidText(say, value);
  if (/^[xy]axis/.test(key)) return within(say, 'title', value);
  if (key === 'annotations') return (value as unknown[]).map((one) => saidText(say, one));
  if (key === 'shapes') return (value as unknown[]).map((one) => within(say, 'label', one));
  return value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What has its text in a part of it. */
const within = (say: Say, key: string, value: unknown): unknown =>
  isRecord(value) && value[key] ? { ...value, [key]: saidText(say, value[key]) } : value;

const saidText = (say: Say, value: unknown): unknown =>
  isRecord(value) && typeof value.text === 'string' ? { ...value, text: say(value.text) } : value;
