import './choice.css';
import { Menu } from '@mantine/core';
import { POPOVER } from '../../theme/mantine.ts';
import { IconCheck, IconDown } from '../../ui/icons.tsx';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** Second line in the menu. */
  readonly note?: string | undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly onChange: (value: string) => void;
  /** Class of the button: `select` (a framed field), `btn`, … */
  readonly className?: string;
}

/** A button that shows the chosen option and opens a menu of all of them. */
export function Choice({ label, value, options, onChange, className = 'select' }: ChoiceProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu {...POPOVER} position="bottom-start">
      <Menu.Target>
        <button type="button" className={className} aria-label={`${label}: ${chosen}`}>
          <span>{chosen}</span> <IconDown />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="choices">
        <Menu.RadioGroup value={value} onChange={onChange}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              closeMenuOnClick
              data-autofocus={option.value === value || undefined}
              checkIcon={<IconCheck />}
            >
              {option.label}
              {option.note && <span className="menu-note">{option.note}</span>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
