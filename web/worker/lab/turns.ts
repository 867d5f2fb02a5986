/**
 * Lets arrived messages be served before work continues. If several wait, each turn resumes the one that has
 * waited longest.
 */
export class Turns {
  private readonly channel = new MessageChannel();
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.channel.port1.onmessage = () => this.waiting.shift()?.();
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.channel.port2.postMessage(null);
    });
  }

  close(): void {
    this.channel.port1.close();
  }
}
