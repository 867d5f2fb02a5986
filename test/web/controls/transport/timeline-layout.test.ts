import { describe, expect, it } from 'vitest';
import { type LaneMark, timelineLayout } from '../../../../web/controls/transport/timeline-layout.ts';

const layout = (changes: number[], resets: Omit<LaneMark, 'word'>[], words = true) =>
  timelineLayout({
    changes,
    marks: resets.map((mark) => ({ ...mark, word: 'reset' })),
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
    expect(resets.filter(({ badge }) => badge).map(({ lane, t }) => `${lane}${t}`)).toEqual(['A61', 'A131']);
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
    expect([changes[0].label, resets[0].label, resets[0].badge]).toEqual([false, false, true]);
  });
});
