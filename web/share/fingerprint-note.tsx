import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { useWorldError } from '../store/hooks.ts';
import type { LaneData } from '../store/state.ts';

/** The fingerprints of the lanes, letter by letter as the command line prints them. */
export function FingerprintNote({ lanes }: { readonly lanes: readonly LaneData[] }) {
  const refused = useWorldError() !== null;
  const done = lanes.filter(({ run }) => run.fingerprint);
  if (done.length === 0 && refused)
    return <p className="note">This world cannot run: there is nothing to take a fingerprint of.</p>;
  if (done.length === 0)
    return lanes.some(({ run }) => run.status === 'running') ? (
      <p className="note">The run is still being computed; its fingerprint follows.</p>
    ) : null;
  return (
    <p className="note prints">
      Fingerprint{done.length > 1 && 's'} of engine {ENGINE_VERSION}:
      {done.map(({ lane, run }) => (
        <span key={lane.id}>
          {lane.id} <code>{run.fingerprint}</code>
        </span>
      ))}
    </p>
  );
}
