import type { ReactNode } from 'react';
import * as words from '#words/own/own';
import type { Setting } from '../../src/engine/scenario/settings.ts';
import { NumberRow } from '../forms/number-row.tsx';

interface WorldSectionProps {
  /** Settings that apply, such as noise, horizon and grid, with this objective's defaults and ranges. */
  readonly settings: readonly Setting[];
  /** Values by the settings' ids. */
  readonly values: Readonly<Record<string, number>>;
  readonly onChange: (id: string, value: number) => void;
  /** Additional rows for the objective. */
  readonly children?: ReactNode;
}

/** The settings of the future run. */
export function WorldSection({ settings, values, onChange, children }: WorldSectionProps) {
  return (
    <section className="sec" aria-labelledby="own-world-title">
      <h2 id="own-world-title">{words.world}</h2>
      {settings.map((setting) => (
        <NumberRow
          key={setting.id}
          spec={setting}
          value={values[setting.id]}
          set={(value) => onChange(setting.id, value)}
        />
      ))}
      {children}
    </section>
  );
}
