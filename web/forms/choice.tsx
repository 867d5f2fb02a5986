import './choice.css';
import { IconDown } from '../ui/icons.tsx';
import { MenuButton } from '../ui/overlay/open-button.tsx';

interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** Second line in the menu. */
  readonly note?: string | undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** The options, or a function that loads them when the menu opens and knows the chosen one before. */
  readonly options: readonly ChoiceOption[] | (() => readonly ChoiceOption[]);
  readonly onChange: (value: string) => void;
  /** Class of the button: `select` (a framed field), `btn`, … */
  readonly className?: string;
}

/** A button that shows the chosen option and opens a menu of all of them. */
export function Choice({ label, value, options, onChange, className = 'select' }: ChoiceProps) {
  const all = () => (typeof options === 'function' ? options() : options);
  const chosen = all().find((option) => option.value === value)?.label ?? value;
  return (
    <MenuButton
      button={{
        className,
        'aria-label': `${label}: ${chosen}`,
        face: (
          <>
            <span>{chosen}</span> <IconDown />
          </>
        ),
      }}
      className="choices"
      oneOf
      entries={() =>
        all().map((option) => ({
          id: option.value,
          label: option.label,
          note: option.note,
          checked: option.value === value,
          onChoose: () => onChange(option.value),
        }))
      }
    />
  );
}
