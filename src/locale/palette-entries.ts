import { messages } from './messages.ts';

/** What the palette finds that has no text of its own elsewhere; what its window and its rows say is in palette-dialog.ts. */
export const paletteEntries = messages({
  /** Of what was only named: the command and what it acts on. */
  'palette.doubt': {
    br: ({ what, question }: { what: string; question: string }) => `${what} · ${question}`,
    en: ({ what, question }: { what: string; question: string }) => `${what} · ${question}`,
  },
});
