import * as words from '#words/share/share';
import { endGesture } from '../store/actions/edit.ts';
import { renameScenario } from '../store/actions/scenario-name.ts';
import { useEditedScenario, useLocked } from '../store/hooks.ts';
import { chooseShareOptions } from './options.ts';
import type { ShareOptions } from './shared-scenario.ts';
import { Way } from './way.tsx';

/** Letters of a name: more do not stand in one line above the lanes. */
const LONGEST_NAME = 60;

/** What the run is called here, in the link and at its receiver's. */
export function NamePart({ options }: { readonly options: ShareOptions }) {
  const { title } = useEditedScenario();
  const rename = (name: string) => {
    renameScenario(name);
    // A run of another name is the same run: what was ticked stays.
    chooseShareOptions(options);
  };
  return (
    <Way name={words.name}>
      <input
        className="share-name"
        aria-label={words.nameLabel}
        value={title}
        maxLength={LONGEST_NAME}
        disabled={useLocked()}
        onChange={(event) => rename(event.target.value)}
        onBlur={endGesture}
      />
    </Way>
  );
}
