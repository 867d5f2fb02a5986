/** An archived engine cannot be had, or cannot do what is asked of it; the message is one plain sentence. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
