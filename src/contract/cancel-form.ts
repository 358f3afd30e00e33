import { z } from 'zod';
import { writtenText } from './text.ts';

/** Code points of what is said of a cancellation: with us, and there, where it has to be under 160. */
export const longestCancelText = { cancel: 2000, cancelOnMarketplace: 159 } as const;

/** Both non-blank (part 1, section 5). `type` is one of the reasons the server offers. */
export const cancelForm = (way: keyof typeof longestCancelText) =>
  z.object({ type: writtenText(120), description: writtenText(longestCancelText[way]) });
