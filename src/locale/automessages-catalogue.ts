import { autoMessages } from './auto-messages.ts';

/** What the screens of automatic messages say. */
export const catalogue = { ...autoMessages };
