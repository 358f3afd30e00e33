import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const replacesModules = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/u;

/**
 * The test files of `folders` that replace modules or load them anew. They get an environment of their own, because files that
 * share one share its modules too.
 */
export const filesApart = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file).replaceAll('\\', '/')))
    .filter((file) => /\.test\.tsx?$/u.test(file) && replacesModules.test(readFileSync(file, 'utf8')));
