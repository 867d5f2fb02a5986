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

/** A request that the numerical core refuses before allocating. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
  readonly bytes: number;

  constructor(bytes: number) {
    super(
      `This needs ${(bytes / MEBIBYTE).toFixed(0)} MB in the numerical core, more than it may hold; use fewer grid points or fewer steps.`,
    );
    this.bytes = bytes;
  }
}
