import * as words from '#words/time/transport';
import { goToChange } from '../../store/actions/time.ts';
import { toggleViewOption } from '../../store/actions/view.ts';
import { useChanges, useLocked, useViewOptions } from '../../store/hooks.ts';
import { IconEye } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/overlay/open-button.tsx';

/** Menu of the view options, and of the ways to the run's changes. */
export function ViewMenu() {
  const { hide, pause } = useViewOptions();
  const locked = useLocked();
  const { ahead, behind } = useChanges();
  return (
    <MenuButton
      button={{
        className: hide ? 'btn icon on' : 'btn icon',
        'aria-label': words.whatIsShown,
        title: words.whatIsShown,
        face: <IconEye shut={hide !== undefined} />,
      }}
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
