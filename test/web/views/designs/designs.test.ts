import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DesignFrame, Environment } from '../../../../src/contracts/environment.ts';
import { textBox, textWidth } from '../../../../src/picture/layout.ts';
import { designAxis } from '../../../../web/readings/environment/designs.ts';
import { designsLabels } from '../../../../web/views/designs/designs-labels.ts';
import { designsLayout } from '../../../../web/views/designs/designs-layout.ts';
import {
  bandKind,
  designsShapes,
  type Standing,
  spans,
  standings,
} from '../../../../web/views/designs/designs-shapes.ts';
import { DesignsView } from '../../../../web/views/designs/designs-view.tsx';
import { namedDesign } from '../../../../web/views/field/environment-fields.ts';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { walkDesigns } from '../../../../web/views/plot/walks.ts';
import { type LaneFixture, numbersIn, runFixture } from '../fixture.ts';

const bpt = runFixture('threshold', 'bpt-ucb', 15, 14);
const nominal = runFixture('threshold', 'gp-ucb-mean', 8, 14);
const blind = runFixture('threshold', 'random', 4, 14);

function shapesAt(run: LaneFixture, t: number, phase: Parameters<typeof shownIn>[0] = null) {
  const environment = run.world.environment as Environment;
  const axis = designAxis(run.world, environment);
  const layout = designsLayout(axis, 320, 210);
  const input = { frame: run.frameAt(t), record: run.records[t - 1], environment, axis, layout };
  return { ...input, shapes: designsShapes({ ...input, shown: shownIn(phase) }) };
}

describe('designsShapes', () => {
  it('puts the answer and the best design on the truth, their distance being the regret', () => {
    const { shapes, layout, record } = shapesAt(bpt, 12);
    const gap = layout.y.invert(shapes.best.y) - layout.y.invert(shapes.answer?.y ?? Number.NaN);
    expect(gap).toBeCloseTo(record.regret, 10);
    expect(layout.y.invert(shapes.level)).toBeCloseTo(0.8, 10);
  });

  it('marks the design queried where the score is largest', () => {
    const { shapes, layout, frame, record, environment } = shapesAt(bpt, 12);
    const design = Math.floor(record.index / environment.conditions);
    expect(shapes.query?.x).toBe(layout.x(bpt.world.candidates.axes[0][design]));
    expect(frame.acquisition?.[record.index]).toBe(Math.max(...(frame.acquisition ?? [])));
    const heights = numbersIn(shapes.strip?.line ?? '').filter((_, i) => i % 2 === 1);
    expect(shapes.query?.strip).toBeCloseTo(Math.min(...heights), 0);
  });

  it('brings the parts of a step one by one', () => {
    expect(shapesAt(bpt, 12, 'fit').shapes).toMatchObject({ strip: null, query: null });
    expect(shapesAt(bpt, 12, 'score').shapes.strip).not.toBeNull();
    const { frame, record } = shapesAt(bpt, 12);
    expect(namedDesign(frame, record, shownIn('query'))).toBe(bpt.records[10].assessment?.answer);
    expect(namedDesign(frame, record, shownIn(null))).toBe(record.assessment?.answer);
  });

  it('shows only what a lane without a model knows', () => {
    const { shapes } = shapesAt(blind, 3);
    expect(shapes).toMatchObject({ mean: null, band: null, strip: null, sorted: null });
    expect(shapes.answer).not.toBeNull();
  });

  it('draws the interval that a lane classifies by, else the estimate and its spread', () => {
    const environment = bpt.world.environment as Environment;
    const own = bpt.frameAt(12).designs as DesignFrame;
    const other = nominal.frameAt(8).designs as DesignFrame;
    expect(bandKind(own, environment)).toBe('interval');
    expect(bandKind(other, environment)).toBe('spread');
    const { shapes, layout } = shapesAt(bpt, 12);
    expect(layout.y.invert(numbersIn(shapes.band ?? '')[1])).toBeCloseTo(own.upper?.[0] ?? Number.NaN, 1);
    const spread = shapesAt(nominal, 8);
    const top = (other.mean?.[0] ?? 0) + (other.spread?.[0] ?? 0);
    expect(spread.layout.y.invert(numbersIn(spread.shapes.band ?? '')[1])).toBeCloseTo(top, 1);
  });
});

