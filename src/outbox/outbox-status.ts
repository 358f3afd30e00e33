import type { StorageFailed } from '#events/log.ts';
import type { Outbox } from '#events/projections/outbox.ts';

/** What the tab that sends knows of the way to the server. Instants in milliseconds since 1970. */
export interface LinkStatus {
  readonly isReachable: boolean;
  /** The session ended: nothing is sent until the same user signs in again. */
  readonly isParked: boolean;
  readonly nextTryAt: number | null;
  /** Why nothing could be written on this computer when it was last tried, which holds up sending; a tab of an older version does not tell. */
  readonly unwritten?: StorageFailed['reason'] | undefined;
  /** Decisions the server fails on time and again while it answers others: its words, by the intent; a tab of an older version does not tell. */
  readonly stuck?: Readonly<Record<string, string>>;
  /** Bytes of files that have left this computer, by the intent they go with; a tab of an older version does not tell. */
  readonly bytesSent?: Readonly<Record<string, number>>;
}

/** What the header's indicator and the logout question need to know. */
export interface OutboxStatus extends LinkStatus {
  /** Being recorded, recorded or sent, and not yet confirmed. */
  readonly waiting: number;
  /** Of those: still held back, can be withdrawn. */
  readonly held: number;
  /** Of those: claimed, on its way or to be retried. */
  readonly sending: number;
  readonly rejected: number;
  /** When the oldest waiting one was recorded. */
  readonly oldestAt: string | null;
  /** False where nothing survives this page: a private window, storage switched off. */
  readonly isDurable: boolean;
}

export const countOutbox = (outbox: Outbox): Pick<OutboxStatus, 'waiting' | 'held' | 'sending' | 'rejected' | 'oldestAt'> => {
  const entries = Object.values(outbox.entriesById);
  const held = entries.filter(({ stage }) => stage === 'recorded');
  const sending = entries.filter(({ stage }) => stage === 'sent');
  return {
    waiting: held.length + sending.length,
    held: held.length,
    sending: sending.length,
    rejected: entries.filter(({ stage }) => stage === 'rejected').length,
    oldestAt: entries.find(({ stage }) => stage === 'recorded' || stage === 'sent')?.at ?? null,
  };
};
