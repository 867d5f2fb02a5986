import './lock-note.css';
import * as words from '#words/page/lock-note';
import { unlockCopy } from '../store/actions/edit.ts';
import { useHidesWorld, useLocked } from '../store/hooks.ts';

/** Note that the controls are locked or part of the page is left out, with a button for an unlocked copy. */
export function LockNote({ controls }: { controls?: boolean | undefined }) {
  const locked = useLocked();
  if (controls) return locked && <LockedControls />;
  return (
    <p className="lock-note">
      {locked ? words.locked : words.partial}
      <button type="button" className="go" onClick={unlockCopy}>
        {locked ? words.unlockCopy : words.showAll}
      </button>
    </p>
  );
}

/** Note above locked controls: who has locked them, and what is not locked. */
function LockedControls() {
  const hidden = useHidesWorld();
  return (
    <div className="locked-controls">
      <p className="note">{words.lockedBySender}</p>
      {hidden && <p className="note">{words.worldHidden}</p>}
      <button type="button" className="btn line" onClick={unlockCopy}>
        {words.unlockCopy}
      </button>
    </div>
  );
}
