import * as words from '#words/share/share';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { useEditedScenario, useWorldError } from '../store/hooks.ts';
import type { LaneData } from '../store/state.ts';

/** The fingerprints of the lanes, letter by letter as the command line prints them. */
export function FingerprintNote({ lanes }: { readonly lanes: readonly LaneData[] }) {
  const refused = useWorldError() !== null;
  const { engine = ENGINE_VERSION } = useEditedScenario();
  const done = lanes.filter(({ run }) => run.fingerprint);
  if (done.length === 0 && refused) return <p className="note">{words.noFingerprint}</p>;
  if (done.length === 0)
    return lanes.some(({ run }) => run.status === 'running') ? (
      <p className="note">{words.fingerprintFollows}</p>
    ) : null;
  return (
    <p className="note prints">
      {words.fingerprints({ count: done.length, engine })}
      {done.map(({ lane, run }) => (
        <span key={lane.id}>
          {lane.id} <code>{run.fingerprint}</code>
        </span>
      ))}
    </p>
  );
}
