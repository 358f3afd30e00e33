import type { MediationMessage, MediationRecord, MediationRow } from '#contract/mediation.ts';

/** A message, perhaps of a reply that the outbox still holds: then nobody but its writer knows of it. */
export interface ShownMessage extends MediationMessage {
  readonly isWaiting?: true;
  /** Its files, which have no address yet. */
  readonly waitingFiles?: readonly { readonly name: string; readonly size: number }[];
}

/** The whole record of a mediation's page, with what waits to be said in it. */
export interface WholeMediation extends Omit<MediationRecord, 'mediation'> {
  readonly mediation: { readonly conversation: readonly ShownMessage[] };
}

/** What mediation commands decide on: a row of a list, its buyer masked, or the whole record of its page. */
export type MediationView = MediationRow | WholeMediation;

export const isWhole = (mediation: MediationView): mediation is WholeMediation => 'mediation' in mediation;

/** Its page; the marketplace's number is part of the address (part 2, section 2). */
export const mediationPath = ({ _id, externalId }: Pick<MediationRow, '_id' | 'externalId'>): string =>
  `/mediationdetail/${encodeURIComponent(_id)}?${new URLSearchParams({ externalId }).toString()}`;
