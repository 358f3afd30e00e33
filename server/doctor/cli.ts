/**
 * `npm run doctor`: what an installation lacks, each with its remedy. Ends with 1 where something lacks. It changes nothing, but tries a
 * bucket with a probe that is removed at once; where the bucket carries the writing out late, by the next look (decision 0136).
 */
import { parseArgs } from 'node:util';
import { complain, readWords } from '../command-line.ts';
import { settingsHere } from '../settings-here.ts';
import type { Finding } from './finding.ts';
import { lookAtData } from './look-at-data.ts';
import { lookAtMachine } from './look-at-machine.ts';
import { lookAtSettings } from './look-at-settings.ts';
import { lookAtStore } from './look-at-store.ts';

const format = ({ what, found, remedy }: Finding): string =>
  remedy === null ? `  certo  ${what}: ${found}` : `  FALTA  ${what}: ${found}\n         → ${remedy}`;

const examine = async (): Promise<void> => {
  const words = readWords(() => parseArgs({ args: process.argv.slice(2) }), 'npm run doctor');
  if (!words.ok) return complain(words.error, 2);
  const settings = settingsHere();
  if (!settings.ok) return complain(settings.error, 1);
  const findings = [
    ...lookAtMachine(settings.value),
    ...(await lookAtStore(settings.value)),
    ...lookAtSettings(settings.value),
    ...(await lookAtData(settings.value)),
  ];
  process.stdout.write(`${findings.map(format).join('\n')}\n\n`);
  const lacks = findings.filter(({ remedy }) => remedy !== null).length;
  return lacks === 0 ? void process.stdout.write('Nada falta.\n') : complain(`Falta(m): ${lacks}.`, 1);
};

await examine();
