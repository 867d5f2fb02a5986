import { createStore } from 'zustand/vanilla';
import * as words from '#words/make/make';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { newId } from '../browser/new-id.ts';
import { measuredRun } from '../course/measured-run.ts';
import { type Entry, entriesOf, entryOf, keepEntry, onKeptChange, removeEntry } from '../kept/entries.ts';
import {
  type DraftQuestion,
  type DraftStep,
  LESSON_DRAFTS,
  type LessonDraft,
  MOST_DRAFT_STEPS,
} from '../kept/lesson-drafts.ts';
import { offerWayBack } from '../kept/way-back.ts';
import { allLanes, chosenLane, drawn, drawnWorld, hidesWorld } from '../store/run/lane-data.ts';
import type { LabState } from '../store/state.ts';
import { lab } from '../store/store.ts';
import { factsOf } from './facts.ts';
import { stepTitle } from './lesson-files.ts';

/** The id of the draft in work; others have random ones. */
const ID = 'draft';
/** Minutes of a lesson, for each step. */
const MINUTES_A_STEP = 3;

const EMPTY: LessonDraft = { title: '', goal: '', minutes: MINUTES_A_STEP, next: 1, steps: [] };

interface Drafting {
  readonly draft: LessonDraft;
  /** Id of the step being written; null: none. */
  readonly open: number | null;
  /** Why the draft is not kept, in a sentence; null: it is. */
  readonly fault: string | null;
}

export const drafting = createStore<Drafting>()(() => ({ draft: EMPTY, open: null, fault: null }));

let follows = false;
/** Text of the kept draft that this tab has seen last; another one that is found is set aside. */
let known: string | null = null;

/** Takes up the draft that this browser keeps, and follows it through changes in other tabs, as long as the page is open. */
export function followDraft(): void {
  takeUp();
  if (!follows) onKeptChange(takeUp);
  follows = true;
}

