import { describe, expect, it } from 'vitest';
import { overlaps, textBox, textWidth } from '../../../../src/picture/layout.ts';
import { curveScales } from '../../../../web/views/curve/curve-view.tsx';
import { isSurprise, plotLabels } from '../../../../web/views/plot/curve-labels.ts';
import { curveShapes } from '../../../../web/views/plot/curve-shapes.ts';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { testBar } from '../../../../web/views/plot/test-bar.ts';
import { numbersIn, runFixture } from '../fixture.ts';

const run = runFixture('abrupt-change', 'et-gp-ucb', 66, 60);
const axis = run.world.candidates.axes[0];
const DOMAIN = [-4, 5] as const;
const whole = shownIn(null);

function shapesAt(t: number, phase: Parameters<typeof shownIn>[0] = null) {
  const scales = curveScales(axis, DOMAIN, 700, 200);
  const shown = shownIn(phase);
  const input = { frame: run.frameAt(t), records: run.records, axis, letter: 'B', shown, ...scales } as const;
  return { ...scales, shapes: curveShapes(input) };
}

describe('curveShapes', () => {
  it('draws the band at μ ± √β_t σ', () => {
    const { shapes, x, y } = shapesAt(20);
    const { mean, sd, multiplier } = run.frameAt(20);
    if (!mean || !sd || multiplier === null || !shapes.band) throw new Error('the lane has a model');
    const points = numbersIn(shapes.band);
    expect(points).toHaveLength(4 * axis.length);
    expect(points[0]).toBeCloseTo(x(axis[0]), 0);
    expect(points[1]).toBeCloseTo(y(mean[0] + multiplier * sd[0]), 0);
    expect(points.at(-1)).toBeCloseTo(y(mean[0] - multiplier * sd[0]), 0);
  });

  it('places query, observation and optimum where the record says', () => {
    const { shapes, x, y, layout } = shapesAt(30);
    const record = run.records[29];
    expect(shapes.query?.x).toBe(x(record.x[0]));
    expect(shapes.query?.y).toBe(y(record.y));
    expect(shapes.star).toEqual({ x: x(record.xStar[0]), y: y(record.fStar) });
    // x_t maximises the acquisition: its point on the strip is the highest.
    expect(shapes.query?.strip).toBeCloseTo(Math.min(...stripHeights(shapes.strip?.line)), 0);
    expect(shapes.query?.strip).toBeGreaterThanOrEqual(layout.stripTop);
  });

  it('draws every datum the model holds', () => {
    const { shapes } = shapesAt(30);
    const marks = shapes.data.reduce((sum, { path }) => sum + path.split('M').length - 1, 0);
    expect(marks).toBe(29);
  });

  it('brings the parts of a step in phase by phase', () => {
    expect(shapesAt(30, 'fit').shapes).toMatchObject({ strip: null, query: null, test: null });
    expect(shapesAt(30, 'score').shapes).toMatchObject({ query: null, test: null });
    expect(shapesAt(30, 'score').shapes.strip).not.toBeNull();
    expect(shapesAt(30, 'query').shapes.query).not.toBeNull();
    expect(shapesAt(30, 'query').shapes.test).toBeNull();
    expect(shapesAt(30, 'test').shapes.test).not.toBeNull();
  });

  it('lets the dropped data go in the last phase of a reset', () => {
    const reset = run.records.find((record) => record.reset);
    if (!reset) throw new Error('the jump at 60 makes the test fire');
    const count = (phase: 'test' | 'reset') =>
      shapesAt(reset.t, phase).shapes.data.reduce((sum, { path }) => sum + path.split('M').length - 1, 0);
    expect(count('test')).toBe(reset.dataSize);
    // The newest point alone survives; as y_t it has its own mark.
    expect(count('reset')).toBe(0);
  });

  it('has truth, data and query only for a lane without a model', () => {
    const random = runFixture('abrupt-change', 'random', 12, 30);
    const scales = curveScales(random.world.candidates.axes[0], DOMAIN, 700, 200);
    const shapes = curveShapes({
      frame: random.frameAt(12),
      records: random.records,
      axis: random.world.candidates.axes[0],
      letter: 'A',
      shown: whole,
      ...scales,
    });
    expect(shapes).toMatchObject({ mean: null, band: null, strip: null, test: null });
    expect(shapes.query).not.toBeNull();
    expect(numbersIn(shapes.truth)).toHaveLength(60);
  });
});

