import * as words from '#words/map/map';
import { type Axis, parseAxis } from '../../src/replicates/sweep/axes.ts';
import { type AxisChoice, axisOf } from '../answers/map/axis-choices.ts';
import { useTypedField } from '../forms/typed-field.tsx';
import { useEditedScenario } from '../store/hooks.ts';
import { messageOf } from '../told/message-of.ts';
import { IconDown } from '../ui/icons.tsx';
import { MathText } from '../ui/math-text.tsx';
import { PopoverButton } from '../ui/overlay/open-button.tsx';

interface AxisChooserProps {
  /** Text before the button. */
  readonly word: string;
  readonly face: string;
  readonly label: string;
  /** Title of the popover. */
  readonly title: string;
  readonly axis: Axis | null;
  readonly mayBeNone?: boolean;
  readonly choices: readonly AxisChoice[];
  readonly onAxis: (axis: Axis | null) => void;
}

/** Choice of an axis: its number and its values. */
export function AxisChooser({ word, face, label, title, ...rest }: AxisChooserProps) {
  return (
    <span className="map-axis">
      <span>{word}</span>
      <PopoverButton
        button={{
          className: 'btn line',
          'aria-label': label,
          face: (
            <>
              <span>
                <MathText text={face} />
              </span>{' '}
              <IconDown />
            </>
          ),
        }}
        label={title}
        className="pop map-axes"
        width="min(340px, calc(100vw - 24px))"
      >
        <h3>{title}</h3>
        <Choices {...rest} />
      </PopoverButton>
    </span>
  );
}

type ChoicesProps = Pick<AxisChooserProps, 'axis' | 'mayBeNone' | 'choices' | 'onAxis'>;

function Choices({ axis, mayBeNone = false, choices, onAxis }: ChoicesProps) {
  const scenario = useEditedScenario();
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <>
      {axis && <Values axis={axis} onAxis={onAxis} />}
      <div className="map-choices">
        {mayBeNone && (
          <button type="button" aria-pressed={axis === null} onClick={() => onAxis(null)}>
            {words.noAxis}
          </button>
        )}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h4>{group}</h4>
            {choices
              .filter((choice) => choice.group === group)
              .map((choice) => (
                <button
                  key={choice.path}
                  type="button"
                  aria-pressed={choice.path === axis?.path}
                  onClick={() => onAxis(axisOf(scenario, choice))}
                >
                  <MathText text={choice.name} />
                </button>
              ))}
          </section>
        ))}
      </div>
    </>
  );
}

function Values({ axis, onAxis }: { axis: Axis; onAxis: (axis: Axis) => void }) {
  const { field, fault } = useTypedField({
    label: words.values,
    text: axis.values.join(', '),
    parse(text) {
      try {
        return { value: parseAxis(`${axis.path}=${text}`) };
      } catch (error) {
        return { fault: messageOf(error) };
      }
    },
    onCommit: onAxis,
  });
  return (
    <div className="map-values">
      <span>{words.values}</span>
      {field}
      {fault}
    </div>
  );
}
