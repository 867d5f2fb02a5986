import * as words from '#words/time/view-entries';
import { useIsLine } from '../../answers/paths/path-draws.ts';
import { showPaths } from '../../answers/paths/show-paths.ts';
import { usePathParts } from '../../plot/sample-paths.ts';
import { goToChange } from '../../store/actions/time.ts';
import { toggleViewOption } from '../../store/actions/view.ts';
import { useChanges, useLocked, useViewOptions } from '../../store/hooks.ts';
import { lateOverlay } from '../../ui/overlay/late.tsx';
import type { Opening } from '../../ui/overlay/spec.ts';

const LateMenu = lateOverlay((overlays) => overlays.LateMenu);

/** The view options, and the ways to the run's changes. */
export function ViewEntries(opening: Opening) {
  const { hide, pause } = useViewOptions();
  const locked = useLocked();
  const { ahead, behind } = useChanges();
  const paths = usePathParts() !== null;
  const line = useIsLine();
  return (
    <LateMenu
      {...opening}
      position="top-start"
      className="choices"
      entries={[
        {
          id: 'hide',
          label: words.hideFuture,
          note: words.hideFutureNote,
          checked: hide !== undefined,
          disabled: locked,
          onChoose: () => toggleViewOption('hide'),
        },
        {
          id: 'pause',
          label: words.pauseAtChanges,
          note: words.pauseAtChangesNote,
          checked: pause !== undefined,
          disabled: locked,
          onChoose: () => toggleViewOption('pause'),
        },
        {
          id: 'paths',
          label: words.samplePaths,
          note: words.samplePathsNote,
          checked: paths,
          disabled: locked || !line,
          onChoose: () => showPaths(!paths),
        },
        {
          id: 'next',
          label: <Keyed name={words.nextChange} hotkey="N" />,
          disabled: ahead === null,
          onChoose: () => goToChange(1),
        },
        {
          id: 'previous',
          label: <Keyed name={words.previousChange} hotkey="P" />,
          disabled: behind === null,
          onChoose: () => goToChange(-1),
        },
      ]}
    />
  );
}

const Keyed = ({ name, hotkey }: { name: string; hotkey: string }) => (
  <>
    {name} <kbd>{hotkey}</kbd>
  </>
);
