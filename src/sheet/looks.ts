import { LANE_LETTERS } from '../contracts/scenario.ts';
import { INKS, LANE_TEXT_COLOURS } from '../picture/inks.ts';
import { LANE_COLOURS, type Theme } from '../picture/palette.ts';

/** How the sheet's marks look in a document of its own; the page's sheet (web/compare/compare-picture.css) says the same. */
export const SHEET_LOOKS: string = [
  'text{font:11px Inter,system-ui,sans-serif;font-feature-settings:"tnum"}.title{font-size:14px;font-weight:600}',
  '.symbol{font-family:"KaTeX_Math","STIX Two Math","Cambria Math",serif;font-style:italic;font-size:1.1em}.index{font-size:.8em}',
  '.head,.lane-name{font-size:13px;font-weight:500}.head{font-weight:600}.figure{font-size:15px;font-weight:600}',
  '.name,.note,.value,.rank,.minus,.symbol-name{font-size:12px}.name,.value.apart{font-weight:500}.rank,.badge-letter{font-weight:600}',
  '.change{stroke-dasharray:3 3;opacity:.7}.interval{stroke-width:3}.interval-halo{stroke-width:9}.mean{stroke-width:1.5}',
  '.seeds,.difference{opacity:.5}.curve,.lead{fill:none}.curve{stroke-width:1.75}.lead{stroke-width:1.25}.badge-halo{stroke-width:3}',
  '.pair-interval{stroke-width:2}.pair-mean{stroke-width:1.5}.steps{stroke-width:6}.ruler{stroke-width:1.5}.group{stroke-width:4}',
  '.step-words{paint-order:stroke;stroke-width:3;stroke-linejoin:round}.faded{opacity:.3}',
  colours('light'),
  `@media(prefers-color-scheme:dark){${colours('dark')}.seeds,.difference{opacity:.8}}`,
].join('');

function colours(theme: Theme): string {
  const { page, ink, 'ink-2': ink2, 'ink-3': ink3, axis, hairline, grid } = INKS[theme];
  return [
    `.page{fill:${page}}.title,.head,.lane-name,.figure,.name,.rank,.value.apart{fill:${ink}}`,
    `.note,.symbol-name{fill:${ink2}}.tick,.minus,.value.level,.step-words{fill:${ink3}}.step-words.from{fill:${ink2}}`,
    `.grid,.steps{stroke:${grid}}.axis,.zero{stroke:${axis}}.parting{stroke:${hairline}}.change,.steps.apart{stroke:${ink2}}`,
    `.interval-halo,.step-words{stroke:${page}}.interval,.ruler,.group{stroke:${ink}}.mean{fill:${ink};stroke:${page}}`,
    `.badge-letter{fill:${page}}.badge-halo{fill:${page};stroke:${page}}.difference{fill:${ink2}}`,
    `.pair-interval.apart,.pair-mean.apart{stroke:${ink}}.pair-mean.apart{fill:${ink}}`,
    `.pair-interval.level,.pair-mean.level{stroke:${ink3}}.pair-mean.level{fill:${page}}`,
    ...LANE_LETTERS.map((letter) => {
      const [hue, words] = [LANE_COLOURS[theme][letter], LANE_TEXT_COLOURS[theme][letter]];
      const lane = `.lane-${letter}`;
      return `.seeds${lane},.fill${lane}{fill:${hue}}.curve${lane},.lead${lane}{stroke:${hue}}.badge${lane}{fill:${words}}`;
    }),
  ].join('');
}
