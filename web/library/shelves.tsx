import * as words from '#words/library/library';
import { noVerdict } from '#words/library/papers';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { experimentById } from '../../src/experiments/registry.ts';
import type { ShownVerdict } from '../../src/experiments/report/recorded.ts';
import { VERDICTS } from '../../src/experiments/report/verdict.ts';
import type { Experiment } from '../../src/experiments/spec.ts';
import { listed } from '../../words/listed.ts';
import { loaded } from '../browser/load-fault.ts';
import { progressIn } from '../course/progress.ts';
import { SELF_TEST } from '../course/registry.ts';
import { readPictures } from '../kept/kept-pictures.ts';
import { openKept } from '../kept/runs/open-kept.ts';
import type { Kept } from '../kept/runs/shelf.ts';
import { listName, paperMark } from '../readings/papers/papers.ts';
import { verdictCounts, verdictName } from '../readings/papers/verdicts.ts';
import { algorithmById, objectiveById } from '../registry/known.ts';
import { shownTitle } from '../registry/titles.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { leaveForRun, openOwn, openPlace } from '../store/address/place.ts';
import { notify } from '../store/page.ts';
import { RECORDED, SCENE_PICTURES } from '../thumbnails/gen/pictures.ts';
import type { RecordedPaper } from '../thumbnails/recorded-paper.ts';
import { IconCheck } from '../ui/late-icons.tsx';
import { VerdictGlyph } from '../ui/verdict-glyph.tsx';
import type { Entry, Shelf } from './entry.ts';
import { type LessonEntry, lessonEntries } from './lessons.ts';

export function lessonsShelf(onRemoved: () => void): Shelf {
  const lessons = lessonEntries();
  const unfinished = lessons.filter(({ done, steps }) => done < steps);
  const next = unfinished.find((lesson) => lesson.begun) ?? unfinished[0];
  const best = progressIn(SELF_TEST)?.right;
  const begun = lessons.some((lesson) => lesson.begun);
  return {
    name: 'lessons',
    title: words.lessons,
    note: (
      <>
        {begun && next && (
          <>
            {words.goOnWith} <b>{next.title}</b>,{' '}
          </>
        )}
        <button type="button" onClick={() => openPlace({ name: 'lesson', detail: SELF_TEST })}>
          {best === undefined ? words.selfTest : words.selfTestBest(best)}
        </button>
        <button type="button" onClick={() => openPlace({ name: 'teacher', detail: '' })}>
          {words.forTeachers}
        </button>
        <button type="button" className="shelf-way" onClick={chooseOwnLesson}>
          {words.openZip}
        </button>
        <button type="button" onClick={() => openPlace({ name: 'make', detail: '' })}>
          {words.makeLesson}
        </button>
      </>
    ),
    entries: lessons.map((lesson) => lessonEntry(lesson, begun && lesson === next, onRemoved)),
  };
}

function chooseOwnLesson(): void {
  loaded(import('../course/own/take.ts'), 'lessons').then(
    ({ chooseLesson }) => chooseLesson(),
    (error: Error) => notify({ kind: 'error', text: error.message, actions: [] }),
  );
}

function lessonEntry(lesson: LessonEntry, next: boolean, onRemoved: () => void): Entry {
  const { id, title, number, needs, line, goal, steps, done, picture, open, remove } = lesson;
  const state = stateOf(lesson);
  const aside =
    done === steps ? (
      <span className="done">
        {remove && words.own} <IconCheck /> {words.done}
      </span>
    ) : remove ? (
      words.ownState(state)
    ) : (
      state
    );
  return {
    ...{ id: `lesson ${id}`, name: title, line, words: goal, picture, open, aside, next },
    told: remove ? words.ownState(state) : words.toldInCourse({ number, state }),
    ...(!remove && { number }),
    ...(needs.length > 0 && { needs: words.needs(listed(needs)) }),
    ...(remove && {
      remove: () => {
        remove();
        onRemoved();
      },
    }),
    ...(done > 0 && done < steps && { progress: done / steps }),
  };
}

