import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import type { KeyFrame, Transition } from '../../../src/parameters/spec.ts';
import { backend, laneOf, runLane } from '../../engine/support.ts';

const scenarioOf = (parameters: object, more = {}) =>
  parseScenario({
    horizon: 60,
    objective: { id: 'drawn', parameters: parameters as Scenario['objective']['parameters'] },
    grid: { pointsPerDimension: 11 },
    lanes: [laneOf('gp-ucb')],
    ...more,
  });
const worldOf = (...given: Parameters<typeof scenarioOf>) => createWorld(scenarioOf(...given), backend);

/** A level line at each of some steps. */
const levels = (...frames: readonly (readonly [step: number, y: number, next?: Transition])[]) => ({
  frames: frames.map(([step, y, next = 'glide']): KeyFrame => ({ step, points: [[0.5, y]], next })),
});

/** The value of a world of level lines at some steps. */
function valuesOf(parameters: object, steps: readonly number[]): number[] {
  const world = worldOf(parameters);
  return steps.map((t) => world.truthAt(t)[3]);
}

describe('a drawn objective', () => {
  it('passes through the points of a key frame at its step', () => {
    const points = [
      [0, 1],
      [0.3, -2],
      [0.7, 4],
      [1, 0],
    ] as const;
    const frames = [
      { step: 5, points, next: 'glide' },
      { step: 9, points: [[0, 0]], next: 'glide' },
    ];
    for (const between of ['smooth', 'straight']) {
      const truth = worldOf({ frames, between }).truthAt(5);
      expect([0, 3, 7, 10].map((i) => truth[i])).toEqual([1, -2, 4, 0]);
    }
    const straight = worldOf({ frames, between: 'straight' }).truthAt(5);
    expect(straight[5]).toBeCloseTo(1, 14);
    // Between two turning points the smooth one is Hermite\u2019s 3s² − 2s³; half way that is half.
    expect(worldOf({ frames }).truthAt(5)[4]).toBeCloseTo(-2 + 6 * (3 / 16 - 2 / 64), 14);
  });

  it('is half of both half way through a glide', () => {
    expect(valuesOf(levels([11, 2], [31, 6]), [11, 16, 21, 26, 31])).toEqual([2, 3, 4, 5, 6]);
  });

  it('stands before the first and after the last key frame', () => {
    expect(valuesOf(levels([11, 2], [31, 6]), [1, 10, 32, 60])).toEqual([2, 2, 6, 6]);
  });

  it('jumps at the step of the next key frame, and says so', () => {
    const jumping = levels([1, 2, 'jump'], [31, 6]);
    expect(valuesOf(jumping, [1, 30, 31])).toEqual([2, 2, 6]);
    expect(worldOf(jumping).changePoints).toEqual([30]);
  });

  it('names no change where nothing changes or the run is over', () => {
    expect(worldOf(levels([1, 2, 'jump'], [31, 2, 'jump'], [61, 5])).changePoints).toEqual([]);
  });

  it('stays still past the next key frame, which then shows the same curve', () => {
    const still = levels([1, 2, 'still'], [21, 9, 'still'], [31, 8, 'glide'], [41, 6]);
    expect(valuesOf(still, [1, 21, 31, 36, 41])).toEqual([2, 2, 2, 4, 6]);
    expect(worldOf(still).changePoints).toEqual([]);
  });

  it('runs as it comes, and travels in a link to the bit', () => {
    const scenario = parseScenario({ objective: { id: 'drawn' }, lanes: [laneOf('et-gp-ucb')] });
    expect(createWorld(scenario, backend).changePoints).toEqual([60, 130]);
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(scenario);
    const { records } = runLane(scenario, scenario.lanes[0]);
    expect(records).toHaveLength(200);
    expect(records.every(({ regret }) => regret >= 0)).toBe(true);
  });

  it('runs with as many frames and points as there may be', () => {
    const points = Array.from({ length: 24 }, (_, i) => [i / 23, i % 2 ? 1e6 : -1e6]);
    const frames = Array.from({ length: 12 }, (_, i) => ({ step: 1 + 5 * i, points, next: 'glide' }));
    expect(worldOf({ frames }).truthAt(60).every(Number.isFinite)).toBe(true);
  });
});

const frame = { step: 1, points: [[0, 1]], next: 'glide' };
const AT = 'objective.parameters.frames';

describe('a drawing that cannot be', () => {
  it.each([
    [7, `${AT} must be a list of 1 to 12 key frames, got 7`],
    [[], `${AT} must be a list of 1 to 12 key frames, got []`],
    [new Array(13).fill(frame), `${AT} must be a list of 1 to 12 key frames, got [{…}`],
    [[null], `${AT}[0] must be a key frame { step, points, next }, got null`],
    [
      [{ ...frame, colour: 1 }],
      `${AT}[0] must have the fields step, points and next alone, got {"step":1,"points":[…],"next":"glide","colour":1}`,
    ],
    [[{ ...frame, step: 0 }], `${AT}[0].step must be an integer between 1 and 2000, got 0`],
    [[{ ...frame, step: 1.5 }], `${AT}[0].step must be an integer between 1 and 2000, got 1.5`],
    [[frame, frame], `${AT}[1].step must be above 1, the key frame before, got 1`],
    [[{ ...frame, next: 'fly' }], `${AT}[0].next must be one of "glide", "jump", "still", got "fly"`],
    [[{ ...frame, points: [] }], `${AT}[0].points must be a list of 1 to 24 points [x, y], got []`],
    [[{ ...frame, points: [[0.5]] }], `${AT}[0].points[0] must be a point [x, y], got [0.5]`],
    [[{ ...frame, points: [[2, 0]] }], `${AT}[0].points[0][0] must be between 0 and 1, got 2`],
    [
      [
        {
          ...frame,
          points: [
            [0.5, 0],
            [0.5, 1],
          ],
        },
      ],
      `${AT}[0].points[1][0] must be at least 0.001 above 0.5, the x before, got 0.5`,
    ],
    [
      [frame, { ...frame, step: 2, points: [[0.5, 1e7]] }],
      `${AT}[1].points[0][1] must be between -1000000 and 1000000, got 10000000`,
    ],
    [
      [{ ...frame, points: [[0.5, 'high']] }],
      `${AT}[0].points[0][1] must be between -1000000 and 1000000, got "high"`,
    ],
  ])('%j is refused at the edge', (frames, message) => {
    const refused = () => scenarioOf({ frames });
    expect(refused).toThrow(message);
    try {
      refused();
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(300);
    }
  });
});
