import { type ButtonHTMLAttributes, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { lateOverlay, OnceWanted, prefetchOverlays } from './late.tsx';
import type { MenuProps, Opening, PopoverProps } from './spec.ts';

const LateMenu = lateOverlay((overlays) => overlays.LateMenu);
const LatePopover = lateOverlay((overlays) => overlays.LatePopover);

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'id' | 'onClick' | 'children'> & {
  /** Content of the button. */
  readonly face: ReactNode;
};

interface OpenButtonProps {
  readonly button: ButtonProps;
  readonly popup: 'menu' | 'dialog';
  readonly overlay: (opening: Opening) => ReactNode;
}

/** A button that is drawn at once; what it opens is loaded when the pointer or the focus reaches it. */
export function OpenButton({ button: { face, ...button }, popup, overlay }: OpenButtonProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  // A ref instead of state, because setting state while mounting would render everything again.
  const element = useRef<HTMLButtonElement>(null);
  const onChange = useCallback((value: boolean) => setOpened(value), []);
  return (
    <>
      <button
        {...button}
        type="button"
        ref={element}
        id={`${id}-target`}
        aria-haspopup={popup}
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        onPointerEnter={prefetchOverlays}
        onFocus={prefetchOverlays}
        onClick={() => setOpened(!opened)}
      >
        {face}
      </button>
      <OnceWanted wanted={opened}>
        {element.current && overlay({ id, button: element.current, opened, onChange })}
      </OnceWanted>
    </>
  );
}

/** A button that opens a menu. */
export function MenuButton({ button, ...menu }: MenuProps & { readonly button: ButtonProps }) {
  return (
    <OpenButton button={button} popup="menu" overlay={(opening) => <LateMenu {...menu} {...opening} />} />
  );
}

/** A button that opens a popover. */
export function PopoverButton({ button, ...popover }: PopoverProps & { readonly button: ButtonProps }) {
  return (
    <OpenButton
      button={button}
      popup="dialog"
      overlay={(opening) => <LatePopover {...popover} {...opening} />}
    />
  );
}
