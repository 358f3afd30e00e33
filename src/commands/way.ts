import type { OutgoingFiles } from '#events/outgoing-files.ts';

/** The facts that are known of the server. */
export interface Peer {
  /** It has the specified calls and no others: a provider's API (decision 0087). */
  readonly hasSpecifiedOnly?: boolean;
  /** The fixed platform that each save of a listing names (decision 0170). */
  readonly platformId?: string;
}

export interface FilesAtHand extends Pick<OutgoingFiles, 'read'> {
  /** Told how many bytes of them have left this computer. */
  readonly onSent?: (bytes: number) => void;
}

/** What a command may need to be sent, beside its arguments. */
export interface Way extends Peer {
  /** Those kept for it under the owner its arguments name. */
  readonly files?: FilesAtHand;
}
