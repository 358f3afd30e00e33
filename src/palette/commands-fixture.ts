import type { CommandsContextValue } from './context.tsx';
import { createContextRegistry } from './context-registry.ts';
import { createDoubts } from './doubts.ts';
import { createPaletteRequests } from './palette-request.ts';

/** What a screen is given of commands where no palette is mounted: nothing is offered until it offers it, and it leads nowhere. */
export const someCommands = (): CommandsContextValue => ({
  contexts: createContextRegistry(),
  palette: createPaletteRequests(),
  doubts: createDoubts(),
  navigate: () => undefined,
  links: [],
});
