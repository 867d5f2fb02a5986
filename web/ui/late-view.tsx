import { type ComponentType, lazy, useState } from 'react';
import { pictureLeft } from './picture-left.ts';

/** A view that is fetched when it is first drawn, or before. */
export type LateView<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/** Drawn at once where it has been fetched before; else it suspends. Under the built picture it is not fetched yet. */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> {
  let View: ComponentType<Props> | null = null;
  const fetch = async () => {
    View = await load();
    return { default: View };
  };
  const Fetched = lazy(() => pictureLeft.then(fetch));
  // The choice stays for as long as it is drawn: another component would start over.
  const Late = (props: Props) => {
    const [Chosen] = useState<ComponentType<Props>>(() => View ?? Fetched);
    return <Chosen {...props} />;
  };
  return Object.assign(Late, { fetch });
}
