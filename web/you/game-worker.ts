import * as Comlink from 'comlink';
import * as words from '#words/you/game';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { Game } from '../../src/engine/game/game.ts';
import { dealGame } from '../../src/engine/game/hidden-world.ts';
import { withChoices } from '../../src/engine/game/with-choices.ts';
import { loadBackend, parseScenario } from '../../src/index.ts';
import type { GameWorker, OpenedGame } from './game-protocol.ts';

let game: Game | null = null;

async function begin(scenario: Scenario, choices: readonly number[]): Promise<OpenedGame> {
  const backend = await loadBackend();
  const next = new Game(scenario, backend);
  for (const choice of choices.slice(0, scenario.horizon)) next.query(choice);
  game?.dispose();
  game = next;
  const { candidates, turns, faults } = next;
  return { scenario, candidates, turns, faults };
}

function playing(): Game {
  if (!game) throw new Error(words.noGame);
  return game;
}

const worker: GameWorker = {
  deal: async (wish) => begin(dealGame(wish), []),
  open: async (scenario, choices) => begin(withChoices(parseScenario(scenario), []), choices),
  query: async (candidate) => ({ turn: playing().query(candidate), faults: playing().faults }),
  belief: async () => playing().belief(),
  score: async () => playing().score(),
};

Comlink.expose(worker);
