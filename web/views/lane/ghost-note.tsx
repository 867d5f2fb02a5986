import * as words from '#words/views/lane';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { useScenario } from '../../store/hooks.ts';
import { dismissGhost, type Ghost, ghostLanes, ghostWords } from '../../store/run/ghost.ts';
import { IconClose } from '../../ui/icons.tsx';
import { SettingText } from '../../ui/setting-text.tsx';

interface GhostNoteProps {
  readonly letter: LaneLetter;
  readonly ghost: Ghost;
}

/** Label of the thin line, with a button to dismiss it. */
export function GhostNote({ letter, ghost }: GhostNoteProps) {
  const scenario = useScenario();
  if (!ghostLanes(ghost, scenario).some((lane) => lane.letter === letter)) return null;
  return (
    <button
      type="button"
      className="ghost-note"
      aria-label={words.dismissThinLine(ghostWords(ghost))}
      title={words.dismissThinLineKey}
      onClick={dismissGhost}
    >
      <svg className="chart" width="18" height="8" aria-hidden="true">
        <path className="ghost-line" d="M0 4h18" />
      </svg>
      <span>
        {words.before}
        <span className="then">
          : <SettingText text={ghost.then} />
        </span>
      </span>
      <IconClose />
    </button>
  );
}
