import '../../theme/mantine.css';
import { Drawer, MantineProvider, Menu, Modal, Popover } from '@mantine/core';
import { Fragment, type ReactNode, type Ref, useEffect, useLayoutEffect, useState } from 'react';
import { menu } from '#words/page/menu';
import * as words from '#words/page/page';
import { mantineTheme, POPOVER } from '../../theme/mantine.ts';
import { IconCheck } from '../late-icons.tsx';
import { useColourScheme } from './colour-scheme.ts';
import type { DialogProps, DrawerProps, MenuEntry, MenuProps, Opening, PopoverProps } from './spec.ts';

// Everything that opens over the page. Loaded when the page is idle, or pointer or focus reaches a button.

function Dressed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={useColourScheme()}>
      {children}
    </MantineProvider>
  );
}

/**
 * Delays opening by a moment, because the library returns the focus to where it was before mounting. Closing
 * is not delayed.
 */
function useOpened(opened: boolean): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(opened), [opened]);
  return opened && known;
}

/** Passes the page's button, which was drawn before the library was loaded, to the library as its target. */
function Stand({ for: button, ref }: { for: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const leave = ref(button);
    return () => (leave ? leave() : void ref(null));
  }, [button, ref]);
  return null;
}

/** A menu is attached to the body, outside every landmark, so it is a landmark itself while it is open. */
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
  // The focus is set on an item: the chosen one, or else the first. By default the library may focus a
  // disabled item, and a menu without a focused item receives no keys. If no item can be focused, the menu
  // has the focus.
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
  /** Whether it has the focus when the menu opens. */
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

/** Above the library's popovers, which are at 300. */
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
        // A full-screen dialog covers the popover that it was opened from.
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
