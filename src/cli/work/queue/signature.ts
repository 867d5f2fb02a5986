import { createHmac, timingSafeEqual } from 'node:crypto';
import { CliError } from '../../io.ts';

/** Marks what we write on the server, so that what others have written or changed there is known. */
export interface Signature {
  /** The bytes as they are kept under a name. */
  readonly seal: (name: string, bytes: Buffer) => Buffer;
  /** What was sealed under this name. Throws CliError where it was not, or not with this key. */
  readonly open: (name: string, sealed: Buffer) => Buffer;
}

/** Bytes of an HMAC with SHA-256. */
const LENGTH = 32;

/**
 * HMAC-SHA256 of name and bytes, in front of them: a result put under another job's name is refused as a changed one is.
 * @param secret what the workers and whoever asks for a plan share; null: nothing is signed, and everything believed
 */
export function createSignature(secret: string | null): Signature {
  if (secret === null) return { seal: (_, bytes) => bytes, open: (_, bytes) => bytes };
  const markOf = (name: string, bytes: Buffer) =>
    createHmac('sha256', secret).update(`${name}\0`).update(bytes).digest();
  return {
    seal: (name, bytes) => Buffer.concat([markOf(name, bytes), bytes]),
    open(name, sealed) {
      const bytes = sealed.subarray(LENGTH);
      if (sealed.length > LENGTH && timingSafeEqual(sealed.subarray(0, LENGTH), markOf(name, bytes)))
        return bytes;
      throw new CliError(
        'what stands on the server is not signed with our key: somebody has changed it, or another key was used; give all the same DRIFTLAB_QUEUE_KEY_FILE, and take another database, …/1',
      );
    },
  };
}