describe('standings', () => {
  it('count as the record of the step before does', () => {
    for (const run of [bpt, nominal]) {
      const sorted = standings(run.frameAt(8).designs as DesignFrame) ?? [];
      const count = (standing: Standing) => sorted.filter((value) => value === standing).length;
      expect(run.records[6].assessment).toMatchObject({
        above: count('above'),
        below: count('below'),
        undecided: count('undecided'),
      });
    }
  });

  it('let an end miss the cut by half the accuracy', () => {
    const frame = { lower: new Float64Array([0.7]), upper: new Float64Array([0.9]), cut: 0.8 } as DesignFrame;
    expect(standings({ ...frame, accuracy: 0 })).toEqual(['undecided']);
    expect(standings({ ...frame, accuracy: 0.3 })).toEqual(['above']);
    expect(standings({ ...frame, lower: null, accuracy: 0 })).toBeNull();
  });

  it('become spans that join without gaps and change at every border', () => {
    const standing = fc.constantFrom<Standing>('above', 'below', 'undecided');
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 30 }), (values) => {
        const xs = values.map((_, i) => 10 * i);
        const found = spans(values, xs);
        expect(found[0].from).toBe(0);
        expect(found[found.length - 1].to).toBe(xs[xs.length - 1]);
        found.slice(1).forEach((span, i) => {
          expect(span.from).toBe(found[i].to);
          expect(span.standing).not.toBe(found[i].standing);
        });
        for (const [i, x] of xs.entries())
          expect(found.some((s) => s.standing === values[i] && s.from <= x && x <= s.to)).toBe(true);
      }),
    );
  });
});

describe('designsLabels', () => {
  it('stay inside the plot and off one another', () => {
    for (let t = 1; t <= 15; t++) {
      const { shapes, layout, record } = shapesAt(bpt, t);
      const boxes = designsLabels(shapes, layout, 0.8, record.regret).map(({ text, spot }) =>
        textBox(spot, textWidth(text.replace(/[\u0302*]/g, ''), 12), 12),
      );
      boxes.forEach((box, i) => {
        expect(box.left).toBeGreaterThanOrEqual(layout.left);
        expect(box.right).toBeLessThanOrEqual(layout.right);
        for (const other of boxes.slice(i + 1))
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true);
      });
    }
  });
});

describe('DesignsView', () => {
  it.each([
    ['an algorithm that asks how often', bpt],
    ['one that asks for the average', nominal],
    ['one without a model', blind],
  ] as const)('is an image with a sentence and no number that is none: %s', (_, run) => {
    for (const t of [1, 2, 4]) {
      const { frame, record, environment, axis } = shapesAt(run, t);
      const html = renderToStaticMarkup(
        createElement(DesignsView, {
          ...{ letter: 'B', frame, record, environment, axis, width: 320, height: 210 },
          ...{ shown: shownIn(null), moves: false, hover: 20, onHover: () => {} },
          description: 'Over the designs.',
        }),
      );
      expect(html).toContain('aria-label="Over the designs."');
      expect(html).not.toMatch(/NaN|undefined(?!")|Infinity/);
    }
  });
});

describe('walkDesigns', () => {
  it('goes from design to design and keeps the condition', () => {
    const walk = walkDesigns(5, 10, 4);
    expect(walk(null, 1, 0)).toBe(24);
    expect(walk(27, 1, 0)).toBe(37);
    expect(walk(27, 0, 1)).toBe(27);
    expect(walk(47, 1, 0)).toBe(47);
    expect(walk(3, -1, 0)).toBe(3);
  });
});
