import * as words from '#words/views/overview';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { formatValue } from '../../../src/picture/format.ts';
import { setField } from '../../store/actions/view.ts';
import { useField, useTheme, useWorld } from '../../store/hooks.ts';
import type { FieldChoice } from '../../store/state.ts';
import { Segments } from '../../ui/segments.tsx';
import { ColourBar } from '../field/colour-bar.tsx';
import { fieldColours } from '../field/field-colours.ts';
import type { TileRanges } from './tile-fields.ts';

type Option = readonly [value: FieldChoice, label: string];

const OPTIONS: readonly Option[] = [
  ['truth', 'truth'],
  ['mean', words.mean],
  ['sd', words.uncertainty],
  ['acquisition', words.acquisition],
];
/** Labels where space is limited. */
const SHORT: readonly Option[] = [
  ['truth', '$f_t$'],
  ['mean', '$μ$'],
  ['sd', '$σ$'],
  ['acquisition', '$α$'],
];
const BELIEF: Option = ['acquisition', '$Φ$: $f > h$'];

/** Switch for the field that the tiles show. @param short symbols only */
export function FieldSwitch({ short }: { short: boolean }) {
  const choice = useField();
  const environment = useWorld()?.environment;
  const options = short ? SHORT : OPTIONS;
  const offered = environment ? [...options.slice(0, 3), BELIEF] : options;
  return <Segments label={words.fieldOfTiles} options={offered} value={choice} onChange={setField} />;
}

const BAR = { width: 48, height: 10, box: 104 };

/** The scale shared by all tiles. */
export function FieldScale({ ranges }: { ranges: TileRanges }) {
  const choice = useField();
  const theme = useTheme();
  const world = useWorld();
  if (!world) return null;
  const [low, high] = scaleEnds(choice, ranges, world);
  const ends = [formatValue(low, 1), formatValue(high, 1)] as const;
  // The colours differ between lanes, so only the ends are written.
  if (choice === 'acquisition')
    return <span className="field-scale">{words.oneScale({ from: ends[0], to: ends[1] })}</span>;
  return (
    <svg className="chart field-scale" width={BAR.box} height={BAR.height} aria-hidden="true">
      <ColourBar
        right={BAR.box}
        y={1}
        width={BAR.width}
        low={ends[0]}
        high={ends[1]}
        map={fieldColours(theme, 'A')[choice]}
      />
    </svg>
  );
}

function scaleEnds(choice: FieldChoice, ranges: TileRanges, world: WorldSummary): readonly [number, number] {
  if (choice === 'sd') return [0, ranges.deviation];
  if (choice !== 'acquisition') return world.range;
  return world.environment ? [0, 1] : (ranges.acquisition ?? [Number.NaN, Number.NaN]);
}
