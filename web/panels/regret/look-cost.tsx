import * as words from '#words/panels/looks';
import { formatRegret } from '../../../src/picture/format.ts';
import { costOfLooks, looksAround } from '../../readings/looks.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { useTold } from '../../store/hooks.ts';
import { useHidden } from '../../store/stage.ts';
import { Badge } from '../../ui/badge.tsx';

/** The regret of each lane's forced looks, separate from the queries that it chose. */
export function LookCost({ lanes }: { lanes: readonly PanelLane[] }) {
  const t = Math.max(1, useTold());
  if (useHidden('readings')) return null;
  return (
    <p className="reading">
      {lanes.filter(looksAround).map(({ letter, records }) => {
        const { count, regret } = costOfLooks(records, t);
        const all = records[t - 1]?.cumulativeRegret ?? 0;
        return (
          <span key={letter} className="item">
            <Badge letter={letter} small />
            {words.cost({ count, regret: formatRegret(regret), all: formatRegret(all) })}
          </span>
        );
      })}
    </p>
  );
}
