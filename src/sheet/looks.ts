import { LANE_LETTERS } from '../contracts/scenario.ts';
import { INKS, LANE_TEXT_COLOURS } from '../picture/inks.ts';
import { LANE_COLOURS, type Theme } from '../picture/palette.ts';

/** How the sheet's marks look in a document of its own; the page's sheet (web/compare/compare-picture.css) says the same. */
export const SHEET_LOOKS: string = [
  'text{font:11px Inter,system-ui,sans-serif;font-feature-settings:"tnum"}.title{font-size:14px;font-weight:600}',
  '.symbol{font-family:"KaTeX_Math","STIX Two Math","Cambria Math",serif;font-style:italic;font-size:1.1em}.index{font-size:.8em}',
  '.head,.lane-name{font-size:13px;font-weight:500}.head{font-weight:600}.figure{font-size:15px;font-weight:600}',
  '.verdict{font-size:18px}.name,.note,.value,.lane-words,.minus,.symbol-name{font-size:12px}.name,.lane-words{font-weight:500}',
  '.count{font-size:18px}.value.shown,.count.shown,.badge-letter{font-weight:600}',
  '.change{stroke-dasharray:3 3;opacity:.7}.interval{stroke-width:2.5}.mean,.claim{stroke-width:1.5}.seeds{opacity:.75}',
  '.curve,.thread,.strokes,.bound,.floor{fill:none}.bound,.floor{stroke-dasharray:2 3}.curve{stroke-width:1.75}.band{opacity:.16}.part{opacity:.5}.strokes{opacity:.3}.badge-halo{stroke-width:3}',
  '.share{stroke-width:2}.share-halo{stroke-width:5}.group{stroke-width:3}.group.passing{stroke-width:1}',
  colours('light'),
  `@media(prefers-color-scheme:dark){${colours('dark')}}`,
].join('');

function colours(theme: Theme): string {
  const { page, ink, 'ink-2': ink2, 'ink-3': ink3, axis, hairline, grid } = INKS[theme];
  return [
    `.page{fill:${page}}.title,.head,.verdict,.lane-name,.figure,.name,.value.shown,.count.shown{fill:${ink}}`,
    `.note,.symbol-name,.value.open,.count.open{fill:${ink2}}.tick,.minus{fill:${ink3}}`,
    `.grid{stroke:${grid}}.part-same{fill:${grid}}.axis,.zero{stroke:${axis}}.parting{stroke:${hairline}}.change,.strokes,.floor,.thread{stroke:${ink2}}`,
    `.interval,.group,.half,.share{stroke:${ink}}.mean,.claim.shown{fill:${ink};stroke:${page}}.claim.open{fill:${page};stroke:${ink}}`,
    `.badge-letter{fill:${page}}.badge-halo{fill:${page};stroke:${page}}.share-halo{stroke:${page}}`,
    ...LANE_LETTERS.map((letter) => {
      const [hue, words] = [LANE_COLOURS[theme][letter], LANE_TEXT_COLOURS[theme][letter]];
      const lane = `.lane-${letter}`;
      return `.seeds${lane},.fill${lane},.band${lane},.part${lane}{fill:${hue}}.curve${lane},.thread${lane},.bound${lane}{stroke:${hue}}.badge${lane},.lane-words${lane}{fill:${words}}`;
    }),
  ].join('');
}
