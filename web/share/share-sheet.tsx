import { useEffect } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/share/share';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { VerificationNote } from '../place/verification-note.tsx';
import { pause } from '../store/actions/time.ts';
import { useEditedLanes, useEditedScenario, useWorldError } from '../store/hooks.ts';
import { page, showRoom } from '../store/page.ts';
import { verify } from '../store/run/verification.ts';
import type { LaneData } from '../store/state.ts';
import { fitsARoom, QrCode } from '../ui/qr-code.tsx';
import { CitePart } from './cite-part.tsx';
import { CommandPart } from './command-part.tsx';
import { EmbedPart } from './embed-part.tsx';
import { LessonPart } from './lesson-part.tsx';
import { LinkPart } from './link-part.tsx';
import { NamePart } from './name-part.tsx';
import { chooseShareOptions, useShareOptions } from './options.ts';
import { SavePart } from './save-part.tsx';
import { useShared } from './use-shared.ts';

/** QR code and check on the left; link, command, citation and files on the right; with the same options. */
export function ShareSheet() {
  const options = useShareOptions();
  const shared = useShared(options);
  const lanes = useEditedLanes();
  const arrival = useStore(page);
  const refused = useWorldError() !== null;
  // A code that changes at every step could not be scanned.
  useEffect(pause, []);
  const verification = verify(shared.scenario, lanes, arrival);
  return (
    <div className="share">
      <div className="share-left">
        <QrCode text={shared.address} />
        <p className="share-address">{shared.address.replace(/^https?:\/\//, '')}</p>
        <button type="button" className="btn line" disabled={!fitsARoom(shared.address)} onClick={showRoom}>
          {words.showToRoom} <kbd>Q</kbd>
        </button>
        {verification && !options.asGame && !(refused && verification.state === 'running') && (
          <VerificationNote
            verification={verification}
            promised={arrival.promised}
            engine={shared.scenario.engine}
          />
        )}
        {!options.asGame && <FingerprintNote lanes={lanes} />}
      </div>
      <div className="share-right">
        {!options.asGame && <NamePart options={options} />}
        <LinkPart shared={shared} options={options} onOptions={chooseShareOptions} />
        {!options.asGame && <EmbedPart shared={shared} />}
        <CommandPart shared={shared} />
        <CitePart shared={shared} />
        <SavePart shared={shared} />
        {!options.asGame && <LessonPart />}
        <p className="note">{words.nothingSent}</p>
      </div>
    </div>
  );
}

/** The fingerprints of the lanes, letter by letter as printed by the command line. */
function FingerprintNote({ lanes }: { readonly lanes: readonly LaneData[] }) {
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
