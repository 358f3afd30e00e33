/** One thing that was looked at. */
export interface Finding {
  readonly what: string;
  readonly found: string;
  /** What to do where something lacks; null where nothing does. */
  readonly remedy: string | null;
}

export const good = (what: string, found: string): Finding => ({ what, found, remedy: null });
export const lacking = (what: string, found: string, remedy: string): Finding => ({ what, found, remedy });
