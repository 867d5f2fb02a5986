import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  /** Second line. */
  readonly note?: string | undefined;
  readonly disabled?: boolean;
  /** On or off, with a mark where it is on; absent: the entry does something. */
  readonly checked?: boolean;
  /** A line above it. */
  readonly divided?: boolean;
  readonly onChoose: () => void;
}

export interface MenuProps {
  /** A function where they come with the menu: it is asked as the menu is drawn. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Of the entries exactly one is on. */
  readonly oneOf?: boolean;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
  readonly width?: number | string;
  /** Of the menu. */
  readonly className?: string;
  /** Whether the button has the focus again when the menu closes; by default so. */
  readonly returnFocus?: boolean;
}

export interface PopoverProps {
  readonly label: string;
  readonly width: string;
  /** Of the popover. */
  readonly className: string;
  readonly children: ReactNode;
}

/** What a button and what it opens know of each other. */
export interface Opening {
  /** The button's is `${id}-target`, that of what it opens `${id}-dropdown`. */
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
