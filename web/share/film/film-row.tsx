import { useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/share/share-film';
import { timeLeft } from '../../readings/seeds/replicates.ts';
import { useCursor, useEditedScenario, useSpeed } from '../../store/hooks.ts';
import { speedName } from '../../store/names.ts';
import { cancelFilm, filmJob, startFilm } from './job.ts';
import { FILM_FORMATS, type FilmFormat } from './order.ts';
import { type Filmed, filmable, filmLength, MOST_FRAMES } from './plan.ts';

const NAMES: Readonly<Record<FilmFormat, string>> = { webm: 'WebM', mp4: 'MP4' };

interface FilmRowProps {
  /** The address in the caption. */
  readonly address: string;
  /** Whether the run has been computed. */
  readonly ready: boolean;
}

/** Saves the lanes as a film at the chosen speed, from the first step or the one shown. */
export function FilmRow({ address, ready }: FilmRowProps) {
  const { horizon } = useEditedScenario();
  const t = useCursor();
  const speed = useSpeed();
  const [fromHere, setFromHere] = useState(false);
  const { format: recorded, fault } = useStore(filmJob);
  if (!('VideoEncoder' in window)) return <p className="note">{words.noWebCodecs}</p>;
  const [whole, rest] = [filmable(1, horizon, speed), filmable(t, horizon, speed)];
  const chosen = fromHere ? rest : whole;
  return (
    <>
      <div className="saves">
        <span>{words.film}</span>
        {!recorded && (
          <select
            className="select"
            aria-label={words.filmOf}
            title={words.atSpeed(speedName(speed))}
            value={fromHere ? 'here' : 'start'}
            onChange={(event) => setFromHere(event.target.value === 'here')}
          >
            <option value="start">
              {whole.to < horizon
                ? words.fromStep({ step: 1, length: lengthOf(whole) })
                : words.wholeRun(lengthOf(whole))}
            </option>
            <option value="here">{words.fromStep({ step: t, length: lengthOf(rest) })}</option>
          </select>
        )}
        {FILM_FORMATS.map((format) => (
          <FilmButton
            key={format}
            format={format}
            recorded={recorded}
            ready={ready}
            onRecord={() => void startFilm(chosen, format, address)}
          />
        ))}
      </div>
      {chosen.to < horizon && (
        <p className="note">{words.endsAt({ most: MOST_FRAMES.toLocaleString('en'), step: chosen.to })}</p>
      )}
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** "50 s", "3 min 20 s". */
function lengthOf(part: Filmed): string {
  const whole = Math.max(1, Math.round(filmLength(part).seconds));
  const minutes = Math.floor(whole / 60);
  return [
    ...(minutes > 0 ? [words.minutes(minutes)] : []),
    ...(whole % 60 ? [words.seconds(whole % 60)] : []),
  ].join(' ');
}

interface FilmButtonProps {
  readonly format: FilmFormat;
  /** The format being recorded; null: none. */
  readonly recorded: FilmFormat | null;
  readonly ready: boolean;
  readonly onRecord: () => void;
}

/** A record button. While recording it shows the progress and cancels, so that it keeps the focus. */
function FilmButton({ format, recorded, ready, onRecord }: FilmButtonProps) {
  if (recorded === null)
    return (
      <button type="button" className="btn line" disabled={!ready} onClick={onRecord}>
        {NAMES[format]}
      </button>
    );
  if (recorded !== format) return null;
  return (
    <button type="button" className="btn line cancel-work" onClick={cancelFilm}>
      <Progress format={format} />
    </button>
  );
}

function Progress({ format }: Pick<FilmButtonProps, 'format'>) {
  const { share, secondsLeft } = useStore(filmJob);
  const percent = Math.floor(100 * share);
  const left = secondsLeft === null ? '' : `, ${timeLeft(secondsLeft)}`;
  return (
    <>
      {words.cancel({ format: NAMES[format], percent, left })}
      <progress max={100} value={percent} aria-hidden="true" />
    </>
  );
}
