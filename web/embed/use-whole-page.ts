import { useEffect, useState } from 'react';
import { hashOf, linkOf } from '../store/address/links.ts';
import { useCursor, useEditedScenario } from '../store/hooks.ts';

/** Time after the last move before the address follows. */
const SETTLE_MS = 300;
/** Larger tables take seconds to pack: their address stays the one that came. */
const MOST_CELLS = 20_000;

/**
 * The address of the whole page at the run and step shown; the frame's own fragment follows, so that a reload keeps them.
 * @param stopped the address opened nothing: it stays as it came, for the whole page to say so, too
 */
export function useWholePage(stopped: boolean): string {
  const scenario = useEditedScenario();
  const t = useCursor();
  const [link, setLink] = useState(() => hashOf(location.href));
  useEffect(() => {
    if (stopped) return setLink(hashOf(location.href));
    let current = true;
    const { dataset } = scenario.objective;
    if (dataset && dataset.arms.length * dataset.times.length > MOST_CELLS) return;
    const write = async () => {
      const next = await linkOf({ ...scenario, view: { ...scenario.view, step: t } });
      if (!current) return;
      history.replaceState(null, '', `#${next}`);
      setLink(next);
    };
    const timer = setTimeout(() => void write().catch(() => {}), SETTLE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [scenario, t, stopped]);
  return `${location.href.split(/[?#]/)[0]}#${link}`;
}
