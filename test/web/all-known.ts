import { allKnown } from '../../web/registry/known.ts';

// The page's tests begin where its late parts do: with everything that there is to choose.
await allKnown();
