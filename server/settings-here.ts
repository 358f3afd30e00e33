import { existsSync } from 'node:fs';
import { ok, refuse, type Result } from '#lib/result.ts';
import { readSettings, type Settings } from './config.ts';

/**
 * The settings of this process, from `.env` in the folder it is started from and from the environment, which is stronger; or what is wrong
 * with them, in the words of the person who set them. Server and commands read them alike: what one fills, the other opens.
 */
export const settingsHere = (): Result<Settings, string> => {
  if (existsSync('.env')) process.loadEnvFile();
  const settings = readSettings(process.env);
  if (settings.ok) return ok(settings.value);
  const wrong = settings.error.map(({ name, message }) => `  ${name}: ${message}`);
  return refuse(['A configuração tem erros:', ...wrong, 'Veja .env.example.'].join('\n'));
};