describe('expert’s answers', () => {
  const asking = runFixture('moving-peak', 'sparq-gp-ucb', 20, 30);
  const { axes } = asking.world.candidates;
  const shapesOf = (lane: typeof asking, t: number) => {
    const scales = curveScales(axes[0], DOMAIN, 700, 200);
    const frame = lane.frameAt(t);
    const { records } = lane;
    return {
      scales,
      shapes: curveShapes({ frame, records, axis: axes[0], letter: 'B', shown: whole, ...scales }),
    };
  };

  it('are drawn where they were given, one ring each, and labels keep off them', () => {
    const { shapes, scales } = shapesOf(asking, 20);
    const { answers } = asking.frameAt(20);
    expect(answers.length).toBeGreaterThan(1);
    expect(shapes.answers.rings.split('M')).toHaveLength(answers.length + 1);
    expect(shapes.answers.marks.split('M')).toHaveLength(answers.length + 1);
    const places = answers.map(({ index, y }) => [scales.x(axes[0][index]), scales.y(y)]);
    expect(shapes.trace).toEqual(expect.arrayContaining(places));
  });

  it('are not there without an expert', () => {
    expect(shapesOf(runFixture('moving-peak', 'gp-ucb', 6, 30), 6).shapes.answers).toEqual({
      marks: '',
      rings: '',
    });
  });
});

const stripHeights = (line = ''): number[] => numbersIn(line).filter((_, i) => i % 2 === 1);

describe('testBar', () => {
  const { y } = shapesAt(30);
  const fired = run.records.find(({ reason }) => reason === 'event');
  if (!fired) throw new Error('the test fires in this run');

  it('fires exactly when the line leaves the bar', () => {
    const bar = testBar(fired, y);
    if (!bar) throw new Error('ET-GP-UCB has a test');
    expect(bar.fired).toBe(true);
    expect(bar.observed < bar.barTop || bar.observed > bar.barBottom).toBe(true);
    for (const record of run.records.filter(({ triggered }) => triggered === false)) {
      const quiet = testBar(record, y);
      expect(quiet?.fired).toBe(false);
      expect(quiet?.observed).toBeGreaterThanOrEqual(quiet?.barTop ?? Number.NaN);
      expect(quiet?.observed).toBeLessThanOrEqual(quiet?.barBottom ?? Number.NaN);
    }
  });

  it('is not drawn for a test in other units', () => {
    expect(testBar({ ...fired, psi: (fired.psi ?? 0) + 0.5 }, y)).toBeNull();
    expect(testBar({ ...fired, psi: null }, y)).toBeNull();
  });
});

describe('plotLabels', () => {
  it('never overlap each other or leave the plot, at any step', () => {
    const shown: number[] = [];
    for (let t = 2; t <= 66; t++) {
      const { shapes, layout } = shapesAt(t);
      const labels = plotLabels(shapes, run.records[t - 1], layout, 0.05);
      const boxes = labels.map(({ spot, lines }) =>
        textBox(spot, Math.max(...lines.map(({ text }) => textWidth(text, 12))), 12, lines.length),
      );
      boxes.forEach((box, i) => {
        expect(box.left).toBeGreaterThanOrEqual(layout.left);
        expect(box.right).toBeLessThanOrEqual(layout.right);
        for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
      });
      shown.push(labels.length);
    }
    expect(shown.filter((count) => count === 3).length).toBeGreaterThan(50);
  });

  it('never cross the query line, and the optimum keeps off curves and data but for a few crowded steps', () => {
    let crossing = 0;
    for (let t = 2; t <= 66; t++) {
      const { shapes, layout } = shapesAt(t);
      const at = shapes.query?.x ?? Number.NaN;
      for (const { key, spot, lines } of plotLabels(shapes, run.records[t - 1], layout, 0.05)) {
        const box = textBox(
          spot,
          Math.max(...lines.map(({ text }) => textWidth(text, 12))),
          12,
          lines.length,
        );
        expect(box.left < at && at < box.right).toBe(false);
        const covered = shapes.trace.some(
          ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom,
        );
        if (key === 'optimum' && covered) crossing++;
      }
    }
    expect(crossing).toBeLessThan(7);
  });

  it('has no words on a phone', () => {
    const scales = curveScales(axis, DOMAIN, 350, 160);
    const { shapes } = shapesAt(30);
    expect(plotLabels(shapes, run.records[29], scales.layout, 0.05)).toEqual([]);
  });

  it('says when a surprise goes unnoticed', () => {
    const record = { ...run.records[29], psi: null, mean: 0, sd: 0.1, y: 2 };
    expect(isSurprise(record, 0.05)).toBe(true);
    expect(isSurprise({ ...record, y: 0.2 }, 0.05)).toBe(false);
    const { shapes, layout } = shapesAt(30);
    const words = plotLabels(shapes, record, layout, 0.05).flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    );
    expect(words).toContain('$y_t$, and no test to notice it');
    // The long form would leave the plot at the right and is taken at the left.
    const query = { x: layout.right - 115, y: 60, strip: null };
    const left = Array.from({ length: 60 }, (_, i): [number, number] => [
      query.x - 200 + 3 * i,
      45 + (i % 10) * 6,
    ]);
    const squeezed = plotLabels({ ...shapes, query, test: null, trace: left }, record, layout, 0.05);
    expect(squeezed[0].lines[0].text).toBe('$y_t$, unnoticed');
    expect(squeezed[0].spot.anchor).toBe('start');
  });
});
