import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/controls/seed';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { undo } from '../../store/actions/edit.ts';
import { blendTarget } from '../../store/blend-target.ts';
import { useEdited } from '../../store/hooks.ts';
import { page } from '../../store/page.ts';
import { lab } from '../../store/store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Glyph } from '../../ui/icons.tsx';
import { dragSeeds, type SeedWalk } from './seed-drag.ts';

type SeedWaysProps = Pick<SeedWalk, 'seed' | 'walk' | 'end'>;

/** Shows and hides the worlds of neighbouring seeds below the lanes; has the seed follow a drag, with them in sight. */
export function SeedWays(props: SeedWaysProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hasTarget = useEdited((scenario) => blendTarget('seed', scenario) !== null);
  const uncovered = useStore(page, (state) => state.place === null);
  const open = useStore(page, ({ blended }) => blended === 'seed');
  const possible = hasTarget && uncovered;
  useDrag(place, props, possible);
  return (
    <span ref={place}>
      {possible && (
        <IconButton
          className="btn icon blend-opener"
          label={words.inTenWorlds}
          title={words.inTenWorlds}
          aria-expanded={open}
          onClick={() => page.setState({ blended: open ? null : 'seed' })}
        >
          <IconWorlds />
        </IconButton>
      )}
    </span>
  );
}

/** @param showing whether the worlds can be shown */
function useDrag(place: { readonly current: HTMLElement | null }, props: SeedWaysProps, showing: boolean) {
  const before = useRef<{ readonly scenario: Scenario; readonly blended: string | null } | null>(null);
  const show = (inDrawer: boolean) => {
    // Opened from within it, the worlds close the drawer, and with it would end the drag.
    if (showing && inDrawer === Boolean(place.current?.closest('[role="dialog"]')))
      page.setState({ blended: 'seed' });
  };
  const latest = useRef<SeedWalk>(null as never);
  latest.current = {
    ...props,
    begin() {
      props.end();
      before.current = { scenario: lab.getState().scenario, blended: page.getState().blended };
      show(false);
    },
    end() {
      props.end();
      show(true);
    },
    giveBack() {
      props.end();
      if (lab.getState().scenario !== before.current?.scenario) undo();
      page.setState({ blended: before.current?.blended ?? null });
    },
  };
  useEffect(() => {
    const grip = place.current?.closest('.seed')?.querySelector<HTMLElement>('.seed-grip');
    if (!grip) return;
    grip.title = words.drag;
    return dragSeeds(grip, () => latest.current);
  }, [place]);
}

const IconWorlds = () => <Glyph d="M1.5 4h3.6v8H1.5zM6.2 4h3.6v8H6.2zM10.9 4h3.6v8h-3.6z" />;
