import { computeFingerprints } from '../../fingerprints/scenarios.ts';

computeFingerprints().then(
  (fingerprints) => postMessage({ fingerprints }),
  (error: unknown) => postMessage({ error: String(error) }),
);
