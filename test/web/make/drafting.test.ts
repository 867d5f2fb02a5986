import { beforeEach, expect, it, vi } from 'vitest';
import { everythingKept, readBack } from '../../../web/kept/everything.ts';
import {
  addDraft,
  changeDraft,
  drafting,
  keptDrafts,
  openDraft,
  removeDraft,
  startAgain,
} from '../../../web/make/drafting.ts';
import { MemoryStorage } from '../kept/storage.ts';
import { draft, step } from './drafts.ts';

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  startAgain();
});

const titles = () => keptDrafts().map(({ value }) => value.title);
const open = () => drafting.getState().draft.title;

it('drafts are kept beside each other, and nothing is kept of an empty one', () => {
  expect(titles()).toEqual([]);
  changeDraft({ title: 'First' });
  startAgain();
  expect(titles()).toEqual(['First']);
  addDraft({ ...draft([step()]), title: 'Second' });
  expect(titles()).toEqual(['Second', 'First']);
  openDraft(keptDrafts()[1]);
  changeDraft({ title: 'Renamed' });
  expect(titles()).toEqual(['Renamed', 'Second']);
});

it('one that is removed gives way to the newest, and comes back open', () => {
  changeDraft({ title: 'First' });
  startAgain();
  changeDraft({ title: 'Second' });
  const putBack = removeDraft();
  expect([open(), ...titles()]).toEqual(['First', 'First']);
  putBack();
  expect([open(), ...titles()]).toEqual(['Second', 'Second', 'First']);
});

it('a draft of a backup is opened like the others, beside one that has gone on since', () => {
  changeDraft({ title: 'As it was' });
  const backup = everythingKept();
  changeDraft({ title: 'As it is' });
  expect(readBack(backup)).toEqual({ added: 1, already: 0, left: 0 });
  expect([...titles()].sort()).toEqual(['As it is', 'As it was']);
  openDraft(keptDrafts().find(({ value }) => value.title === 'As it was') ?? keptDrafts()[0]);
  changeDraft({ goal: 'Say it.' });
  expect(readBack(backup)).toEqual({ added: 1, already: 0, left: 0 });
});

it('a draft of a release that kept one, with no minutes for its steps, is opened', () => {
  const { minutes: _, ...old } = step();
  const value = { ...draft([]), title: 'Old', steps: [old] };
  storage.setItem('driftlab-lesson-drafts:draft', JSON.stringify({ at: 1, value }));
  expect(keptDrafts()[0]).toMatchObject({ id: 'draft', value: { title: 'Old', steps: [{ minutes: 3 }] } });
});
