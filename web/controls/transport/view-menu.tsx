import { Menu } from '@mantine/core';
import { goToChange } from '../../store/actions/time.ts';
import { toggleViewOption } from '../../store/actions/view.ts';
import { useChanges, useLocked, useViewOptions } from '../../store/hooks.ts';
import { POPOVER } from '../../theme/mantine.ts';
import { IconCheck, IconEye } from '../../ui/icons.tsx';

/** What is shown of the run, and the ways to its changes. */
export function ViewMenu() {
  const { hide, pause } = useViewOptions();
  const locked = useLocked();
  const { ahead, behind } = useChanges();
  return (
    <Menu {...POPOVER} position="top-start">
      <Menu.Target>
        <button
          type="button"
          className={hide ? 'btn icon on' : 'btn icon'}
          aria-label="What is shown"
          title="What is shown"
        >
          <IconEye shut={hide !== undefined} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="choices">
        <Menu.CheckboxItem
          checked={hide !== undefined}
          disabled={locked}
          onChange={() => toggleViewOption('hide')}
          checkIcon={<IconCheck />}
          closeMenuOnClick
        >
          Hide what is to come
          <span className="menu-note">Nothing after the cursor is drawn; also in the link.</span>
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={pause !== undefined}
          disabled={locked}
          onChange={() => toggleViewOption('pause')}
          checkIcon={<IconCheck />}
          closeMenuOnClick
        >
          Pause at changes
          <span className="menu-note">Playing stops at the first step after each.</span>
        </Menu.CheckboxItem>
        <Menu.Item disabled={ahead === null && !hide} onClick={() => goToChange(1)}>
          Next change <kbd>N</kbd>
        </Menu.Item>
        <Menu.Item disabled={behind === null} onClick={() => goToChange(-1)}>
          Previous change <kbd>P</kbd>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
