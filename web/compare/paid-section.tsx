import { Suspense, useState } from 'react';
import * as words from '#words/compare/paid';
import * as panel from '#words/panels/paid';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { lateView } from '../ui/late-view.tsx';

// Nothing is split before somebody asks.
const PaidPane = lateView(() => import('./paid-pane.tsx').then((module) => module.PaidPane));

/** What the lanes' regret was paid for, on average over the seeds; computed when it is opened. */
export function PaidSection({ sheet }: { sheet: Sheet }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="compare-tables" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{panel.title}</summary>
      {open && (
        <Suspense fallback={<p>{words.fetching}</p>}>
          <PaidPane sheet={sheet} />
        </Suspense>
      )}
    </details>
  );
}
