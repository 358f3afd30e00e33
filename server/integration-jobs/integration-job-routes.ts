import { described } from '../http/route.ts';
import { listIntegrationJobsRoute, getIntegrationJobRoute } from './job-reads.ts';
import { retryIntegrationJobRoute } from './retry-job.ts';

export const integrationJobRoutes = described([
  [listIntegrationJobsRoute, 'What is sent to the marketplace, newest first: own for sellers, all for superusers'],
  [getIntegrationJobRoute, 'One of them'],
  [retryIntegrationJobRoute, 'Has what failed sent again at the next turn'],
]);
