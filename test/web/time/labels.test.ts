import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANE_LETTERS } from '../../../src/contracts/scenario.ts';
import { overlaps, textBox, textWidth } from '../../../src/picture/layout.ts';
import { linear } from '../../../src/picture/scale.ts';
import { resetMarks } from '../../../web/panels/trigger/trigger-marks.tsx';
import { endLabels } from '../../../web/time/end-labels.ts';
import { timeFrame } from '../../../web/time/time-frame.ts';
import { cornerNoteBox } from '../../../web/time/time-marks.tsx';
import { fakeRecord } from '../fakes/records.ts';

const frame = timeFrame({ width: 360, height: 204 }, 200, { left: 34, top: 22 });

describe('endLabels', () => {
  const title = cornerNoteBox('$R_t$, total', frame, 200);
  const ends = [
    { letter: 'A', name: 'GP-UCB', height: 60 },
    { letter: 'B', name: 'ET-GP-UCB', height: 64 },
  ] as const;

  it('names lines right of their ends, nudged apart', () => {
    const [a, b] = endLabels(ends, 200, frame, title);
    expect([a.text, a.x, a.anchor]).toEqual(['GP-UCB', 209, 'start']);
    expect(b.y - a.y).toBeCloseTo(15);
  });

  it('moves left of the cursor near the right edge, off the lines', () => {
    const [a, b] = endLabels(ends, frame.right, frame, title);
    expect([a.x, a.anchor]).toEqual([frame.right - 9, 'end']);
    expect(a.y).toBeLessThan(60);
    expect(b.y).toBeGreaterThan(64 + 9);
  });

  it('falls back on letters when a name would fill the plot', () => {
    const long = [
      { letter: 'C', name: 'forgets half of it in about thirty-five steps', height: 60 },
    ] as const;
    expect(endLabels(long, frame.right, frame, title)[0].text).toBe('C');
  });

  it('never covers the title of the plot, wherever the lines end', () => {
    const names = ['GP-UCB', 'ET-GP-UCB', 'TV-GP-UCB', 'SW-GP-UCB', 'R-GP-UCB', 'Random search'];
    const height = fc.double({ min: frame.top, max: frame.bottom, noNaN: true });
    const heights = fc.array(height, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 200 }), (all, t) => {
        const lines = all.map((height, i) => ({ letter: LANE_LETTERS[i], name: names[i], height }));
        const boxes = endLabels(lines, frame.x(t), frame, title).map((label) =>
          textBox(label, textWidth(label.text, 12), 12),
        );
        for (const box of boxes) expect(overlaps(box, title)).toBe(false);
      }),
    );
  });
});

describe('the note in the corner', () => {
  it('is never crossed by the cursor', () => {
    for (let t = 1; t <= 200; t++) {
      const { left, right } = cornerNoteBox('$R_t$, total', frame, t);
      expect(frame.x(t) <= left || frame.x(t) >= right, `step ${t}`).toBe(true);
    }
  });
});

describe('resetMarks', () => {
  const y = linear([0, 5], [frame.bottom, frame.top]);
  const resets = (...steps: number[]) =>
    steps.map((t) => fakeRecord(t, { psi: 2.5, reset: true, reason: 'event' }));

  it('labels each reset, left of its mark or where that is outside, right', () => {
    expect(resetMarks(resets(61, 131), frame, y).map(({ label }) => label?.text)).toEqual([
      'reset 61',
      'reset 131',
    ]);
    expect(resetMarks(resets(3), frame, y)[0].label?.anchor).toBe('start');
    expect(resetMarks(resets(61), frame, y)[0].label?.anchor).toBe('end');
  });

  it('drops the word from three resets on', () => {
    expect(resetMarks(resets(37, 86, 134), frame, y)[0].label?.text).toBe('37');
  });

  it('leaves a label out where another one has taken its only place', () => {
    const texts = resetMarks(resets(5, 27, 150), frame, y).map(({ label }) => label?.text ?? null);
    expect(texts).toEqual([null, '27', '150']);
  });

  it('never lets labels overlap, and keeps that of the newest', () => {
    const marks = resetMarks(resets(50, 53, 56, 59, 62, 65, 68), frame, y);
    const boxes = marks.flatMap((mark) =>
      mark.label ? [textBox({ ...mark.label, y: mark.y + 4 }, textWidth(mark.label.text, 12), 12)] : [],
    );
    expect(marks.at(-1)?.label).not.toBeNull();
    expect(boxes.length).toBeLessThan(marks.length);
    const clashes = boxes.filter((box, i) => boxes.slice(0, i).some((other) => overlaps(box, other)));
    expect(clashes).toEqual([]);
  });
});
