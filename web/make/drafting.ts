import { createStore } from 'zustand/vanilla';
import * as words from '#words/make/make';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { messageOf } from '../../src/parameters/thrown.ts';
import { newId } from '../browser/new-id.ts';
import { type Entry, entriesOf, entryOf, keepEntry, onKeptChange, removeEntry } from '../kept/entries.ts';
import {
  type DraftQuestion,
  type DraftStep,
  LESSON_DRAFTS,
  type LessonDraft,
  MINUTES_A_STEP,
  MOST_DRAFT_STEPS,
  MOST_FACTS,
} from '../kept/lesson-drafts.ts';
import { offerWayBack } from '../kept/way-back.ts';
import { hasProgram } from '../store/programs.ts';
import { chosenLane, hidesWorld } from '../store/run/lane-data.ts';
import type { LabState } from '../store/state.ts';
import { lab } from '../store/store.ts';
import { runWhole } from '../worker/lesson/lesson-client.ts';
import { factsOf } from './facts.ts';
import { stepTitle } from './lesson-files.ts';

const EMPTY: LessonDraft = { title: '', goal: '', minutes: MINUTES_A_STEP, next: 1, steps: [] };

interface Drafting {
  /** Under which the draft is kept. */
  readonly id: string;
  readonly draft: LessonDraft;
  /** Id of the step being written; null: none. */
  readonly open: number | null;
  /** Why the draft is not kept, in a sentence; null: it is. */
  readonly fault: string | null;
}

const begun = (): Drafting => ({ id: newId(), draft: EMPTY, open: null, fault: null });

export const drafting = createStore<Drafting>()(begun);

let follows = false;
/** Text of the open draft as it was kept when this tab saw it last; another one that is found under its id is set aside. */
let known: string | null = null;

/** Takes up the draft that was changed last, and follows it through changes in other tabs, as long as the page is open. */
export function followDraft(): void {
  if (follows) takeUp();
  else {
    follows = true;
    onKeptChange(takeUp);
    openNewest();
  }
}

/** The kept drafts, the one changed last first. */
export const keptDrafts = (): readonly Entry<LessonDraft>[] => entriesOf(LESSON_DRAFTS);

function openNewest(): void {
  try {
    const [newest] = keptDrafts();
    if (newest) openDraft(newest);
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}

export function openDraft({ id, value }: Entry<LessonDraft>): void {
  known = JSON.stringify(value);
  drafting.setState({ id, draft: value, open: value.steps[0]?.id ?? null, fault: null });
}

function takeUp(): void {
  const { id, draft, fault } = drafting.getState();
  // What could not be kept is newer.
  if (fault !== null) return;
  try {
    const kept = entryOf(LESSON_DRAFTS, id);
    known = JSON.stringify(kept);
    if (kept && known !== JSON.stringify(draft)) show(kept);
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
  const { id, draft: before } = drafting.getState();
  const draft = { ...before, ...change };
  show(draft);
  try {
    // What could not be read again is not written over what can.
    const read = LESSON_DRAFTS.read(draft);
    setAside(id);
    keepEntry(LESSON_DRAFTS, id, read);
    known = JSON.stringify(read);
    drafting.setState({ fault: null });
  } catch (error) {
    drafting.setState({ fault: messageOf(error) });
  }
}

/** Keeps what another tab has written to this draft since under an id of its own. */
function setAside(id: string): void {
  const there = entryOf(LESSON_DRAFTS, id);
  if (there && JSON.stringify(there) !== known) keepEntry(LESSON_DRAFTS, newId(), there);
}

/** Begins another draft; this one stays among those that are kept. */
export const startAgain = (): void => drafting.setState(begun());

/** Removes the open draft and opens the newest that is left, or none. @returns how to put it back */
export function removeDraft(): () => void {
  const { id, draft } = drafting.getState();
  const putBack = removeEntry(LESSON_DRAFTS, id);
  startAgain();
  openNewest();
  return () => {
    putBack();
    openDraft({ id, value: draft });
  };
}

/** Puts a whole draft beside those that are kept, and opens it. */
export function addDraft(draft: LessonDraft): void {
  startAgain();
  changeDraft(draft);
}

export const openDraftStep = (id: number): void => drafting.setState({ open: id });

export function changeStep(
  id: number,
  change: Partial<DraftStep> | ((step: DraftStep) => Partial<DraftStep>),
): void {
  const { steps } = drafting.getState().draft;
  const changed = (step: DraftStep) => ({
    ...step,
    ...(typeof change === 'function' ? change(step) : change),
  });
  if (steps.some((step) => step.id === id))
    changeDraft({ steps: steps.map((step) => (step.id === id ? changed(step) : step)) });
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
  changeDraft({ steps, next: draft.next + 1 });
  openDraftStep(step.id);
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
      minutes: MINUTES_A_STEP,
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

/** Runs of steps that were asked for their numbers, by draft and step. */
const asked = new Set<string>();

/** Runs a step’s scenario for its numbers, unless it has them. A program is not run unasked. */
export async function readNumbers(step: DraftStep): Promise<void> {
  const { id } = drafting.getState();
  const key = `${id} ${step.id}`;
  const { scene, lane, t } = step;
  const scenario: Scenario = { ...scene, title: step.run, view: { step: t, lane, regret: 'total' } };
  if (asked.has(key) || hasAll(step) || hasProgram(scenario)) return;
  asked.add(key);
  const { candidates, records } = await runWhole(scenario).answer;
  const found = factsOf({
    ...{ scenario, t, candidates, truthShown: true, seeds: 0 },
    ...{ records: (lane) => records.get(lane) ?? [], truth: () => null, frame: () => null },
    ...{ paid: () => null, seedRegrets: () => [] },
  });
  if (drafting.getState().id !== id) return void asked.delete(key);
  const { kind, dimension } = candidates;
  changeStep(step.id, ({ facts }) => ({
    line: kind === 'grid' && dimension === 1,
    // Those that are cited keep their names.
    facts: [...facts, ...found.filter(({ of }) => !facts.some((one) => one.of === of))].slice(0, MOST_FACTS),
  }));
}

/** A step of which less is known has only the numbers that it cites: every lane has these. */
const hasAll = ({ facts, scene }: DraftStep): boolean => facts.length >= 3 * scene.lanes.length;

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
  const { id: of, draft } = drafting.getState();
  const at = draft.steps.findIndex((step) => step.id === id);
  const removed = draft.steps[at];
  if (!removed) return;
  changeDraft({ steps: draft.steps.filter((step) => step !== removed) });
  offerWayBack(words.stepRemoved(stepTitle(removed, at)), () => {
    if (drafting.getState().id !== of)
      openDraft({ id: of, value: entryOf(LESSON_DRAFTS, of) ?? { ...draft, steps: [] } });
    const now = drafting.getState().draft.steps;
    if (now.length >= MOST_DRAFT_STEPS) throw new Error(words.fullDraft(MOST_DRAFT_STEPS));
    changeDraft({ steps: [...now.slice(0, at), removed, ...now.slice(at)] });
    openDraftStep(id);
  });
}
