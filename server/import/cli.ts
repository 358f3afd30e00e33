/** `npm run import -- listings FILE.csv --images DIR`, `npm run import -- orders DIR`, `npm run import -- vehicles DIR`: real rows into queue, sales list and compatibilities. With PGlite the server has to be stopped. */
import { pino } from 'pino';
import { refuse } from '#lib/result.ts';
import { readSettings } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { runOrderImport } from './orders/run-order-import.ts';
import { readArguments } from './read-arguments.ts';
import { runImport } from './run-import.ts';
import { runVehicleImport } from './vehicles/run-vehicle-import.ts';

const importFromCommandLine = async () => {
  const given = readArguments(process.argv.slice(2));
  if (!given.ok) return given;
  const settings = readSettings(process.env);
  if (!settings.ok) return refuse(settings.error.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  const database = await openDatabase(settings.value, pino({ level: settings.value.LOG_LEVEL }));
  try {
    if (given.value.what === 'vehicles') return await runVehicleImport(given.value, settings.value, database);
    return given.value.what === 'orders'
      ? await runOrderImport(given.value, settings.value, database)
      : await runImport(given.value, settings.value, database);
  } finally {
    await database.close();
  }
};

const began = performance.now();
const outcome = await importFromCommandLine();
if (outcome.ok) process.stdout.write(`${outcome.value}\n${((performance.now() - began) / 1000).toFixed(1)} s\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
