import { describe, expect, it } from 'vitest';
import { lectureLayout } from '../../../web/lecture/layout.ts';

const shown = { lanes: 2, square: false, layout: 'lanes' } as const;
/** A room at a size of the type, in px of the enlarged page. */
const room = (width: number, height: number, type: number) => ({
  width: width / type,
  height: (height - 130) / type,
});

describe('the lanes of a lecture', () => {
  it('stand side by side where the room is wide enough for their plots', () => {
    expect(lectureLayout(room(1280, 720, 1.5), shown).columns).toBe(2);
    expect(lectureLayout(room(1280, 720, 1.5), { ...shown, lanes: 3 }).columns).toBeNull();
    expect(lectureLayout(room(1920, 1080, 1.5), { ...shown, lanes: 3 }).columns).toBe(3);
  });

  it('are tiles where they have maps, and where that is wished', () => {
    expect(lectureLayout(room(1920, 1080, 1.25), { ...shown, square: true }).columns).toBeNull();
    expect(lectureLayout(room(1920, 1080, 1.25), { ...shown, layout: 'overview' }).columns).toBeNull();
  });

  it('stand one under the other in a narrow window, and alone where there is one', () => {
    expect(lectureLayout(room(390, 844, 1.25), shown).columns).toBe(1);
    expect(lectureLayout(room(1280, 720, 1.25), { ...shown, lanes: 1, layout: 'overview' }).columns).toBe(1);
  });

  it('leave the panels out where the room is low', () => {
    expect(lectureLayout(room(1280, 720, 1.5), shown).panels).toBe(0);
    expect(lectureLayout(room(1920, 1080, 1.5), shown).panels).toBe(3);
  });
});
