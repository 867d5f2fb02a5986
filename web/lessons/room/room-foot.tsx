import { type ClipboardEvent, type FormEvent, useEffect, useRef } from 'react';
import * as words from '#words/lessons/room';
import * as served from '#words/lessons/served';
import { LONGEST_TEXT } from '../../../src/lessons/codes/read-text.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { download } from '../../browser/download.ts';
import { fileName } from '../../browser/file-name.ts';
import { useLesson } from '../../course/state.ts';
import { RoomLink } from '../served/room-link.tsx';
import { servedRoom } from '../served/served-room.ts';
import { toggleJoining, useJoining } from './joining.ts';
import { readText, useCounts, useFound, useGuesses } from './room.ts';
import { nextQuestion, startOver, toggleTruth, toNextQuestion } from './room-keys.ts';

interface FootProps {
  readonly lesson: Lesson;
  readonly at: number;
}

/** The field for pasted, dropped or typed codes; how many were read; the truth, and the next question. */
export function RoomFoot({ lesson, at }: FootProps) {
  const { predict } = lesson.steps[at];
  const asks = predict !== undefined;
  const answered = useLesson((state) => state.answers[state.at] !== undefined);
  const none = useGuesses().length === 0;
  const next = useLesson(nextQuestion);
  useDroppedText();
  return (
    <footer className={servedRoom ? 'class-foot of-room' : 'class-foot'}>
      <TextField />
      <Counts />
      <span className="grow" />
      <Kept lesson={lesson} at={at} />
      {asks && servedRoom && <Address />}
      {asks && (
        <button
          type="button"
          className="btn line"
          disabled={none && predict.number !== undefined}
          onClick={toggleTruth}
        >
          {answered ? words.hideTruth : words.showTruth} <kbd>T</kbd>
        </button>
      )}
      <button type="button" className="btn line" disabled={next === null} onClick={toNextQuestion}>
        {words.nextQuestion} <kbd>→</kbd>
      </button>
    </footer>
  );
}

function Address() {
  const shown = useJoining(false);
  return (
    <button type="button" className="btn line" aria-pressed={shown} onClick={toggleJoining}>
      {served.address} <kbd>Q</kbd>
    </button>
  );
}

/** Takes a whole chat by paste, or a typed code and Enter. It is cleared at once, so that no name stays on the wall. */
function TextField() {
  const field = useRef<HTMLInputElement>(null);
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    readText(event.clipboardData.getData('text/plain'));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current?.value) return;
    readText(field.current.value);
    field.current.value = '';
  };
  return (
    <form className="class-paste" onSubmit={onSubmit}>
      <input
        ref={field}
        className="class-field"
        aria-label={words.pasteHere}
        placeholder={servedRoom ? served.paste : words.pasteHere}
        autoComplete="off"
        spellCheck={false}
        onPaste={onPaste}
      />
      <kbd>V</kbd>
    </form>
  );
}

function Counts() {
  const { all, elsewhere } = useCounts();
  const found = useFound();
  return (
    <p className="class-counts" role="status">
      <span>{found === 0 ? words.noCode : words.codesRead(all)}</span>
      {elsewhere > 0 && <span>{words.ofAnotherStep(elsewhere)}</span>}
      <span>{words.noNames}</span>
      {servedRoom?.token && <RoomLink room={servedRoom} take={readText} />}
    </p>
  );
}

/** Saves the guesses in a file, without names and devices, and only on request. */
function Kept({ lesson, at }: FootProps) {
  const guesses = useGuesses();
  if (useCounts().all === 0) return null;
  const save = () =>
    download(
      new Blob([
        `${guesses.map((values) => values.map((value) => value ?? 'never').join(',')).join('\n')}\n`,
      ]),
      `${fileName(lesson.title)}-${at + 1}-guesses.csv`,
    );
  return (
    <>
      <button type="button" className="btn" onClick={startOver}>
        {words.startOver}
      </button>
      <button type="button" className="btn" disabled={guesses.length === 0} onClick={save}>
        {words.save}
      </button>
    </>
  );
}

/** Reads a text or file dropped anywhere for its codes; it is not opened as a scenario or table here. */
function useDroppedText(): void {
  useEffect(() => {
    const onDrop = (event: DragEvent) => {
      const { files } = event.dataTransfer ?? {};
      const text = event.dataTransfer?.getData('text/plain');
      if (!files?.length && !text) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (text) readText(text);
      for (const file of files ?? []) void readFile(file);
      // Removes the note about a file being dragged over the page.
      dispatchEvent(new DragEvent('dragleave'));
    };
    const onOver = (event: DragEvent) => event.preventDefault();
    addEventListener('drop', onDrop, true);
    addEventListener('dragover', onOver, true);
    return () => {
      removeEventListener('drop', onDrop, true);
      removeEventListener('dragover', onOver, true);
    };
  }, []);
}

/** Reads at most as much of a file as of a text. */
const readFile = (file: File): Promise<void> =>
  file
    .slice(0, 4 * LONGEST_TEXT)
    .text()
    .then(readText, () => readText(''));
