import * as words from '#words/you/score';
import type { Scenario } from '../../src/contracts/scenario.ts';
import type { Score } from '../../src/engine/game/game.ts';
import { listed } from '../../words/listed.ts';
import { gameKey } from '../game/same-game.ts';
import { openPlace } from '../store/address/place.ts';
import { noticeHere } from '../store/notice-here.ts';
import { dismissNotice, page } from '../store/page.ts';
import { rivalsOf } from './readings.ts';

/** The least regret in complete games, by game, until the page is closed. */
const bests = new Map<string, { readonly games: number; readonly least: number }>();

/** Shows each player's regret under the revealed run, for as long as it is in sight, and offers the same world again. */
export function tellScore(scenario: Scenario, score: Score, queries: number): void {
  const text = [paidWords(scenario, score, queries), bestWords(scenario, score, queries)].join(' ').trim();
  const enter = (dealt: Scenario | null) => () => {
    dismissNotice();
    page.setState({ dealt, dealtBy: undefined });
    openPlace({ name: 'you', detail: '' });
  };
  const actions = [
    { label: words.again, run: enter(scenario) },
    { label: words.newWorld, run: enter(null) },
  ];
  noticeHere({ kind: 'info', text, actions });
}

function paidWords(scenario: Scenario, { own, rivals, blind }: Score, queries: number): string {
  const others = rivalsOf(scenario).flatMap(({ letter, name }) => {
    const regret = rivals[letter];
    return regret === undefined ? [] : [`${name} ${regret.toFixed(1)}`];
  });
  const paid = { own: own.toFixed(1), queries, blind: blind.toFixed(1) };
  return others.length > 0 ? words.paid({ ...paid, rivals: listed(others) }) : words.paidAlone(paid);
}

/** The best result, from the second complete game on the same world. */
function bestWords(scenario: Scenario, { own }: Score, queries: number): string {
  if (queries < scenario.horizon) return '';
  const key = gameKey(scenario);
  const { games, least } = bests.get(key) ?? { games: 0, least: own };
  const now = { games: games + 1, least: Math.min(least, own) };
  bests.set(key, now);
  return games === 0 ? '' : words.best({ games: now.games, least: now.least.toFixed(1) });
}
