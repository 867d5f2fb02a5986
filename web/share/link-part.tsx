import * as words from '#words/share/share';
import { BeforeChanges } from '../program/before-changes.tsx';
import { useCursor, useEditedScenario, useTheme } from '../store/hooks.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { type ShareOptions, wasPlayed } from './shared-scenario.ts';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

interface LinkPartProps {
  readonly shared: Shared;
  readonly options: ShareOptions;
  readonly onOptions: (options: ShareOptions) => void;
}

/** The link, and the state in which its receiver finds the page. */
export function LinkPart({ shared, options, onOptions }: LinkPartProps) {
  const { link, fault } = shared;
  const played = wasPlayed(useEditedScenario());
  const step = useCursor();
  const theme = useTheme();
  const check = (option: keyof ShareOptions, label: string, aside?: string) => (
    <label className="chk">
      <input
        className="check"
        type="checkbox"
        checked={options[option]}
        onChange={(event) => onOptions({ ...options, [option]: event.target.checked })}
      />
      {label}
      {aside && <em>{aside}</em>}
    </label>
  );
  return (
    <Way name={words.link}>
      <CopyField label={words.linkLabel} text={link} />
      <BeforeChanges />
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
            {words.withQueries}
            <em>{options.asGame ? words.gameOnTheSameWorld : words.runAsItIs}</em>
          </label>
        )}
        {!options.asGame && (
          <>
            {check('atStep', words.openAtStep, words.stepShown(step))}
            {check('hide', words.hideFuture)}
            {check('playing', words.openPlaying)}
            {check('lock', words.lockControls)}
            {check('lanesAlone', words.withoutPanels)}
            {check('noGame', words.withoutYou)}
            {check('theme', words.inTheme, words.themeShown(theme))}
          </>
        )}
      </div>
    </Way>
  );
}
