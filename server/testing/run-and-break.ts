/** A process of the server in which something breaks that nobody catches: BREAK=throw or reject. It writes what it does. */
import fastify from 'fastify';
import { openLog } from '../http/logging.ts';
import { run } from '../run.ts';

await run(() =>
  Promise.resolve({
    app: fastify({ loggerInstance: openLog('fatal') }),
    address: 'nowhere',
    entrance: { demoAccounts: [], lacksSuperuser: false },
    stop: async () => void process.stdout.write('stopped in order\n'),
  }),
);
// Held open, as a server that listens is.
setInterval(() => undefined, 60_000);
if (process.env['BREAK'] === 'throw')
  setImmediate(() => {
    throw new Error('a listener broke');
  });
else void Promise.reject(new Error('nobody waited'));
