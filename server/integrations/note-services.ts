import { notInArray, sql } from 'drizzle-orm';
import type { IntegrationService } from '#contract/integration.ts';
import type { Settings } from '../config.ts';
import type { Db } from '../db/open.ts';
import { integrationService } from '../db/schema/integration-service.ts';

type Named = Pick<Settings, 'SMTP_URL' | 'LABEL_SERVICE_URL' | 'CARRIER_URL' | 'BLOB_STORE' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_AUTHORIZE_URL'>;

/** Where each is, by host alone: an address may hold a user, a password or a token. */
export const hostsOf = (settings: Named): ReadonlyMap<IntegrationService['name'], string> => {
  const urls = {
    mail: settings.SMTP_URL,
    labels: settings.LABEL_SERVICE_URL,
    carrier: settings.CARRIER_URL,
    images: settings.BLOB_STORE,
    google: settings.GOOGLE_CLIENT_ID === undefined ? undefined : settings.GOOGLE_AUTHORIZE_URL,
  } as const;
  return new Map(
    Object.entries(urls).flatMap(([name, url]) => (url === undefined ? [] : [[name as keyof typeof urls, new URL(url).hostname] as const])),
  );
};

/** At a start: what is where it was keeps its day, what is new or elsewhere begins today, what is gone is forgotten. */
export const noteServices = async (db: Db, settings: Named, now: Date): Promise<void> => {
  const hosts = hostsOf(settings);
  await db.delete(integrationService).where(hosts.size > 0 ? notInArray(integrationService.name, [...hosts.keys()]) : undefined);
  for (const [name, host] of hosts)
    await db
      .insert(integrationService)
      .values({ name, host, since: now })
      .onConflictDoUpdate({
        target: integrationService.name,
        set: { host, since: now },
        setWhere: sql`${integrationService.host} <> excluded.host`,
      });
};
