import { queryOptions } from '@tanstack/react-query';
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
import { unwrap, type Api } from './client.ts';
import { createRecords } from './records.ts';

export const marketplaceAccounts = createRecords<MarketplaceAccountRow, MarketplaceAccount, MarketplaceAccountFilter>({
  kind: 'marketplace',
  // The accounts that lists are filtered by (./market-places.ts).
  pickedBy: ['marketPlaces'],
  list: async (api, query, signal) => unwrap(await api.send(listMarketplaceAccounts, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getMarketplaceAccount, { params: { id } }, { signal })),
});

export const integrationJobs = createRecords<IntegrationJob, IntegrationJob, JobFilter>({
  kind: 'job',
  list: async (api, query, signal) => unwrap(await api.send(listIntegrationJobs, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getIntegrationJob, { params: { id } }, { signal })),
});

/** What is not sent to an account changes with the account. */
export const backlogs = createRecords<Backlog, Backlog, object>({
  kind: 'backlog',
  heardAs: 'marketplace',
  list: async (api, query, signal) => unwrap(await api.send(listBacklogs, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getBacklog, { params: { id } }, { signal })),
});

/** What is connected and since when. */
export const integrationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['integrations'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(listIntegrations, {}, { signal })),
    staleTime: 10_000,
  });
