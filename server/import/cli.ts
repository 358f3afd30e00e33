/** `npm run import -- listings FILE.csv --images DIR`, `npm run import -- orders DIR`, `npm run import -- vehicles DIR`: real rows into queue, sales list and compatibilities. With PGlite the server has to be stopped. */
import { formatDecimal } from '#lib/decimal.ts';
import { ok } from '#lib/result.ts';
import { runCommand } from '../command-line.ts';
import { runOrderImport } from './orders/run-order-import.ts';
import { readArguments } from './read-arguments.ts';
import { runImport } from './run-import.ts';
import { runVehicleImport } from './vehicles/run-vehicle-import.ts';

const began = performance.now();
await runCommand(readArguments(process.argv.slice(2)), async (given, settings, database) => {
  const imported =
    given.what === 'vehicles'
      ? await runVehicleImport(given, settings, database)
      : given.what === 'orders'
        ? await runOrderImport(given, settings, database)
        : await runImport(given, settings, database);
  return imported.ok ? ok(`${imported.value}\n${formatDecimal((performance.now() - began) / 1000, 1)} s`) : imported;
});
