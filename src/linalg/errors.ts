const MEBIBYTE = 1048576;

/** A covariance matrix that no rung of the jitter ladder could make positive definite. */
export class NotPositiveDefinite extends Error {
  override readonly name = 'NotPositiveDefinite';
  readonly pivot: number;
  readonly jitter: number;

  constructor(pivot: number, jitter: number) {
    super(
      `The covariance matrix is not positive definite at pivot ${pivot}, even with ${jitter} added to its diagonal; raise the noise variance or shorten the lengthscale.`,
    );
    this.pivot = pivot;
    this.jitter = jitter;
  }
}

/** A request that the numerical core refuses before allocating, or that the system does not grant it. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
  /** Bytes asked for, beyond those in use. */
  readonly bytes: number;

  /** @param limit bytes that the core may hold; null where the system gave no more before the limit was reached */
  constructor(bytes: number, inUse: number, limit: number | null) {
    const asked = `This needs ${megabytes(bytes)} beside the ${megabytes(inUse)} that the numerical core holds`;
    super(
      `${asked}, and ${limit === null ? 'the system has no more to give' : `it may hold ${megabytes(limit)}`}; use fewer grid points or fewer steps.`,
    );
    this.bytes = bytes;
  }
}

/** Rounded up, to a tenth below 10 MB: never 0 for something. */
function megabytes(bytes: number): string {
  const size = bytes / MEBIBYTE;
  return `${size < 10 ? Math.ceil(10 * size) / 10 : Math.ceil(size)} MB`;
}

/** A result that left the range of double precision: NaN or infinite. */
export class NotFinite extends Error {
  override readonly name = 'NotFinite';

  /** @param what begins the sentence: "The posterior mean at step 3" */
  constructor(what: string) {
    super(
      `${what} is not a finite number; bring values, noise variance, signal variance and lengthscale nearer to each other’s size.`,
    );
  }
}
