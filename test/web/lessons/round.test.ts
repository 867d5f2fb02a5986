import { describe, expect, it } from 'vitest';
import { isUnplayed } from '../../../src/engine/game/learner.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { roundOf } from '../../../web/lessons/round.tsx';

describe('a round of “You” in a lesson', () => {
  const scene = parseScenario({
    seed: 5,
    horizon: 40,
    objective: { id: 'abrupt-change-1d', parameters: { changes: [22] } },
    lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }, { algorithm: 'random' }],
    initialDesign: { points: 3 },
  });

  it('is a game on the scene’s own world that nobody has begun, against the rivals named', () => {
    const round = roundOf(scene, { steps: 40, rivals: ['A', 'B'] });
    expect(isUnplayed(round, objectiveById(round.objective.id))).toBe(true);
    expect(parseScenario(round).lanes.map(({ id, algorithm }) => [id, algorithm])).toEqual([
      ['C', 'you'],
      ['A', 'gp-ucb'],
      ['B', 'et-gp-ucb'],
    ]);
    expect(round).toMatchObject({ seed: 5, horizon: 40, objective: scene.objective });
    expect(round.initialDesign.points).toBe(0);
  });

  it('is no longer than the scene', () => {
    expect(roundOf(scene, { steps: 80, rivals: [] }).horizon).toBe(40);
  });
});
