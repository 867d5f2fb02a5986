import type { ReactNode } from 'react';
import * as words from '#words/lessons/room';
import * as served from '#words/lessons/served';
import { type Lesson, OWN } from '../../../src/lessons/lesson.ts';
import { lessonLink } from '../../course/own/take.ts';
import { fragmentOf } from '../../store/address/place-name.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { fitsARoom, QrCode } from '../../ui/qr-code.tsx';
import { detailFor } from '../audience.ts';
import { servedRoom } from '../served/served-room.ts';

interface JoinProps {
  readonly lesson: Lesson;
  /** Number of the step, from 1. */
  readonly step: number;
  /** What stands above the code: the answers of a choice. */
  readonly children?: ReactNode;
}

/** Before the first guess: where the class finds the question, and how its guesses get here. */
export function Join({ lesson, step, children }: JoinProps) {
  const address = classLink(lesson.name, step);
  // A file opened from a folder has no address that others could open.
  const hosted = location.protocol.startsWith('http');
  return (
    <aside className="class-join" aria-label={words.howToJoin}>
      {children}
      {hosted && fitsARoom(address) && <QrCode text={address} />}
      <p>{servedRoom ? served.join : words.join}</p>
      {hosted && <CopyField label={words.classLink} text={address} />}
    </aside>
  );
}

/** The address for students, where a guess becomes a code before its answer is shown; it contains an imported lesson. */
const classLink = (name: string, step: number): string =>
  name.startsWith(OWN)
    ? detailFor(lessonLink(name, step), 'class')
    : location.href.split('#')[0] +
      fragmentOf({ name: 'lesson', detail: detailFor(`${name}.${step}`, 'class') });
