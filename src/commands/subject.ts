import type { KindName } from '#contract/kinds.ts';
import type { Subject } from '#events/record.ts';

/** What a thing is called by the log, the stream and the screens: its kind, and its id. What has its id by another name says so itself. */
export const subjectOf = (kind: KindName, { _id }: { readonly _id: string }): Subject => `${kind}:${_id}`;
