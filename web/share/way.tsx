import type { ReactNode } from 'react';

/** One way out of the page: its name at the left, what it offers at the right. */
export function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="way" aria-label={name}>
      <h4>{name}</h4>
      <div>{children}</div>
    </section>
  );
}
