import { integrationJobs } from './integration-jobs.ts';
import { integrations } from './integrations.ts';
import { marketplaceAccounts } from './marketplace-accounts.ts';
import { reputation } from './reputation.ts';

/** What the screens of accounts and of what is sent to them say. */
export const catalogue = { ...integrationJobs, ...integrations, ...marketplaceAccounts, ...reputation };
