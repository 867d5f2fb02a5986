import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArmsView } from '../../../web/views/arms/arms-view.tsx';
import { CurveView } from '../../../web/views/curve/curve-view.tsx';
import { FieldView } from '../../../web/views/field/field-view.tsx';
import { shownIn } from '../../../web/views/plot/phase.ts';
import type { PlotProps } from '../../../web/views/plot/plot-props.ts';
import { type LaneFixture, runFixture } from './fixture.ts';

function markup(
  View: ComponentType<PlotProps>,
  run: LaneFixture,
  t: number,
  change: Partial<PlotProps> = {},
): string {
  return renderToStaticMarkup(
    createElement(View, {
      letter: 'B',
      frame: run.frameAt(t),
      records: run.records,
      world: run.world,
      domain: [run.world.range[0] - 1, run.world.range[1] + 1],
      unit: '',
      noiseVariance: 0.05,
      largestDeviation: 1,
      width: 700,
      height: 210,
      shown: shownIn(null),
      moves: false,
      hover: null,
      onHover: () => {},
      description: 'ET-GP-UCB at step 30.',
      ...change,
    }),
  );
}

const line = runFixture('abrupt-change', 'et-gp-ucb', 66, 60);
const square = runFixture('moving-peaks-2d', 'et-gp-ucb', 20, 11);
const arms = runFixture('unemployment', 'et-gp-ucb', 20);

describe('lane plots', () => {
  it.each([
    ['curve', CurveView, line],
    ['field', FieldView, square],
    ['arms', ArmsView, arms],
  ] as const)('%s: an image with a sentence, and no number that is none', (_, View, run) => {
    for (const t of [1, 2, 20]) {
      const html = markup(View, run, t, { hover: 3 });
      expect(html).toContain('role="img"');
      expect(html).toContain('aria-label="ET-GP-UCB at step 30."');
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('let a band that leaves the plot go on to the axis where there is no strip', () => {
    const clip = (phase: Parameters<typeof shownIn>[0]) => {
      const html = markup(CurveView, line, 30, { shown: shownIn(phase) });
      return Number(/<clipPath.*?height="([\d.]+)"/.exec(html)?.[1]);
    };
    expect(clip('fit')).toBe(210 - 18);
    expect(clip(null)).toBeLessThan(210 - 18 - 44);
  });

  it('draw the test only where it has spoken', () => {
    expect(markup(CurveView, line, 30)).toContain('class="test"');
    expect(markup(CurveView, line, 30, { shown: shownIn('query') })).not.toContain('class="test"');
  });

  it('glide only when told to', () => {
    expect(markup(CurveView, line, 30)).not.toContain('moves');
    expect(markup(CurveView, line, 30, { moves: true })).toContain('moves');
  });
});
