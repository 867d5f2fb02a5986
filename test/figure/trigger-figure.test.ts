import { describe, expect, it } from 'vitest';
import { triggerFigure } from '../../src/figure/trigger-figure.ts';
import { createWorld, type StepRecord } from '../../src/index.ts';
import { backend, laneOf, runLane, smallScenario } from '../engine/support.ts';

const SETTING = { title: 'a', horizon: 40, changes: [], theme: 'light' } as const;

function figureOf(lane: ReturnType<typeof laneOf>) {
  const scenario = smallScenario();
  const { records } = runLane(scenario, lane, createWorld(scenario, backend));
  return { records, ...triggerFigure(SETTING, { letter: 'A', name: 'a', records }) };
}

describe('triggerFigure', () => {
  it('has surprise and threshold of the event test', () => {
    const { data } = figureOf(laneOf('et-gp-ucb'));
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['surprise ψ', 'threshold κ']));
  });

  it('has every test as a share of its threshold where looks are tested beside the event', () => {
    const { data, records } = figureOf(
      laneOf('et-gp-ucb', { trigger: 'event-or-glr', looks: 'constant', lookShare: 0.5 }),
    );
    const event = data.find(({ name }) => name === 'event test, ψ / κ');
    const shares = records.flatMap(({ looking }: StepRecord) =>
      looking?.eventPsi != null && looking.eventKappa ? [looking.eventPsi / looking.eventKappa] : [],
    );
    expect(event?.y).toEqual(shares);
    expect(data.every(({ x }) => Array.isArray(x) && x.length > 0)).toBe(true);
  });
});
