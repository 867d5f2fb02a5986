import type { ReactNode } from 'react';

/** A row of the share sheet: its name on the left, its content on the right. */
export function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="way" aria-label={name}>
      <h4>{name}</h4>
      <div>{children}</div>
    </section>
  );
}
