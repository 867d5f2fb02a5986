import { Session, type SessionOptions } from '../../engine/lane/session.ts';

/** What `read` finds in a session played to its horizon. */
export function played<Values>(options: SessionOptions, read: (session: Session) => Values): Values {
  const session = new Session(options);
  try {
    while (session.t < options.horizon) session.step();
    return read(session);
  } finally {
    session.dispose();
  }
}
