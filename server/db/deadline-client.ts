import { Client, type ClientConfig } from 'pg';

/** A host that says nothing is away. Told apart from a pool whose connections are all held, which is waited for longer. */
const connectWithinMs = 5000;
/** Of the first questions on a connection, which take no time. */
export const answerWithinMs = 10_000;

/** Without it the system asks first after two hours whether the other end is still there. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Waits for nobody for ever: connects within five seconds, or says that it could not. */
export class DeadlineClient extends Client {
  constructor(config: ClientConfig = {}) {
    super({ ...keepAlive, ...config, connectionTimeoutMillis: connectWithinMs });
  }
}
