import './code.css';
import { useState } from 'react';
import * as words from '#words/lessons/code';
import * as served from '#words/lessons/served';
import { writeCode } from '../../../src/lessons/codes/answer-code.ts';
import { tagOf } from '../../../src/lessons/codes/question.ts';
import { type Answer, type LessonState, stepOf, useLesson } from '../../course/state.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { SendButton } from '../served/send-button.tsx';
import { servedRoom } from '../served/served-room.ts';
import { device } from './device.ts';

/** The code of the guess at the open step, to read out, copy or scan; in a served room, to send with one press. */
export function CodeOfGuess({ values }: { readonly values: Answer['values'] }) {
  const code = useLesson((state) => codeIn(state, values));
  const groups = code.split('-');
  return (
    <div className="guess-code">
      <p className="guess-groups">
        {groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one code have no other identity
          <span key={i}>{group} </span>
        ))}
      </p>
      {servedRoom && <SendButton room={servedRoom} code={code} />}
      <div className="guess-ways">
        <div>
          <p className="say">{servedRoom ? served.orReadItOut : words.readItOut}</p>
          <Copy code={code} />
        </div>
        <QrCode text={code} />
      </div>
    </div>
  );
}

const codeIn = (state: LessonState, values: Answer['values']): string =>
  writeCode({
    tag: tagOf(state.lesson?.name ?? '', state.at + 1),
    device: device(),
    values,
    choice: stepOf(state)?.predict?.choice !== undefined,
  });

/** Copies the code to the clipboard; where the browser refuses, says so and the code can be read out. */
function Copy({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState<{ code: string; well: boolean } | null>(null);
  const now = copied?.code === code ? copied : null;
  const copy = () =>
    (navigator.clipboard?.writeText(code) ?? Promise.reject(new TypeError())).then(
      () => setCopied({ code, well: true }),
      () => setCopied({ code, well: false }),
    );
  return (
    <>
      <button type="button" className="btn line" onClick={copy}>
        {now?.well ? words.copied : words.copy}
      </button>
      <span role="status" className={now && !now.well ? 'note' : 'visually-hidden'}>
        {now && (now.well ? words.copied : words.copyRefused)}
      </span>
    </>
  );
}
