/** Exit statuses of the command line. Those from 70 on are the ones of sysexits.h, or as shells report a signal. */
export const EXIT = {
  done: 0,
  /** A run differs from the fingerprints in its link. */
  differs: 1,
  /** An argument, a file or a link is refused. */
  badInput: 2,
  /** A game that another program left before its last step. */
  unfinished: 3,
  /** A fault of the program. */
  fault: 70,
  /** No room for the output. */
  noRoom: 73,
  /** The output's device failed. */
  deviceFailed: 74,
  /** The output may not be written. */
  noPermission: 77,
  /** Stopped by Ctrl-C. */
  interrupted: 130,
  /** Nobody reads standard output any more. */
  closedPipe: 141,
} as const;

/** As `driftlab --help` tells them. */
export const EXIT_HELP = `
Exit status: ${EXIT.done} done; ${EXIT.differs} a run differs from its link; ${EXIT.badInput} bad input; ${EXIT.unfinished} a game left
before its last step; ${EXIT.interrupted} stopped by Ctrl-C. Output that could not be written whole: ${EXIT.noRoom} no room on the disk, ${EXIT.deviceFailed} the device failed, ${EXIT.noPermission} permission denied, ${EXIT.closedPipe} the reader of the pipe has
gone. A file named by --out is then as it was before, or holds the partial results. ${EXIT.fault} a fault of the program.
`;
