import { afterEach, expect, it, vi } from 'vitest';
import { leavePlace, openInspect, openPlace, visitPlace } from '../../../../web/store/address/place.ts';
import type { Place } from '../../../../web/store/address/place-name.ts';
import { type Alone, isShut, page } from '../../../../web/store/page.ts';

const written = vi.fn();
vi.stubGlobal('location', { href: 'http://here/#', hash: '' });
vi.stubGlobal('document', { activeElement: null });
vi.stubGlobal('history', { state: null, pushState: written, replaceState: written, go: written });
afterEach(() => {
  page.setState({ alone: null, place: null });
  written.mockClear();
});

const stand = (name: Alone): Place => {
  const place = { name, detail: '' } as const;
  page.setState({ alone: name, place });
  return place;
};

it.each(['compare', 'map'] as const)('nothing leads out of %s in a frame', (name) => {
  const place = stand(name);
  leavePlace();
  openInspect('compare-dots');
  visitPlace({ name: 'compare', detail: '' });
  for (const other of ['library', 'lesson', 'you'] as const) openPlace({ name: other, detail: '' });
  expect(page.getState().place).toBe(place);
  expect(isShut(page.getState())).toBe(true);
  expect(written).not.toHaveBeenCalled();
});

it('a lesson in a frame leads to a round and a large figure, and to no other place', () => {
  const place = stand('lesson');
  leavePlace();
  openPlace({ name: 'library', detail: '' });
  expect(page.getState().place).toBe(place);
  visitPlace({ name: 'you', detail: '' });
  expect(page.getState().place?.name).toBe('you');
  expect(isShut(page.getState())).toBe(false);
});
