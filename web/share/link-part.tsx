import { useCursor, useEditedScenario, useTheme } from '../store/hooks.ts';
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
  const { link, fault } = shared;
  const played = wasPlayed(useEditedScenario());
  const step = useCursor();
  const theme = useTheme();
  const check = (option: keyof ShareOptions, words: string, aside?: string) => (
    <label className="chk">
      <input
        className="check"
        type="checkbox"
        checked={options[option]}
        onChange={(event) => onOptions({ ...options, [option]: event.target.checked })}
      />
      {words}
      {aside && <em>{aside}</em>}
    </label>
  );
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
        {!options.asGame && (
          <>
            {check('atStep', 'Open at this step', `t = ${step}`)}
            {check('hide', 'Hide what is to come')}
            {check('playing', 'Open playing')}
            {check('lock', 'Lock the controls')}
            {check('lanesAlone', 'Without the panels')}
            {check('noGame', 'Without “You”')}
            {check('theme', 'In this theme', theme)}
          </>
        )}
      </div>
    </Way>
  );
}
