import { describe, expect, it } from 'vitest';
import { type LaneMark, timelineLayout } from '../../../../web/time/transport/timeline-layout.ts';

const layout = (changes: number[], resets: Omit<LaneMark, 'kind'>[], words = true) =>
  timelineLayout({
    changes,
    marks: resets.map((mark) => ({ ...mark, kind: 'reset' })),
    x: (step) => 8 + step * 4,
    left: 8,
    right: 808,
    words,
  });

describe('timelineLayout', () => {
  it('puts a change half a step after its step', () => {
    expect(layout([60], []).changes[0].x).toBe(250);
  });

  it('hides the label of a change that would overlap the change before', () => {
    const { changes } = layout([60, 70, 130], []);
    expect(changes.map(({ label }) => label)).toEqual([true, false, true]);
  });

  it('keeps every reset line but only badges that do not overlap', () => {
    const { marks: resets } = layout(
      [],
      [
        { lane: 'B', t: 61 },
        { lane: 'A', t: 61 },
        { lane: 'A', t: 62 },
        { lane: 'A', t: 131 },
      ],
    );
    expect(resets).toHaveLength(4);
    const badged = resets.filter(({ badge }) => badge).map(({ lane, t }) => `${lane}${t}`);
    expect(badged).toEqual(['A61', 'B61', 'A131']);
  });

  it('has lines alone where badges could stand on few of many', () => {
    const resets = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ lane: 'A' as const, t: i + 1 }));
    const badges = (count: number) => layout([], resets(count)).marks.filter(({ badge }) => badge).length;
    expect(badges(150)).toBeGreaterThan(20);
    expect(badges(151)).toBe(0);
    expect(layout([], resets(151)).marks).toHaveLength(151);
  });

  it('stacks the badges of lanes that reset at one step, two high, and shares out the line among them', () => {
    const lanes = ['A', 'B', 'C'] as const;
    const { marks: resets } = layout(
      [],
      lanes.map((lane) => ({ lane, t: 61 })),
    );
    expect(resets.map(({ badge }) => badge)).toEqual([
      { x: 244, row: 0 },
      { x: 244, row: 1 },
      { x: 260, row: 0 },
    ]);
    expect(resets.map(({ part }) => part)).toEqual([
      [0, 1 / 3],
      [1 / 3, 2 / 3],
      [2 / 3, 1],
    ]);
  });

  it('moves a badge that would overlap the one before into the second row', () => {
    const { marks: resets } = layout(
      [],
      [
        { lane: 'A', t: 60 },
        { lane: 'B', t: 62 },
      ],
    );
    expect(resets.map(({ badge }) => badge?.row)).toEqual([0, 1]);
  });

  it('writes "reset" only where the next badge and the end leave room', () => {
    const { marks: resets } = layout(
      [],
      [
        { lane: 'A', t: 60 },
        { lane: 'A', t: 66 },
        { lane: 'A', t: 185 },
      ],
    );
    expect(resets.map(({ label }) => label)).toEqual([false, true, false]);
  });

  it('has no words on a narrow timeline', () => {
    const { changes, marks: resets } = layout([60], [{ lane: 'A', t: 61 }], false);
    expect([changes[0].label, resets[0].label, resets[0].badge?.row]).toEqual([false, false, 0]);
  });
});
