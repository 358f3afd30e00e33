import { pgTable, text } from 'drizzle-orm/pg-core';
import type { IntegrationService } from '#contract/integration.ts';
import { instant } from './column.ts';

/** What the settings connect the hub to, since the start that first found it there. */
export const integrationService = pgTable('integration_service', {
  name: text().$type<IntegrationService['name']>().primaryKey(),
  host: text().notNull(),
  since: instant('since').notNull(),
});
