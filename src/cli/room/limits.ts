/** What a room takes at most. */
export const LIMITS = {
  /** Bytes of a guess: the longest code has 34. */
  bodyBytes: 64,
  /** Guesses of one device at once, and how many more a second. */
  deviceBurst: 5,
  devicePerSecond: 0.5,
  /** Guesses of all devices at once, and how many more a second: a hall may have one address. */
  totalBurst: 1000,
  totalPerSecond: 500,
  /** Guesses that are kept; of more the oldest go. */
  guesses: 20_000,
  /** Pages that follow the room. */
  watchers: 8,
  /** Bytes on their way to a page that does not read. */
  unreadBytes: 4_000_000,
  connections: 4000,
  headerBytes: 8192,
  /** Milliseconds for a whole request. */
  requestMs: 10_000,
  /** Milliseconds from the first guess of a batch until it is shown. */
  batchMs: 100,
} as const;

/** A number of turns that fills up again with time. */
interface Bucket {
  /** Takes a turn; false: there is none. */
  readonly take: () => boolean;
  readonly full: () => boolean;
}

/**
 * @param burst turns at once
 * @param perSecond how many come back
 * @param now milliseconds that only grow
 */
export function createBucket(burst: number, perSecond: number, now: () => number): Bucket {
  let left = burst;
  let seen = now();
  const fill = () => {
    const time = now();
    left = Math.min(burst, left + ((time - seen) / 1000) * perSecond);
    seen = time;
  };
  return {
    take() {
      fill();
      if (left < 1) return false;
      left--;
      return true;
    },
    full() {
      fill();
      return left >= burst;
    },
  };
}

/** Why a guess is not taken now. */
type Refused = 'device' | 'total';

/** The limits by device and in total. What is known of a device is forgotten once it may send as many as at first. */
export function createLimits(now: () => number): { take: (device: number) => Refused | null } {
  const total = createBucket(LIMITS.totalBurst, LIMITS.totalPerSecond, now);
  const devices = new Map<number, Bucket>();
  let swept = now();
  const sweep = () => {
    if (now() - swept < 1000) return;
    swept = now();
    for (const [device, bucket] of devices) if (bucket.full()) devices.delete(device);
  };
  return {
    take(device) {
      sweep();
      const own = devices.get(device) ?? createBucket(LIMITS.deviceBurst, LIMITS.devicePerSecond, now);
      if (!own.take()) return 'device';
      if (!total.take()) return 'total';
      devices.set(device, own);
      return null;
    },
  };
}
