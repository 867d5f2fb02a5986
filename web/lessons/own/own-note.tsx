import * as words from '#words/lessons/own-lesson';
import { lessonLink } from '../../course/own/take.ts';
import { CopyField } from '../../ui/copy-field.tsx';

/** Note that a lesson was imported, with the link to share it. */
export const OwnNote = ({ name, step }: { readonly name: string; readonly step: number }) => (
  <div className="lesson-own">
    <p className="note">{words.notOfTheCourse}</p>
    <details>
      <summary>{words.handOn}</summary>
      <CopyField label={words.link} text={lessonLink(name, step)} />
    </details>
  </div>
);
