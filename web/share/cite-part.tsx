import { useState } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/share/share';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { bibtex, type Cited, sentence } from '../../src/engine/citation.ts';
import { engineName } from '../../src/engine/version.ts';
import { page } from '../store/page.ts';
import { CopyField } from '../ui/copy-field.tsx';
import type { Shared } from './use-shared.ts';
import { Way } from './way.tsx';

const STYLES = { bibtex, sentence } as const;
type Style = keyof typeof STYLES;

/** Leaves out future acts where the future is hidden. */
function withoutComing(scenario: Scenario): Scenario {
  const { interventions, view } = scenario;
  if (!interventions || view.hide === undefined) return scenario;
  return { ...scenario, interventions: interventions.filter(({ step }) => step <= view.step) };
}

/** The citation of the run, with its link. */
export function CitePart({ shared }: { readonly shared: Shared }) {
  const [style, setStyle] = useState<Style>('bibtex');
  const backend = useStore(page, (state) => state.backend);
  const { seeds } = shared.scenario.view;
  const cited: Cited = {
    ...shared,
    scenario: withoutComing(shared.scenario),
    ...(seeds && { replicates: { from: 0, count: seeds } }),
    link: shared.link,
    engine: engineName(backend ?? 'wasm', shared.scenario),
  };
  return (
    <Way name={words.cite}>
      <CopyField
        label={words.citation(words.citationStyles[style])}
        text={shared.link === '' ? '' : STYLES[style](cited)}
      />
      <div className="seg share-segs">
        {(Object.keys(STYLES) as Style[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === style} onClick={() => setStyle(name)}>
            {words.citationStyles[name]}
          </button>
        ))}
      </div>
    </Way>
  );
}
