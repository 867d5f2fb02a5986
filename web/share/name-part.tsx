import * as words from '#words/share/share';
import { shownTitle } from '../registry/titles.ts';
import { endGesture } from '../store/actions/edit.ts';
import { renameScenario } from '../store/actions/scenario-name.ts';
import { useEditedScenario, useLocked } from '../store/hooks.ts';
import { chooseShareOptions } from './options.ts';
import type { ShareOptions } from './shared-scenario.ts';
import { Way } from './way.tsx';

/** Most letters of a name that fit on one line above the lanes. */
const LONGEST_NAME = 60;

/** Field for the run's name, used here and in the link. */
export function NamePart({ options }: { readonly options: ShareOptions }) {
  const { title } = useEditedScenario();
  const rename = (name: string) => {
    renameScenario(name);
    // Renaming keeps the chosen options, although it changes the scenario.
    chooseShareOptions(options);
  };
  return (
    <Way name={words.name}>
      <input
        className="share-name"
        aria-label={words.nameLabel}
        value={shownTitle(title)}
        maxLength={LONGEST_NAME}
        disabled={useLocked()}
        onChange={(event) => rename(event.target.value)}
        onBlur={endGesture}
      />
    </Way>
  );
}
