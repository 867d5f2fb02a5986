import type { Scenario } from '../../src/contracts/scenario.ts';
import { withChoices } from '../../src/engine/game/learner.ts';
import { LinkField, LinkNote, ShareButton, useLink } from '../controls/share-popover.tsx';
import { useGame } from './use-game.ts';

/** While a game goes on, its world is shared: without the person's queries, which would show how far they are. */
export function ShareGame() {
  const scenario = useGame((state) => state.scenario);
  return (
    <ShareButton label="Share this hidden world">
      {scenario ? <GameLink scenario={scenario} /> : <p className="note">No game is open.</p>}
    </ShareButton>
  );
}

function GameLink({ scenario }: { scenario: Scenario }) {
  const link = useLink(scenario, {}, () => withChoices(scenario, []));
  return (
    <>
      <LinkField label="Link to this game" link={link} />
      <p className="note">
        Whoever opens it plays on the same world and noise, from the first query on, against the same rivals.
        When your game is over, its link can carry your queries.
      </p>
      <LinkNote link={link} />
    </>
  );
}
