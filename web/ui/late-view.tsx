import { type ComponentType, lazy, useState } from 'react';
import { pictureLeft } from './picture-left.ts';

/** A view that is loaded when it is first drawn, or earlier by `fetch`. */
export type LateView<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/**
 * Drawn at once if it has been loaded, otherwise it suspends. It is not loaded before the live page has
 * replaced the built picture.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> {
  let View: ComponentType<Props> | null = null;
  const fetch = async () => {
    View = await load();
    return { default: View };
  };
  const Fetched = lazy(() => pictureLeft.then(fetch));
  // The choice is kept while mounted, because another component would lose its state.
  const Late = (props: Props) => {
    const [Chosen] = useState<ComponentType<Props>>(() => View ?? Fetched);
    return <Chosen {...props} />;
  };
  return Object.assign(Late, { fetch });
}
