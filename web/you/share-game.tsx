import { useEffect, useState } from 'react';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { withChoices } from '../../src/engine/game/learner.ts';
import { CopyField } from '../share/copy-field.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { linkTo } from '../store/address/links.ts';
import * as words from '../words/you/share.ts';
import { useGame } from './use-game.ts';

/** While a game goes on, its world is shared: without the person's queries, which would show how far they are. */
export function ShareGame() {
  const scenario = useGame((state) => state.scenario);
  return (
    <ShareButton label={words.shareWorld}>
      {scenario ? <GameLink scenario={scenario} /> : <p className="note">{words.noGame}</p>}
    </ShareButton>
  );
}

function GameLink({ scenario }: { scenario: Scenario }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    let current = true;
    void linkTo(withChoices(scenario, []), {}).then((made) => current && setUrl(made));
    return () => {
      current = false;
    };
  }, [scenario]);
  return (
    <>
      <CopyField label={words.link} text={url} />
      <p className="note">{words.note}</p>
    </>
  );
}
