import { useEffect, useState } from 'react';
import * as words from '#words/archive/permanence';
import { ARCHIVE, type ArchivedEngine } from '../../src/archive/archive.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { PlaceHead } from '../place/place-head.tsx';
import { type Replay, replayAll, unreplayed } from './replay.ts';

/** A row for each engine: its links, replayed here, green or red. @param every 20: every twentieth link */
export function PermanenceView({ every }: { readonly every: number }) {
  const [replays, setReplays] = useState<Readonly<Record<string, Replay>>>({});
  const [controller, setController] = useState(() => new AbortController());
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    setReplays({});
    setEnded(false);
    const note = (replay: Replay) => setReplays((before) => ({ ...before, [replay.version]: replay }));
    void replayAll(every, controller.signal, note).then(() => setEnded(true));
    return () => controller.abort();
  }, [controller, every]);
  const stop = () => {
    controller.abort();
    setEnded(true);
  };
  return (
    <>
      <PlaceHead title={words.title} leave={words.leave}>
        <span className="grow" />
        <button
          type="button"
          className="btn line"
          onClick={ended ? () => setController(new AbortController()) : stop}
        >
          {ended ? words.again : words.stop}
        </button>
      </PlaceHead>
      <div className="permanence-body">
        <p>
          {words.about} {every > 1 && words.sample(every)}
        </p>
        <table className="permanence-table">
          <thead>
            <tr>
              <th scope="col">{words.engine}</th>
              <th scope="col">{words.archived}</th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {ARCHIVE.map((engine) => (
              <Row
                key={engine.version}
                engine={engine}
                replay={replays[engine.version] ?? unreplayed(engine.version)}
                stopped={ended}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  readonly engine: ArchivedEngine;
  readonly replay: Replay;
  readonly stopped: boolean;
}

function Row({ engine: { version, date, commit }, replay, stopped }: RowProps) {
  const { done, total, wrong, fault } = replay;
  const bad = fault !== null || wrong.length > 0;
  const good = !bad && total !== null && done === total;
  return (
    <tr>
      <th scope="row">
        {version} {version === ENGINE_VERSION && <small>{words.today}</small>}
      </th>
      <td>
        {date} <code>{commit.slice(0, 8)}</code>
      </td>
      <td>
        <span className={bad ? 'permanence-bad' : good ? 'permanence-good' : undefined} role="status">
          {good && <Mark d="m3.4 6.3 2 2 3.6-4.4" />}
          {bad && <Mark d="M3.6 3.6l4.8 4.8M8.4 3.6 3.6 8.4" />}
          {fault ?? resultWords(replay, stopped)}
        </span>
        {total !== null && !good && !stopped && <progress max={total} value={done} />}
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ name, lanes }) => (
              <li key={name}>{words.differs({ name, lanes })}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

function resultWords({ done, total, wrong }: Replay, stopped: boolean): string {
  if (total === null) return words.waiting;
  if (wrong.length > 0) return words.someDiffer({ wrong: wrong.length, total: done });
  if (done === total) return words.allEqual(total);
  return stopped ? words.stoppedAt({ done, total }) : words.underWay({ done, total });
}

const Mark = ({ d }: { d: string }) => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <path d={d} />
  </svg>
);
