import type { Settings } from '../../config.ts';
import { isLoopback } from '../../loopback.ts';
import { consoleBaseOf } from '../../mail/post-office.ts';

const isOnThisMachine = (url: string): boolean => isLoopback(new URL(url).hostname);

/**
 * Where Mercado Livre finds what this server keeps; null where it can not: an address of this machine is found by a marketplace that runs
 * on it too.
 */
export const publicBaseOf = (settings: Pick<Settings, 'PUBLIC_URL' | 'PORT' | 'MELI_API_URL'>): string | null => {
  const base = consoleBaseOf(settings);
  return isOnThisMachine(base) && !isOnThisMachine(settings.MELI_API_URL) ? null : base;
};
