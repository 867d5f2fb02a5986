import { useEffect, useState } from 'react';
import * as words from '#words/you/share';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { withChoices } from '../../src/engine/game/with-choices.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { ShareButton } from '../place/share-button.tsx';
import { linkTo } from '../store/address/made-links.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { useGame } from './use-game.ts';

/** Shares the world of a game in progress, without the person's queries, which would reveal the progress. */
export function ShareGame() {
  const scenario = useGame((state) => state.scenario);
  return (
    <ShareButton label={words.shareWorld}>
      {scenario ? <GameLink scenario={scenario} /> : <p className="note">{words.noGame}</p>}
    </ShareButton>
  );
}

/** The link, empty until it is made, or why none can be made, in a sentence. */
interface Made {
  readonly url: string;
  readonly fault: string | null;
}

const madeOf = (scenario: Scenario): Promise<Made> =>
  linkTo(withChoices(scenario, []), {}).then(
    (url) => ({ url, fault: null }),
    (error) => ({ url: '', fault: messageOf(error) }),
  );

function GameLink({ scenario }: { scenario: Scenario }) {
  const [{ url, fault }, setMade] = useState<Made>({ url: '', fault: null });
  useEffect(() => {
    let current = true;
    void madeOf(scenario).then((made) => current && setMade(made));
    return () => {
      current = false;
    };
  }, [scenario]);
  return (
    <>
      <CopyField label={words.link} text={url} />
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <p className="note">{words.note}</p>
    </>
  );
}
