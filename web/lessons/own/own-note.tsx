import { CopyField } from '../../share/copy-field.tsx';
import { lessonLink } from './take.ts';

/** What a lesson from elsewhere is, and the link that hands it on. */
export const OwnNote = ({ name, step }: { readonly name: string; readonly step: number }) => (
  <div className="lesson-own">
    <p className="note">Not part of the course: its statements have not been recomputed.</p>
    <details>
      <summary>Hand it on</summary>
      <CopyField label="Link that carries this lesson" text={lessonLink(name, step)} />
    </details>
  </div>
);
