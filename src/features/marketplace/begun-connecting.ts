import type { z } from 'zod';
import { beginConnecting } from '#contract/marketplace-account.ts';
import { tabStorage } from '#ui/browser-storage.ts';

/** An account that is there already, or a new one of a company. */
export type ConnectTarget = z.input<typeof beginConnecting.body>;

const KEY = 'connecting';

/**
 * The connection this tab went to the marketplace for. A person who comes back without it can begin again. A logout leaves nothing of it.
 */
export const begunConnecting = {
  note: (target: ConnectTarget): void => tabStorage.write(KEY, JSON.stringify(target)),
  read: (): ConnectTarget | null => {
    const kept = tabStorage.read(KEY);
    if (kept === null) return null;
    try {
      return beginConnecting.body.safeParse(JSON.parse(kept)).data ?? null;
    } catch {
      // Not written by us: there is nothing to begin again.
      return null;
    }
  },
  forget: (): void => tabStorage.drop(KEY),
};
