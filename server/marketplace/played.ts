import { capabilities, type Command, type Marketplace } from './port.ts';
import type { Adapter } from './adapters.ts';

/** One thing in this many is one that the marketplace is at itself when it first hears of it (domain, 5.1). */
const busyOneIn = 6;

/** Told by the id, not by chance: a demo that is run again ends the same way. */
export const isBusyAtFirst = (id: string): boolean => [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % busyOneIn === 0;

const idOf = (command: Command): string => {
  if ('listing' in command) return command.listing.listingId;
  return 'questionId' in command ? command.questionId : command.saleId;
};

/** The demo's own marketplace, which nobody connects to: it takes what it is told, and is busy now and then. */
export const openPlayed = (): Adapter => {
  const met = new Set<string>();
  const marketplace: Marketplace = {
    platform: 'mercadolivre',
    can: new Set(capabilities),
    send: async (command) => {
      // It holds no listing that could stand otherwise than here.
      if (command.kind === 'readStock') return { type: 'same' };
      const id = idOf(command);
      const key = `${command.kind}:${id}`;
      if (!isBusyAtFirst(id) || met.has(key)) {
        met.delete(key);
        return { type: 'done' };
      }
      met.add(key);
      return { type: 'later', why: 'busy', text: 'O marketplace está alterando este item (item optimistic locking error).' };
    },
  };
  return {
    marketplace,
    open: (account) => ({
      account,
      publicBase: null,
      ask: () => Promise.reject(new Error('Nothing is asked of a marketplace that is played')),
      learn: () => Promise.resolve(),
    }),
  };
};
