/** The faces that these lines want in the page's own style: lines are measured, and a face that comes later measures otherwise. */
export async function facesFor(lines: readonly string[]): Promise<void> {
  const { font } = getComputedStyle(document.body);
  await document.fonts.load(font, lines.join(' ')).catch(() => []);
  await document.fonts.ready;
}

/** The page's own faces that are in use, as style sheet text with the files inside: a picture loads nothing. */
export async function facesInUse(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf));
  const rules = [...document.styleSheets].flatMap(fontRules).filter(({ style }) =>
    used.has(
      nameOf({
        family: style.getPropertyValue('font-family'),
        weight: style.getPropertyValue('font-weight') || '400',
        style: style.getPropertyValue('font-style') || 'normal',
        unicodeRange: style.getPropertyValue('unicode-range') || ALL,
      }),
    ),
  );
  return (await Promise.all(rules.map(embedded))).join('');
}

/** Of a face for all characters. */
const ALL = 'U+0-10FFFF';

type Named = Pick<FontFace, 'family' | 'weight' | 'style' | 'unicodeRange'>;

/** Faces of one family may stand for different characters; how browsers write a range differs in blanks and letters. */
const nameOf = ({ family, weight, style, unicodeRange }: Named): string =>
  `${family.replace(/["']/g, '')} ${weight} ${style} ${unicodeRange.replace(/\s/g, '').toUpperCase()}`;

/** Rules may stand in others; those that a browser does not let read are not the page's. */
function fontRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    return [];
  }
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, file] = style.getPropertyValue('src').match(/url\("?([^")]+\.woff2)"?\)/) ?? [];
  if (!file) return '';
  const address = new URL(file, parentStyleSheet?.href ?? location.href);
  const data = await dataOf(await (await fetch(address)).blob());
  const value = (name: string, usual: string) => `${name}:${style.getPropertyValue(name) || usual};`;
  return `@font-face{${value('font-family', '')}${value('font-style', 'normal')}${value('font-weight', '400')}${value('unicode-range', ALL)}src:url(${data}) format("woff2")}`;
}

/** A `data:` address. */
function dataOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
