import type { ConnectionState } from '#contract/marketplace-account.ts';
import type { AccountRef, Marketplace, Session } from './port.ts';

/** A marketplace, and how it is spoken to for an account. */
export interface Adapter {
  readonly marketplace: Marketplace;
  readonly open: (account: AccountRef) => Session;
}

/** What this installation sends by: nothing at all where it is switched off. */
export interface Adapters {
  /** For accounts that nobody ever connected, which the demo plays; null where nothing is played. */
  readonly played: Adapter | null;
  /** For accounts that somebody has connected; null where none speaks over the wire. */
  readonly connected: Adapter | null;
}

export const noAdapters: Adapters = { played: null, connected: null };

/** By what something is sent to an account that stands so; null where by nothing. */
export const adapterOf = ({ played, connected }: Adapters, connection: ConnectionState): Adapter | null => {
  if (connection === 'connected') return connected;
  return connection === 'unconnected' ? played : null;
};
