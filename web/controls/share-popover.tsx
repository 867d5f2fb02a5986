import './share-popover.css';
import { Popover } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Fingerprints } from '../../src/engine/link/link.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import { scenarioWithView } from '../store/actions/view.ts';
import { useCursor, useEditedLanes, useEditedScenario } from '../store/hooks.ts';
import { linkTo } from '../store/links.ts';
import { type Promised, page } from '../store/page.ts';
import type { LaneData } from '../store/state.ts';
import { type Difference, type DifferentLane, type Verification, verify } from '../store/verification.ts';
import { POPOVER } from '../theme/mantine.ts';
import { IconShare } from '../ui/icons.tsx';

/** The share button and its popover: the link, whether it opens at this step, and the check of a link's promise. */
export function SharePopover() {
  return (
    <Popover
      {...POPOVER}
      width="min(404px, calc(100vw - 24px))"
      position="bottom-end"
      trapFocus
      returnFocus
      keepMounted={false}
    >
      <Popover.Target>
        <button type="button" className="btn">
          <IconShare /> <span className="word">Share</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className="pop" aria-label="Share this run">
        <ShareForm />
      </Popover.Dropdown>
    </Popover>
  );
}

function ShareForm() {
  const t = useCursor();
  const [atStep, setAtStep] = useState(true);
  const link = useLink(atStep);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const lanes = useEditedLanes();
  const arrival = useStore(page);
  const verification = verify(lanes, arrival);

  const copy = async () => {
    if (link.url === '') return;
    try {
      await navigator.clipboard.writeText(link.url);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <>
      <h3>Share this run</h3>
      <div className="linkfield">
        <input
          readOnly
          aria-label="Link to this run"
          value={link.url}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" data-autofocus aria-disabled={link.url === ''} onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </button>
      </div>
      {copied === 'failed' && (
        <p className="note">The browser did not allow copying: select the link and copy it.</p>
      )}
      {link.fault && (
        <p className="field-fault" role="alert">
          {link.fault}
        </p>
      )}
      <label className="chk">
        <input
          className="check"
          type="checkbox"
          checked={atStep}
          onChange={(event) => {
            setAtStep(event.target.checked);
            setCopied('no');
          }}
        />
        Open at this step
        <em>t = {atStep ? t : 1}</em>
      </label>
      {verification && <VerificationNote verification={verification} promised={arrival.promised} />}
      <FingerprintNote prints={fingerprints(lanes)} />
      {link.url !== '' && (
        <p className="note">
          The whole scenario is in the link, {link.url.length.toLocaleString('en')} characters. Nothing is
          sent to a server.
        </p>
      )}
    </>
  );
}

/** The link of the page as it is now, made anew when the scenario, the step or the fingerprints change. */
function useLink(atStep: boolean): { url: string; fault: string | null } {
  const [link, setLink] = useState<{ url: string; fault: string | null }>({ url: '', fault: null });
  const scenario = useEditedScenario();
  const t = useCursor();
  const prints = fingerprints(useEditedLanes());
  const key = JSON.stringify(prints);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenario and t are read through the store
  useEffect(() => {
    let current = true;
    const shown = scenarioWithView();
    const shared = atStep ? shown : { ...shown, view: { ...shown.view, step: 1 } };
    linkTo(shared, prints).then(
      (url) => current && setLink({ url, fault: null }),
      (error: Error) => current && setLink({ url: '', fault: error.message }),
    );
    return () => {
      current = false;
    };
  }, [scenario, t, key, atStep]);
  return link;
}

/** Fingerprints of the lanes that have run to the horizon. */
function fingerprints(lanes: readonly LaneData[]): Fingerprints {
  const done = lanes.filter(({ run }) => run.fingerprint);
  return Object.fromEntries(done.map(({ lane, run }) => [lane.id, run.fingerprint]));
}

interface VerificationNoteProps {
  readonly verification: Verification;
  readonly promised: Promised | null;
}

/** The fingerprints of the lanes, letter by letter as the command line prints them. */
function FingerprintNote({ prints }: { prints: Fingerprints }) {
  const entries = Object.entries(prints);
  if (entries.length === 0)
    return <p className="note">The run is still being computed; its fingerprint follows.</p>;
  return (
    <p className="note prints">
      Fingerprint{entries.length > 1 && 's'} of engine {ENGINE_VERSION}:
      {entries.map(([letter, digits]) => (
        <span key={letter}>
          {letter} <code>{digits}</code>
        </span>
      ))}
    </p>
  );
}

/** Whether the run that a link or a recorded result promised is the same here: word and glyph, never colour alone. */
export function VerificationNote({ verification, promised }: VerificationNoteProps) {
  const by = promised?.by ?? 'link';
  if (verification.state === 'running')
    return (
      <p className="note" role="status">
        Checking the run against the {by}…
      </p>
    );
  if (verification.state === 'identical')
    return (
      <div className="verify" role="status">
        <VerifyGlyph good />
        <div>
          <b>Identical run</b>
          All {verification.records} records were recomputed in this browser and match the {by} bit for bit.
        </div>
      </div>
    );
  const { lanes, because } = verification;
  const letters = lanes.map(({ id }) => id);
  const them = lanes.length === 1 ? `Lane ${letters[0]}` : `Lanes ${letters.join(', ')}`;
  return (
    <div className="verify bad" role="status">
      <VerifyGlyph good={false} />
      <div>
        <b>{DIFFERENCES[because].title}</b>
        {DIFFERENCES[because].text(them, by, promised?.engine || 'of unknown version')}
        {lanes.map(partingWords)}
      </div>
    </div>
  );
}

/** " B first differs at step 61." */
function partingWords({ id, parting }: DifferentLane): string {
  if (!parting) return '';
  const { from, to } = parting;
  return from === to
    ? ` ${id} first differs at step ${from}.`
    : ` ${id} first differs between steps ${from} and ${to}.`;
}

const DIFFERENCES: Readonly<
  Record<Difference, { title: string; text: (lanes: string, by: string, theirs: string) => string }>
> = {
  run: {
    title: 'Different run',
    text: (lanes, by) =>
      `${lanes}: not the run in the ${by}, although it was made by the same engine, ${ENGINE_VERSION}.`,
  },
  engine: {
    title: 'Another engine',
    text: (lanes, by, theirs) =>
      `The ${by} was made by engine ${theirs}, this is engine ${ENGINE_VERSION}, which computes other numbers. Whether ${lanes} would be the same run cannot be told here.`,
  },
  arithmetic: {
    title: 'Other arithmetic',
    text: (lanes) =>
      `One of the two browsers has no WebAssembly SIMD and computes with the reference core, whose last digits differ. Whether ${lanes} would be the same run cannot be told here.`,
  },
};

function VerifyGlyph({ good }: { good: boolean }) {
  return (
    <svg className="verify-glyph" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="8" />
      <path d={good ? 'm5.4 9.3 2.4 2.4 4.8-5' : 'M9 5v5M9 12.8v.2'} />
    </svg>
  );
}
