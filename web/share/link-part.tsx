import { useEditedScenario } from '../store/hooks.ts';
import { CopyField } from './copy-field.tsx';
import { type ShareOptions, wasPlayed } from './shared-scenario.ts';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

interface LinkPartProps {
  readonly shared: Shared;
  readonly options: ShareOptions;
  readonly onOptions: (options: ShareOptions) => void;
}

/** The link, and how the receiver finds the page. */
export function LinkPart({ shared, options, onOptions }: LinkPartProps) {
  const { link, fault, scenario } = shared;
  const played = wasPlayed(useEditedScenario());
  return (
    <Way name="Link">
      <CopyField label="Link to this run" text={link} />
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="share-checks">
        {played && (
          <label className="chk">
            <input
              className="check"
              type="checkbox"
              checked={!options.asGame}
              onChange={(event) => onOptions({ ...options, asGame: !event.target.checked })}
            />
            With your queries
            <em>{options.asGame ? 'a game on the same world' : 'the run as it is'}</em>
          </label>
        )}
        <label className="chk">
          <input
            className="check"
            type="checkbox"
            disabled={options.asGame}
            checked={options.atStep && !options.asGame}
            onChange={(event) => onOptions({ ...options, atStep: event.target.checked })}
          />
          Open at this step
          <em>t = {scenario.view.step}</em>
        </label>
      </div>
    </Way>
  );
}
