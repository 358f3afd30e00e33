import { getBacklog, listBacklogs, type Backlog } from '#contract/backlog.ts';
import { listIntegrations } from '#contract/integration.ts';
import { getIntegrationJob, listIntegrationJobs, type IntegrationJob, type JobFilter } from '#contract/integration-job.ts';
import {
  getMarketplaceAccount,
  listMarketplaceAccounts,
  type MarketplaceAccount,
  type MarketplaceAccountFilter,
  type MarketplaceAccountRow,
} from '#contract/marketplace-account.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

export const marketplaceAccounts = createRecords<MarketplaceAccountRow, MarketplaceAccount, MarketplaceAccountFilter>({
  kind: 'marketplace',
  // The accounts that lists are filtered by (./market-places.ts).
  pickedBy: ['marketPlaces'],
  ...byCalls(listMarketplaceAccounts, getMarketplaceAccount),
});

export const integrationJobs = createRecords<IntegrationJob, IntegrationJob, JobFilter>({
  kind: 'job',
  ...byCalls(listIntegrationJobs, getIntegrationJob),
});

/** What is not sent to an account changes with the account. */
export const backlogs = createRecords<Backlog, Backlog, object>({
  kind: 'backlog',
  heardAs: 'marketplace',
  ...byCalls(listBacklogs, getBacklog),
});

/** What is connected and since when. */
export const integrationsQuery = (api: Api) => callQuery(api, listIntegrations, { key: ['integrations'], staleTime: 10_000 });
