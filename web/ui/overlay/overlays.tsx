import '../../theme/mantine.css';
import { Drawer, MantineProvider, Menu, Modal, Popover } from '@mantine/core';
import { Fragment, type ReactNode, type Ref, useEffect, useLayoutEffect, useState } from 'react';
import { menu } from '#words/page/menu';
import * as words from '#words/page/page';
import { mantineTheme, POPOVER } from '../../theme/mantine.ts';
import { IconCheck } from '../icons.tsx';
import { useColourScheme } from './colour-scheme.ts';
import type { DialogProps, DrawerProps, MenuEntry, MenuProps, Opening, PopoverProps } from './spec.ts';

// Everything that opens over the page. Fetched when the page is idle, or when the pointer or the focus comes near.

function Dressed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={useColourScheme()}>
      {children}
    </MantineProvider>
  );
}

/**
 * What is open at once when it comes opens a moment later, as the library returns the focus to where it was before that.
 * It closes without delay.
 */
function useOpened(opened: boolean): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(opened), [opened]);
  return opened && known;
}

/** Takes the place of the page's own button, which is drawn before the library has loaded. */
function Stand({ for: button, ref }: { for: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const leave = ref(button);
    return () => (leave ? leave() : void ref(null));
  }, [button, ref]);
  return null;
}

/** A menu hangs on the body, outside every landmark: it is one of its own while it is there. */
const MENU_PLACE = {
  reuseTargetNode: false,
  ref: (place: HTMLDivElement | null) => {
    place?.setAttribute('role', 'region');
    place?.setAttribute('aria-label', menu);
  },
};

export function LateMenu(props: MenuProps & Opening) {
  const { id, button, opened, onChange, oneOf, position = 'bottom-start', width, className } = props;
  const entries = typeof props.entries === 'function' ? props.entries() : props.entries;
  const known = useOpened(opened);
  const chosen = entries.find((entry) => entry.checked)?.id ?? null;
  // The focus is on an item, where it can be seen: the chosen one, else the first. The library would take one that is
  // disabled, and keep the keys from a menu in which nothing has the focus; only where nothing can is it on the menu.
  const usable = entries.filter((entry) => !entry.disabled);
  const focused = (oneOf && usable.find((entry) => entry.checked)) || usable[0];
  const items = entries.map((entry) => (
    <Fragment key={entry.id}>
      {entry.divided && <Menu.Divider />}
      <Item entry={entry} oneOf={oneOf ?? false} focused={entry === focused} />
    </Fragment>
  ));
  return (
    <Dressed>
      <Menu
        {...POPOVER}
        id={id}
        position={position}
        {...(width !== undefined && { width })}
        returnFocus={props.returnFocus ?? true}
        portalProps={MENU_PLACE}
        withInitialFocusPlaceholder={!focused}
        opened={known}
        onChange={onChange}
      >
        <Menu.Target>
          <Stand for={button} />
        </Menu.Target>
        <Menu.Dropdown className={className}>
          {oneOf ? (
            <Menu.RadioGroup
              value={chosen}
              onChange={(value) => entries.find((entry) => entry.id === value)?.onChoose()}
            >
              {items}
            </Menu.RadioGroup>
          ) : (
            items
          )}
        </Menu.Dropdown>
      </Menu>
    </Dressed>
  );
}

interface ItemProps {
  readonly entry: MenuEntry;
  readonly oneOf: boolean;
  /** Has the focus when the menu opens. */
  readonly focused: boolean;
}

function Item({ entry, oneOf, focused }: ItemProps) {
  const { id, label, note, checked, disabled = false, onChoose } = entry;
  const atFirst = { 'data-autofocus': focused || undefined };
  const text = (
    <>
      {label}
      {note && <span className="menu-note">{note}</span>}
    </>
  );
  if (oneOf)
    return (
      <Menu.RadioItem {...atFirst} value={id} closeMenuOnClick checkIcon={<IconCheck />}>
        {text}
      </Menu.RadioItem>
    );
  if (checked !== undefined)
    return (
      <Menu.CheckboxItem
        {...atFirst}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        checkIcon={<IconCheck />}
        closeMenuOnClick
      >
        {text}
      </Menu.CheckboxItem>
    );
  return (
    <Menu.Item {...atFirst} disabled={disabled} onClick={onChoose}>
      {text}
    </Menu.Item>
  );
}

export function LatePopover({
  id,
  button,
  opened,
  onChange,
  width,
  className,
  label,
  children,
}: PopoverProps & Opening) {
  return (
    <Dressed>
      <Popover
        {...POPOVER}
        id={id}
        width={width}
        position="bottom-end"
        trapFocus
        returnFocus
        keepMounted={false}
        opened={useOpened(opened)}
        onChange={onChange}
      >
        <Popover.Target>
          <Stand for={button} />
        </Popover.Target>
        <Popover.Dropdown className={className} aria-label={label}>
          {children}
        </Popover.Dropdown>
      </Popover>
    </Dressed>
  );
}

/** The library has its popovers at 300. */
const ABOVE_POPOVERS = 400;

export function LateDialog({
  opened,
  onClose,
  title,
  closeLabel = words.close,
  children,
  ...rest
}: DialogProps) {
  return (
    <Dressed>
      <Modal
        {...rest}
        // What covers the whole screen covers the popover that it was opened from.
        {...(rest.fullScreen && { zIndex: ABOVE_POPOVERS })}
        opened={useOpened(opened)}
        onClose={onClose}
        title={title}
        centered={!rest.fullScreen}
        keepMounted={false}
        closeButtonProps={{ 'aria-label': closeLabel }}
      >
        {children}
      </Modal>
    </Dressed>
  );
}

export function LateDrawer({ opened, onClose, title, size, closeLabel, children }: DrawerProps) {
  return (
    <Dressed>
      <Drawer
        opened={useOpened(opened)}
        onClose={onClose}
        title={title}
        size={size}
        closeButtonProps={{ 'aria-label': closeLabel }}
      >
        {children}
      </Drawer>
    </Dressed>
  );
}
