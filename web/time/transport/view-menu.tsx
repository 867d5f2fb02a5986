import * as words from '#words/time/transport';
import { useViewOptions } from '../../store/hooks.ts';
import { IconEye } from '../../ui/icons.tsx';
import { lateView } from '../../ui/late-view.tsx';
import { OpenButton } from '../../ui/overlay/open-button.tsx';

export const ViewEntries = lateView(() => import('./view-entries.tsx').then((module) => module.ViewEntries));

/** Menu of the view options, and of the ways to the run's changes. */
export function ViewMenu() {
  const { hide } = useViewOptions();
  return (
    <OpenButton
      button={{
        className: hide ? 'btn icon on' : 'btn icon',
        'aria-label': words.whatIsShown,
        title: words.whatIsShown,
        face: <IconEye shut={hide !== undefined} />,
      }}
      popup="menu"
      overlay={(opening) => <ViewEntries {...opening} />}
    />
  );
}
