import './you.css';
import { useEffect } from 'react';
import * as words from '#words/you/you';
import { formatValue } from '../../src/picture/format.ts';
import { markPath } from '../../src/picture/lane-marks.ts';
import { Badge } from '../ui/badge.tsx';
import { Entry } from '../ui/key-entry.tsx';
import { MathText } from '../ui/math-text.tsx';
import { Region } from '../ui/panel/region.tsx';
import { Figure } from '../views/lane/lane-stats.tsx';
import { Board } from './board/board.tsx';
import { GameSettings } from './game-settings.tsx';
import { Queries } from './panels/queries.tsx';
import { Rivals } from './panels/rivals.tsx';
import { enter, ownLetter } from './play.ts';
import { QueryBar } from './query-bar.tsx';
import { announcement, turnReading } from './readings.ts';
import { type OpenGame, useGame } from './use-game.ts';
import { useGameKeys } from './use-game-keys.ts';

interface YouViewProps {
  /** Whether the column of settings is left out, because they are in the drawer. */
  readonly narrow: boolean;
  readonly phone: boolean;
}

/** A person chooses the queries on a hidden world, against rivals. */
export function YouView({ narrow, phone }: YouViewProps) {
  useGameKeys();
  useEffect(() => void enter(), []);
  const { scenario, candidates, turns, aim, belief, helped, faults, fault, resumed } = useGame(
    (state) => state,
  );
  const open = scenario && candidates ? { scenario, candidates, turns, aim, belief, helped, faults } : null;
  return (
    <>
      {!narrow && (
        <aside className="controls" aria-label={words.settings}>
          <Region name={words.settings}>
            <GameSettings />
          </Region>
        </aside>
      )}
      <div className="you-main" data-lane={ownLetter(scenario)}>
        <div className="you-lane">
          {!phone && <YouHead />}
          {fault && (
            <p className="lane-error" role="alert">
              {fault}
            </p>
          )}
          {open && <OwnLane open={open} resumed={resumed} />}
        </div>
        {open && (
          <aside className="you-insight" aria-label={words.insight}>
            <Rivals {...open} />
            <Queries {...open} />
          </aside>
        )}
      </div>
      <QueryBar compact={phone} />
      <p className="visually-hidden" aria-live="polite">
        {open && announcement(open.scenario, open.candidates, open.turns)}
      </p>
    </>
  );
}

function YouHead() {
  const letter = useGame(({ scenario }) => ownLetter(scenario));
  return (
    <div className="scene">
      <div className="top">
        <h1>{words.title}</h1>
        <div className="key">
          <Entry text={words.dataKey} width={30}>
            {[0.2, 0.5, 0.95].map((opacity, i) => (
              <path
                key={opacity}
                d={markPath(letter, 5 + 10 * i, 6, 3.6)}
                fill="var(--lane)"
                style={{ opacity, fill: 'var(--lane)' }}
              />
            ))}
          </Entry>
          <Entry text={words.newestKey} width={14}>
            <path d={markPath(letter, 7, 6, 4.6)} stroke="var(--lane)" strokeWidth="2" />
          </Entry>
        </div>
      </div>
      <p>
        <MathText text={words.task} />
      </p>
    </div>
  );
}

function OwnLane({ open, resumed }: { open: OpenGame; resumed: number }) {
  const { scenario, candidates, turns } = open;
  const letter = ownLetter(scenario);
  const best = turns.length > 0 ? formatValue(Math.max(...turns.map(({ y }) => y))) : '–';
  const reading =
    resumed > 0 && resumed === turns.length
      ? `${words.resumed(resumed + 1)} ${turnReading(candidates, turns)}`
      : turnReading(candidates, turns);
  return (
    <section className="lane" aria-label={words.lane(letter)}>
      <div className="hd">
        <Badge letter={letter} />
        <h2 className="nm">{words.you}</h2>
        <p className="rd">
          <MathText text={reading} />
        </p>
        <dl className="stats">
          <Figure value="?" label={words.regret} />
          <Figure value={best} label={words.best} />
          <Figure value={String(turns.length)} label={words.data} />
          <Figure value={String(scenario.horizon - turns.length)} label={words.stepsLeft} />
        </dl>
      </div>
      <Board {...open} />
    </section>
  );
}
