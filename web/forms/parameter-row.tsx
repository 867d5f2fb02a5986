import './parameter-row.css';
import { type ReactNode, Suspense, useId, useState } from 'react';
import * as words from '#words/forms/parameters';
import { lateView } from '../ui/late-view.tsx';
import { MathText } from '../ui/math-text.tsx';

const ParameterHelp = lateView(() => import('./parameter-help.tsx').then((module) => module.ParameterHelp));

export interface RowProps {
  readonly label: string;
  readonly symbol: string;
  readonly unit?: string | undefined;
  readonly help: string;
  /** A number's name for `blendTarget`, so that its values can be shown side by side. */
  readonly of?: string | undefined;
  /** Whether the value differs from the default, shown by a dot before the label. */
  readonly changed: boolean;
  /** Field or choice at the right of the first line. */
  readonly value: ReactNode;
  /** A sentence about what is wrong with the typed text. */
  readonly fault?: ReactNode;
  /** Slider below the first line. */
  readonly children?: ReactNode;
}

/** One row of a form: label, symbol, value, slider; the label opens the help under the row. */
export function ParameterRow({ label, symbol, unit, help, of, changed, value, fault, children }: RowProps) {
  const [open, setOpen] = useState(false);
  const helpId = useId();
  return (
    <div className="param">
      <div className="row">
        {changed && <span className="dot" title={words.changedFromDefault} />}
        <button
          type="button"
          className="lab"
          aria-expanded={open}
          aria-controls={open ? helpId : undefined}
          onClick={() => setOpen(!open)}
        >
          <MathText text={label} />
          {changed && <span className="visually-hidden"> {words.changed}</span>}
          <span className="sym">
            <MathText text={symbol} />
          </span>
        </button>
        <span className="val">{value}</span>
        {unit && <span className="unit">{unit}</span>}
      </div>
      {children}
      {fault}
      {open && (
        <p className="help" id={helpId}>
          <Suspense>
            <ParameterHelp help={help} of={of} />
          </Suspense>
        </p>
      )}
    </div>
  );
}
