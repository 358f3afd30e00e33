import type { Route } from '../http/route.ts';
import { listIntegrationJobsRoute, getIntegrationJobRoute } from './job-reads.ts';
import { retryIntegrationJobRoute } from './retry-job.ts';

export const integrationJobRoutes: readonly Route[] = [listIntegrationJobsRoute, getIntegrationJobRoute, retryIntegrationJobRoute];
