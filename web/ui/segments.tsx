import { MathText } from './math-text.tsx';

interface SegmentsProps<Value extends string> {
  /** What the choice is about: "Regret shown as". */
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** null: none of them. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few words side by side, the chosen one underlined. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border
    <span className="seg" role="group" aria-label={label}>
      {options.map(([option, text]) => (
        <button key={option} type="button" aria-pressed={value === option} onClick={() => onChange(option)}>
          <MathText text={text} />
        </button>
      ))}
    </span>
  );
}
