import { Fragment, memo, type ReactNode } from 'react';
import { type MathToken, parseMath, tspansOf, underHat } from '../../src/picture/math.ts';

/**
 * Text with symbols between dollar signs, set in the mathematical fonts: `<MathText text="threshold $κ_t$"
 * />`. `**word**` is bold. For SVG use `MathTspan`.
 */
export const MathText = memo(function MathText({ text }: { text: string }) {
  return groups(parseMath(text)).map((group, index) => {
    const Weight = group.strong ? 'b' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
      <Weight key={index}>
        {group.tokens[0].face === 'text' ? group.tokens[0].text : <Symbols tokens={group.tokens} />}
      </Weight>
    );
  });
});

/** Joins neighbouring symbols into groups, which must not break across lines; plain text stays separate. */
function groups(tokens: readonly MathToken[]): { strong: boolean; tokens: MathToken[] }[] {
  const out: { strong: boolean; tokens: MathToken[] }[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    const joins =
      last && last.strong === token.strong && token.face !== 'text' && last.tokens[0].face !== 'text';
    if (joins) last.tokens.push(token);
    else out.push({ strong: token.strong, tokens: [token] });
  }
  return out;
}

function Symbols({ tokens }: { tokens: readonly MathToken[] }) {
  const out: ReactNode[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!tokens[i].root) {
      out.push(<Glyph key={i} token={tokens[i]} stacked={tokens[i - 1]?.star ?? false} />);
      continue;
    }
    let end = i;
    while (tokens[end + 1]?.root) end++;
    out.push(
      <span key={i} className="rt">
        {tokens.slice(i, end + 1).map((token, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol and its index, in this order
          <Glyph key={k} token={token} stacked={false} />
        ))}
      </span>,
    );
    i = end;
  }
  return <span className="mw">{out}</span>;
}

function Glyph({ token, stacked }: { token: MathToken; stacked: boolean }) {
  if (token.star) return <span className="mr star">*</span>;
  const hatless = underHat(token.text);
  if (hatless !== null) return <Hatted letter={hatless} />;
  const face = <span className={token.face === 'italic' ? 'mi' : 'mr'}>{token.text}</span>;
  if (token.script === 'sub') return <sub className={stacked ? 'stacked' : undefined}>{face}</sub>;
  if (token.script === 'sup') return <sup>{face}</sup>;
  return face;
}

/** x̂: the fonts have no combining hat, so a separate glyph is drawn over the letter. */
function Hatted({ letter }: { letter: string }) {
  return (
    <>
      <span className="mi">{letter}</span>
      <span className="mr hat">ˆ</span>
    </>
  );
}

/** The same inside an SVG `<text>` (in a `svg.chart`): `<text><MathTspan text="optimum $x*_t$" /></text>`. */
export const MathTspan = memo(function MathTspan({ text }: { text: string }) {
  return tspansOf(text).map(({ text: run, ...attributes }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    <tspan key={index} {...attributes}>
      {run}
    </tspan>
  ));
});
