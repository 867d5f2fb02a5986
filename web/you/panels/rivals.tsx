import * as words from '#words/you/you';
import { told } from '../../told/told.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { SettingText } from '../../ui/setting-text.tsx';
import { rivalsOf } from '../readings.ts';
import type { OpenGame } from '../use-game.ts';

/** The opponents. Who leads is hidden until the truth is shown, as it reveals more than the observations. */
export function Rivals({ scenario, faults }: Pick<OpenGame, 'scenario' | 'faults'>) {
  const rivals = rivalsOf(scenario);
  return (
    <Panel id="rivals" title={words.rivals} className="rivals">
      <p className="reading">
        {rivals.map(({ letter, name }) => (
          <span key={letter}>
            <Badge letter={letter} small />
            <span>
              <SettingText text={name} />
            </span>
          </span>
        ))}
        {rivals.length === 0 && <span>{words.noRival}</span>}
      </p>
      {rivals.length > 0 && <p className="reading">{words.scoreAtEnd}</p>}
      {rivals.map(
        ({ letter, name }) =>
          faults[letter] && (
            <p key={letter} className="lane-error" role="alert">
              {words.leftRace({ name, fault: told(faults[letter]) })}
            </p>
          ),
      )}
    </Panel>
  );
}
