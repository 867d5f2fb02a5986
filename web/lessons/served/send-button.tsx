import { useState } from 'react';
import * as words from '#words/lessons/served';
import { type Sent, sendGuess } from './send-guess.ts';
import type { ServedRoom } from './served-room.ts';

interface SendProps {
  readonly room: ServedRoom;
  readonly code: string;
}

const OUTCOMES: Readonly<Record<Sent, string>> = {
  sent: words.sent,
  many: words.many,
  gone: words.gone,
  lost: words.lost,
};

/** Sends the code to the wall with one press; if that fails, the code below can still be used. */
export function SendButton({ room, code }: SendProps) {
  const [last, setLast] = useState<{ code: string; outcome: Sent | null } | null>(null);
  const now = last?.code === code ? last : null;
  const ready = now === null || now.outcome === 'many' || now.outcome === 'lost';
  const send = async () => {
    if (!ready) return;
    setLast({ code, outcome: null });
    const outcome = await sendGuess(room, code);
    // Of a guess that was changed meanwhile nothing is said.
    setLast((latest) => (latest?.code === code ? { code, outcome } : latest));
  };
  const sent = now?.outcome === 'sent';
  return (
    <div className="guess-send">
      <button type="button" className={sent ? 'btn line' : 'btn solid'} aria-disabled={!ready} onClick={send}>
        {sent ? words.sentShort : words.send}
      </button>
      <p role="status" className={sent ? 'visually-hidden' : 'note'}>
        {now ? (now.outcome ? OUTCOMES[now.outcome] : words.sending) : ''}
      </p>
    </div>
  );
}
