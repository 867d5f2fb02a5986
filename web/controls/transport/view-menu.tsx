import { goToChange } from '../../store/actions/time.ts';
import { toggleViewOption } from '../../store/actions/view.ts';
import { useChanges, useLocked, useViewOptions } from '../../store/hooks.ts';
import { IconEye } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/overlay/open-button.tsx';

/** What is shown of the run, and the ways to its changes. */
export function ViewMenu() {
  const { hide, pause } = useViewOptions();
  const locked = useLocked();
  const { ahead, behind } = useChanges();
  return (
    <MenuButton
      button={{
        className: hide ? 'btn icon on' : 'btn icon',
        'aria-label': 'What is shown',
        title: 'What is shown',
        face: <IconEye shut={hide !== undefined} />,
      }}
      position="top-start"
      className="choices"
      entries={[
        {
          id: 'hide',
          label: 'Hide what is to come',
          note: 'Nothing after the cursor is drawn; also in the link.',
          checked: hide !== undefined,
          disabled: locked,
          onChoose: () => toggleViewOption('hide'),
        },
        {
          id: 'pause',
          label: 'Pause at changes',
          note: 'Playing stops at the first step after each.',
          checked: pause !== undefined,
          disabled: locked,
          onChoose: () => toggleViewOption('pause'),
        },
        {
          id: 'next',
          label: (
            <>
              Next change <kbd>N</kbd>
            </>
          ),
          disabled: ahead === null && !hide,
          onChoose: () => goToChange(1),
        },
        {
          id: 'previous',
          label: (
            <>
              Previous change <kbd>P</kbd>
            </>
          ),
          disabled: behind === null,
          onChoose: () => goToChange(-1),
        },
      ]}
    />
  );
}
