import { computeFingerprints } from '../../fingerprints/scenarios.ts';

computeFingerprints(self.name !== '#without-programs').then(
  (fingerprints) => postMessage({ fingerprints }),
  (error: unknown) => postMessage({ error: String(error) }),
);
