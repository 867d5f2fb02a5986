import { describe, expect, it } from 'vitest';
import { UNEMPLOYMENT } from '../../../../src/data/gen/unemployment.ts';
import { textWidth } from '../../../../src/picture/layout.ts';
import { armNames } from '../../../../web/views/arms/arm-names.ts';
import { armsShapes } from '../../../../web/views/arms/arms-shapes.ts';
import { armsScales } from '../../../../web/views/arms/arms-view.tsx';
import { shownIn } from '../../../../web/views/plot/phase.ts';
import { runFixture } from '../fixture.ts';

const names = Array.from({ length: 48 }, (_, i) => `Long station name ${i}`);

describe('armNames', () => {
  it.each([
    [14, 690],
    [28, 690],
    [48, 690],
    [48, 330],
    [5, 330],
  ])('%i names in %i px do not overlap', (count, width) => {
    const step = width / count;
    const { angle, labels, height } = armNames(names.slice(0, count), step, 34);
    expect(labels.length).toBeGreaterThan(0);
    expect(height).toBeLessThan(62);
    for (let i = 1; i < labels.length; i++) {
      const gap = (labels[i].index - labels[i - 1].index) * step;
      if (angle > 0) expect(gap * Math.sin((angle * Math.PI) / 180)).toBeGreaterThanOrEqual(11.9);
      else expect(textWidth(labels[i].text, 11)).toBeLessThan(gap);
    }
  });

  it('of an industry can be told from another', () => {
    const industries = UNEMPLOYMENT.arms;
    const texts = armNames(industries, 50, 34).labels.map(({ text }) => text);
    expect(texts[0]).toBe('Agriculture');
    expect(texts[3]).toMatch(/^Education &/);
    expect(new Set(texts).size).toBe(industries.length);
  });

  it('leaves short names whole', () => {
    expect(armNames(['AAPL', 'MSFT'], 60).labels.map(({ text }) => text)).toEqual(['AAPL', 'MSFT']);
    expect(armNames(['AAPL', 'MSFT'], 15).labels[0].text).toBe('AAPL');
  });
});

describe('armsShapes', () => {
  const run = runFixture('unemployment', 'et-gp-ucb', 20);
  const { candidates, range } = run.world;
  const scales = armsScales(candidates.names, candidates.size, [range[0] - 1, range[1] + 1], 700, 200);
  const shapes = armsShapes({
    frame: run.frameAt(20),
    records: run.records,
    letter: 'C',
    shown: shownIn(null),
    ...scales,
  });
  const count = (path: string | null | undefined) => (path ?? '').split('M').length - 1;

  it('has a bar, a mean and a truth for every arm', () => {
    for (const path of [shapes.truth, shapes.mean, shapes.band, shapes.strip?.area]) {
      expect(count(path)).toBe(candidates.size);
    }
    expect(shapes.query?.x).toBe(scales.x(run.records[19].index));
    expect(shapes.star?.x).toBe(scales.x(run.records[19].starIndex));
  });

  it('keeps a line free above the axis for a unit that is too long for the margin', () => {
    const scalesIn = (unit: string, height = 200) =>
      armsScales(candidates.names, candidates.size, [-1, 1], 700, height, unit);
    for (const unit of ['', '%', 'sd', '°C']) expect(scalesIn(unit)).toMatchObject({ note: false });
    const [short, long] = [scalesIn('%'), scalesIn('thousand persons')];
    expect(long.note).toBe(true);
    expect(long.layout.top - short.layout.top).toBeGreaterThan(11);
    expect(long.layout.bottom).toBe(short.layout.bottom);
    expect(long.y(1)).toBe(long.layout.top);
    // A tile of the overview has no room to spare.
    expect(scalesIn('thousand persons', 110)).toMatchObject({ note: false });
  });

  it('leaves room for the names below the axis', () => {
    expect(scales.layout.axis + scales.below.height).toBe(200);
    expect(scales.x(candidates.size - 1)).toBeLessThan(scales.layout.right);
  });
});
