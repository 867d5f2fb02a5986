import * as words from '#words/views/overview';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { useCursor } from '../../store/hooks.ts';
import type { LaneData } from '../../store/state.ts';
import { Badge } from '../../ui/badge.tsx';
import type { OverviewParts } from './overview-parts.ts';
import { Sparkline } from './sparkline.tsx';
import type { Standing } from './standings.ts';
import { TileField } from './tile-field.tsx';

/** The other lanes, small, beside the enlarged one; a click enlarges a lane. */
export function Rail({ lanes, ranges, standing, letter }: OverviewParts & { letter: LaneLetter }) {
  const others = lanes.filter(({ lane }) => lane.id !== letter);
  return (
    <nav className="rail" aria-label={words.otherLanes}>
      {others.map((data) => {
        const own = standing.get(data.lane.id);
        return own && <Stop key={data.lane.id} data={data} ranges={ranges} standing={own} />;
      })}
    </nav>
  );
}

interface StopProps extends Pick<OverviewParts, 'ranges'> {
  readonly data: LaneData;
  readonly standing: Standing;
}

function Stop({ data, ranges, standing }: StopProps) {
  const { lane, name, run } = data;
  const t = useCursor();
  return (
    <div className="rail-stop" data-lane={lane.id} data-tile={lane.id}>
      <button type="button" className="rail-head" title={name}>
        <span className="visually-hidden">{words.enlargeLane} </span>
        <Badge letter={lane.id} />
        <span className="visually-hidden">, {name}, </span>
        <em>{run.status === 'failed' ? words.failed : standing.figure}</em>
      </button>
      {ranges ? (
        run.status !== 'failed' && <TileField data={data} t={t} reading="" ranges={ranges} withData={false} />
      ) : (
        <Sparkline letter={lane.id} {...standing} />
      )}
    </div>
  );
}
