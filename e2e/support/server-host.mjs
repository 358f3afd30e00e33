// One process that holds the built servers of a worker's journeys, each with its own settings, database and port: reading the modules
// and compiling Postgres is half of what a journey costs, and is paid once. Told over IPC what to start and stop.
/* global process -- forked by Node */
const built = new URL('../../dist/server/', import.meta.url);
/** @type {typeof import('../../server/config.ts')} */
const { readSettings } = await import(new URL('config.js', built).href);
/** @type {typeof import('../../server/serve.ts')} */
const { serve } = await import(new URL('serve.js', built).href);

/** @typedef {{ id: number, start: Record<string, string | undefined> } | { id: number, stop: number }} Told */

/** @type {Map<number, () => Promise<void>>} */
const stops = new Map();

/** @type {(told: Told) => Promise<string>} */
const done = async (told) => {
  if ('stop' in told) {
    await stops.get(told.stop)?.();
    stops.delete(told.stop);
    return '';
  }
  const settings = readSettings(told.start);
  if (!settings.ok) throw new Error(settings.error.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  const { address, stop } = await serve(settings.value);
  stops.set(told.id, stop);
  return address;
};

process.on('message', (/** @type {Told} */ told) => {
  done(told).then(
    (value) => process.send?.({ id: told.id, value }),
    (/** @type {unknown} */ error) => process.send?.({ id: told.id, error: error instanceof Error ? error.stack : String(error) }),
  );
});
// The process that forked it has ended.
process.on('disconnect', () => process.exit(0));
