import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  /** Second line. */
  readonly note?: string | undefined;
  readonly disabled?: boolean;
  /** Whether it is on, shown by a mark; absent: the entry is an action. */
  readonly checked?: boolean;
  /** Whether there is a line above it. */
  readonly divided?: boolean;
  readonly onChoose: () => void;
}

export interface MenuProps {
  /** The entries, or a function that returns them when the menu is drawn, if they are loaded with it. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Whether exactly one of the entries is on. */
  readonly oneOf?: boolean;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
  readonly width?: number | string;
  /** Class of the menu. */
  readonly className?: string;
  /** Whether the button gets the focus when the menu closes; true by default. */
  readonly returnFocus?: boolean;
}

export interface PopoverProps {
  readonly label: string;
  readonly width: string;
  /** Class of the popover. */
  readonly className: string;
  readonly children: ReactNode;
}

/** State shared by a button and the overlay it opens. */
export interface Opening {
  /** The button's id is `${id}-target`, the overlay's `${id}-dropdown`. */
  readonly id: string;
  readonly button: HTMLElement;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

interface Closable {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

export interface DialogProps extends Closable {
  readonly size?: number;
  readonly fullScreen?: boolean;
  readonly className?: string;
  readonly closeLabel?: string;
}

export interface DrawerProps extends Closable {
  readonly size: number;
  readonly closeLabel: string;
}
