import type { Finding as Told } from '#contract/status.ts';

/** One thing that was looked at; `remedy` says what to do where something lacks, and is null where nothing does. */
export type Finding = Readonly<Told>;

export const good = (what: string, found: string): Finding => ({ what, found, remedy: null });
export const lacking = (what: string, found: string, remedy: string): Finding => ({ what, found, remedy });
