import type { Db } from '#server/db/open.ts';
import type { CompanyId } from '../support/people.ts';
import type { Sample } from './sample.ts';

interface OfKind {
  readonly samples: Readonly<Record<string, Sample>>;
  /** One of it that is named after a listing of the company, where there is no other name for it among the targets. */
  readonly insertFor?: (db: Db, listing: string, company: CompanyId) => Promise<void>;
}

/** The samples of a kind are a file of their own beside this one, found by its name. */
export const ofKinds: readonly OfKind[] = Object.values(import.meta.glob<OfKind>('./*-samples.ts', { eager: true }));
