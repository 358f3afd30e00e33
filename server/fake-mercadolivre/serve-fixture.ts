/** A process with the fake in it, for a test that kills it: DIR is its folder, and its address is its first line. */
import { testSeed } from './fake-fixture.ts';
import { startFakeMercadoLivre } from './start-fake.ts';

const quiet = { info: () => undefined, error: () => undefined };
const { url } = await startFakeMercadoLivre({
  dataDir: process.env['DIR'] ?? '',
  port: 0,
  clock: () => new Date(),
  log: quiet,
  seed: testSeed,
});
process.stdout.write(`${url}\n`);