/** How far it is; its minutes where it has not been opened. */
function stateOf({ begun, done, steps, minutes }: LessonEntry): string {
  if (!begun) return words.minutes(minutes);
  return done === steps ? words.done : words.stepsDone({ done, steps });
}

export const scenesShelf = (): Shelf => ({
  name: 'scenes',
  title: words.scenes,
  entries: SCENES.map(({ id, name, line, opens, scenario }) => ({
    id: `scene ${id}`,
    name: shownTitle(name),
    line,
    words: wordsOf(scenario),
    picture: SCENE_PICTURES[id] ?? null,
    open: () => {
      leaveForRun();
      openScenario(scenario, opens === undefined);
      if (opens) openPlace({ name: opens, detail: '' });
    },
  })),
});

/** The algorithms of the lanes, and the objective. */
function wordsOf({ lanes, objective }: Scenario): string {
  const algorithms = lanes.map(({ algorithm }) => algorithmById(algorithm)?.name ?? algorithm);
  return [...algorithms, objectiveById(objective.id)?.name ?? ''].join(' ');
}

export const papersShelf = (): Shelf => ({
  name: 'papers',
  title: words.papers,
  note: (
    <>
      <i className="printed" aria-hidden="true" /> {words.printed} <i className="ours" aria-hidden="true" />{' '}
      {words.ours}
      {VERDICTS.map((verdict) => (
        <span key={verdict}>
          <VerdictGlyph verdict={verdict} size={11} /> {verdictName(verdict)}
        </span>
      ))}
    </>
  ),
  entries: RECORDED.flatMap((paper) => {
    const experiment = experimentById(paper.id);
    return experiment ? [paperEntry(paper, experiment)] : [];
  }),
});

function paperEntry({ id, verdicts, ours, rows, picture }: RecordedPaper, experiment: Experiment): Entry {
  const { figure, about, line } = listName(experiment);
  return {
    id: `paper ${id}`,
    name: `${paperMark(experiment)}, ${shownTitle(figure)}`,
    line,
    words: [about, experiment.title, experiment.source, ...rows].join(' '),
    picture,
    open: () => openPlace({ name: 'papers', detail: id }),
    aside: verdicts.some(Boolean) ? bestFirst(verdicts) : noVerdict,
    told: verdictCounts(verdicts, ours),
  };
}

function bestFirst(verdicts: readonly ShownVerdict[]) {
  const claims = verdicts.map((verdict, place) => ({ verdict, place }));
  const order = ({ verdict }: (typeof claims)[number]) =>
    verdict ? VERDICTS.indexOf(verdict) : VERDICTS.length;
  return claims
    .toSorted((a, b) => order(a) - order(b))
    .map(({ place, verdict }) => <VerdictGlyph key={place} verdict={verdict} size={11} />);
}

/** The runs that this browser keeps, and a way to a new objective. */
export function yoursShelf(kept: readonly Kept[], onRemove: (id: string) => void): Shelf {
  const pictures = readPictures(
    'runs',
    kept.map(({ id }) => id),
  );
  return {
    name: 'yours',
    title: words.yours,
    note: (
      <button type="button" className="shelf-way" onClick={() => openPlace({ name: 'yours', detail: '' })}>
        {words.keepThis}
      </button>
    ),
    entries: [
      ...kept.map((run) => keptEntry(run, pictures.get(run.id) ?? null, onRemove)),
      {
        id: 'new',
        name: words.newObjective,
        line: words.aboutNewObjective,
        words: '',
        picture: null,
        open: openOwn,
        adds: true,
      },
    ],
  };
}

function keptEntry(
  { id, name, about, day, link }: Kept,
  picture: Entry['picture'],
  onRemove: (id: string) => void,
): Entry {
  return {
    id: `kept ${id}`,
    name,
    line: about.split(' · ').slice(1).join(' · '),
    words: `${about} ${day}`,
    picture,
    open: () => openKept(link),
    remove: () => onRemove(id),
    file: () => new Blob([link], { type: 'text/plain' }),
  };
}
