import { IconDown } from '../icons.tsx';
import { MenuButton } from './open-button.tsx';
import type { MenuProps } from './spec.ts';

interface ListMenuProps {
  /** Label of the button. */
  readonly name: string;
  readonly entries: MenuProps['entries'];
}

/** A button with an arrow that opens a list of choices below its right end. */
export function ListMenu({ name, entries }: ListMenuProps) {
  const face = (
    <>
      {name} <IconDown />
    </>
  );
  return (
    <MenuButton
      button={{ className: 'btn line', face }}
      position="bottom-end"
      className="choices"
      entries={entries}
    />
  );
}
