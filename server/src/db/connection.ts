import pg from 'pg';

/** Every connection we open. One that breaks ends nothing else: the query under way throws, and each one after it. */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener the event would end the process.
    this.on('error', () => undefined);
  }
}
