import './share-popover.css';
import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { learnerOf, withChoices } from '../../src/engine/game/learner.ts';
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
    <ShareButton label="Share this run">
      <ShareForm />
    </ShareButton>
  );
}

/** The header's button over a popover of its own. */
export function ShareButton({ label, children }: { label: string; children: ReactNode }) {
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
        <button type="button" className="btn" aria-label="Share">
          <IconShare /> <span className="word">Share</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className="pop" aria-label={label}>
        <h3>{label}</h3>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** A link on its way, there, or refused with a sentence. */
interface Link {
  readonly url: string;
  readonly fault: string | null;
}

const NO_LINK: Link = { url: '', fault: null };

/** The link to select or copy. */
export function LinkField({ label, link }: { label: string; link: Link }) {
  // Another link has not been copied yet.
  const [copied, setCopied] = useState<{ readonly url: string; readonly done: boolean } | null>(null);
  const own = copied?.url === link.url ? copied : null;
  const copy = () => {
    if (link.url === '') return;
    navigator.clipboard.writeText(link.url).then(
      () => setCopied({ url: link.url, done: true }),
      () => setCopied({ url: link.url, done: false }),
    );
  };
  return (
    <>
      <div className="linkfield">
        <input readOnly aria-label={label} value={link.url} onFocus={(event) => event.target.select()} />
        <button type="button" data-autofocus aria-disabled={link.url === ''} onClick={copy}>
          {own?.done ? 'Copied' : 'Copy'}
        </button>
      </div>
      {own?.done === false && (
        <p className="note">The browser did not allow copying: select the link and copy it.</p>
      )}
      {link.fault && (
        <p className="field-fault" role="alert">
          {link.fault}
        </p>
      )}
    </>
  );
}

function ShareForm() {
  const t = useCursor();
  const [atStep, setAtStep] = useState(true);
  const [own, setOwn] = useState(true);
  const lanes = useEditedLanes();
  const scenario = useEditedScenario();
  const played = (learnerOf(scenario)?.choices?.length ?? 0) > 0;
  const asGame = played && !own;
  const prints = asGame ? {} : fingerprints(lanes);
  const link = useLink(
    scenario,
    prints,
    () => {
      const shown = scenarioWithView();
      const step = atStep && !asGame ? shown.view.step : 1;
      const shared = { ...shown, view: { ...shown.view, step } };
      return asGame ? withChoices(shared, []) : shared;
    },
    `${t} ${atStep} ${asGame}`,
  );
  const arrival = useStore(page);
  const verification = verify(lanes, arrival);
  return (
    <>
      <LinkField label="Link to this run" link={link} />
      {played && (
        <label className="chk">
          <input
            className="check"
            type="checkbox"
            checked={own}
            onChange={(event) => setOwn(event.target.checked)}
          />
          With your queries
          <em>{own ? 'the run as it is' : 'a game on the same world'}</em>
        </label>
      )}
      {!asGame && (
        <label className="chk">
          <input
            className="check"
            type="checkbox"
            checked={atStep}
            onChange={(event) => setAtStep(event.target.checked)}
          />
          Open at this step
          <em>t = {atStep ? t : 1}</em>
        </label>
      )}
      {verification && <VerificationNote verification={verification} promised={arrival.promised} />}
      {!asGame && <FingerprintNote prints={prints} />}
      <LinkNote link={link} />
    </>
  );
}

/** How much a link carries, and where it goes. */
export function LinkNote({ link }: { link: Link }) {
  if (link.url === '') return null;
  return (
    <p className="note">
      The whole scenario is in the link, {link.url.length.toLocaleString('en')} characters. Nothing is sent to
      a server.
    </p>
  );
}

/**
 * The link to what `shared` answers, made anew when the scenario, the fingerprints or `also` changes.
 * @param also whatever else the answer depends on
 */
export function useLink(scenario: Scenario, prints: Fingerprints, shared: () => Scenario, also = ''): Link {
  const [link, setLink] = useState<Link>(NO_LINK);
  const key = JSON.stringify(prints) + also;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shared is read when one of these changes
  useEffect(() => {
    let current = true;
    linkTo(shared(), prints).then(
      (url) => current && setLink({ url, fault: null }),
      (error: Error) => current && setLink({ url: '', fault: error.message }),
    );
    return () => {
      current = false;
    };
  }, [scenario, key]);
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