function takeUp(): void {
  // What could not be kept is newer.
  if (drafting.getState().fault !== null) return;
  try {
    const kept = entryOf(LESSON_DRAFTS, ID);
    known = JSON.stringify(kept);
    if (kept && known !== JSON.stringify(drafting.getState().draft)) show(kept);
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}

/** Shows a draft; a step that is not in it is not open. */
function show(draft: LessonDraft): void {
  const { open } = drafting.getState();
  const still = draft.steps.some(({ id }) => id === open);
  drafting.setState({ draft, open: still ? open : (draft.steps[0]?.id ?? null) });
}

/** Changes the draft and keeps it. */
export function changeDraft(change: Partial<LessonDraft>): void {
  const draft = { ...drafting.getState().draft, ...change };
  show(draft);
  try {
    // What could not be read again is not written over what can.
    const read = LESSON_DRAFTS.read(draft);
    setAside();
    keepEntry(LESSON_DRAFTS, ID, read);
    known = JSON.stringify(read);
    drafting.setState({ fault: null });
  } catch (error) {
    drafting.setState({ fault: messageOf(error) });
  }
}

/** Keeps what another tab has written since under an id of its own. */
function setAside(): void {
  const there = entryOf(LESSON_DRAFTS, ID);
  if (there && !isEmpty(there) && JSON.stringify(there) !== known) keepEntry(LESSON_DRAFTS, newId(), there);
}

const isEmpty = ({ title, goal, steps }: LessonDraft): boolean => !title && !goal && steps.length === 0;

/** Drafts that were set aside, newest first; none where storage is refused. */
export function otherDrafts(): readonly Entry<LessonDraft>[] {
  try {
    return entriesOf(LESSON_DRAFTS).filter(({ id }) => id !== ID);
  } catch {
    return [];
  }
}

/** Takes up another draft; the one in work is set aside. */
export const openOther = ({ value }: Entry<LessonDraft>): void => replaceDraft(value);

/** Removes what was set aside and is the draft in work again. */
function dropCopies(): void {
  if (drafting.getState().fault !== null) return;
  for (const { id, value } of otherDrafts())
    if (JSON.stringify(value) === known) removeEntry(LESSON_DRAFTS, id);
}

export const openDraftStep = (id: number): void => drafting.setState({ open: id });

export function changeStep(id: number, change: Partial<DraftStep>): void {
  const { steps } = drafting.getState().draft;
  changeDraft({ steps: steps.map((step) => (step.id === id ? { ...step, ...change } : step)) });
}

export function changeQuestion({ id, question }: DraftStep, change: Partial<DraftQuestion>): void {
  changeStep(id, { question: { ...question, ...change } });
}

/** Adds the run in the lanes as a step, at the step shown, and opens it. */
export function addRun(): void {
  const { draft } = drafting.getState();
  const state = lab.getState();
  if (draft.steps.length >= MOST_DRAFT_STEPS || !canBeTaken(state)) return;
  const step = stepFrom(state, draft.next);
  const steps = [...draft.steps, step];
  changeDraft({ steps, next: draft.next + 1, minutes: Math.min(60, MINUTES_A_STEP * steps.length) });
  openDraftStep(step.id);
  readWhenRun(step.id, state.scenario);
}

/** Whether the run in the lanes can become a step: not one that its sender keeps shut. */
export const canBeTaken = (state: LabState): boolean =>
  state.scenario.lanes.length > 0 && state.scenario.view.lock === undefined && !hidesWorld(state);

function stepFrom(state: LabState, id: number): DraftStep {
  const { title, view: _, ...scene } = state.scenario;
  return {
    ...{
      id,
      title: '',
      say: '',
      after: '',
      t: state.t,
      afterwards: 0,
      lane: chosenLane(state) ?? 'A',
      panel: 'none',
    },
    without: state.t < scene.horizon ? ['future'] : [],
    question: { kind: 'none', ask: '', options: ['', ''], right: 1, says: '' },
    ...{ scene, run: title.slice(0, 200), line: false, facts: [] },
  };
}

/** Reads the numbers of the run, once it has been computed, into the step; another run in the lanes ends this. */
function readWhenRun(id: number, scenario: Scenario): void {
  const read = () => {
    const state = lab.getState();
    const other = state.scenario !== scenario;
    if (!other && (state.shown !== scenario || !isRun(state))) return;
    stop();
    if (other) return;
    const { kind, dimension } = drawnWorld(state)?.candidates ?? {};
    changeStep(id, {
      line: kind === 'grid' && dimension === 1,
      facts: factsOf(measuredRun(state, true)),
    });
  };
  const stop = lab.subscribe(read);
  read();
}

const isRun = (state: LabState): boolean =>
  drawnWorld(state) !== null &&
  allLanes(drawn(state)).every(({ run: { status, records } }) => status !== 'running' && records.length > 0);

/** Moves a step to another place of the order, from 0. */
export function moveStep(id: number, to: number): void {
  const { steps } = drafting.getState().draft;
  const moved = steps.find((step) => step.id === id);
  if (!moved || to < 0 || to >= steps.length) return;
  const others = steps.filter((step) => step !== moved);
  changeDraft({ steps: [...others.slice(0, to), moved, ...others.slice(to)] });
}

/** Removes a step, and offers to put it back where it was. */
export function removeStep(id: number): void {
  const { steps } = drafting.getState().draft;
  const at = steps.findIndex((step) => step.id === id);
  const removed = steps[at];
  if (!removed) return;
  changeDraft({ steps: steps.filter((step) => step !== removed) });
  offerWayBack(words.stepRemoved(stepTitle(removed, at)), () => {
    const now = drafting.getState().draft.steps;
    if (now.length >= MOST_DRAFT_STEPS) throw new Error(words.fullDraft(MOST_DRAFT_STEPS));
    changeDraft({ steps: [...now.slice(0, at), removed, ...now.slice(at)] });
    openDraftStep(id);
  });
}

function replaceDraft(by: LessonDraft): void {
  const { draft } = drafting.getState();
  known = null;
  changeDraft(by);
  dropCopies();
  offerWayBack(words.draftReplaced, () => replaceDraft(draft));
}

/** Begins another lesson, and offers to go back to this one. */
export function startAgain(): void {
  replaceDraft({ ...EMPTY, next: drafting.getState().draft.next });
}
