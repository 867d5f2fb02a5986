import { EVERYWHERE, escapedOf } from '../../faults/strangers.ts';
import { computeFingerprints } from '../../fingerprints/scenarios.ts';

async function answer() {
  const fingerprints = await computeFingerprints();
  const escaped = await escapedOf(EVERYWHERE);
  return { fingerprints, attempts: Object.keys(EVERYWHERE).length, escaped };
}

answer().then(
  (answered) => postMessage(answered),
  (error: unknown) => postMessage({ error: String(error) }),
);
