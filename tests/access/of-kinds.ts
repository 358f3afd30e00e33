import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#server/db/open.ts';
import type { CompanyId } from '../support/people.ts';
import type { Sample } from './sample.ts';

interface OfKind {
  readonly samples: Readonly<Record<string, Sample>>;
  /** One of it that is named after a listing of the company, where there is no other name for it among the targets. */
  readonly insertFor?: (db: Db, listing: string, company: CompanyId) => Promise<void>;
}

const here = import.meta.dirname;

/**
 * The samples of a kind are a file of their own beside this one, found by its name. The folder is read: what Vite's glob found is kept with
 * the cached module, which a new file does not change.
 */
export const ofKinds: readonly OfKind[] = await Promise.all(
  readdirSync(here)
    .filter((file) => file.endsWith('-samples.ts'))
    .map(async (file) => (await import(/* @vite-ignore */ join(here, file))) as OfKind),
);
