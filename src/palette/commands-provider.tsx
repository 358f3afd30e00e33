import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { useUndo } from '#outbox/workbench.tsx';
import { CommandsContextProvider, useCommands, useHandlers, type MenuLink } from './context.tsx';
import { targetsOf } from './availability.ts';
import { createContextRegistry } from './context-registry.ts';
import { createDoubts } from './doubts.ts';
import { Hotkeys } from './hotkeys.tsx';
import { PaletteHost } from './palette-host.tsx';
import { createPaletteRequests } from './palette-request.ts';
import { SayOutcomes } from './say-outcomes.tsx';
import { sayNotUndone, useSayUndone } from './undo-and-say.ts';

interface CommandsProviderProps {
  /** Where actions and palette rows go: the router's. Keep its identity. */
  readonly navigate: (to: string) => void;
  /** The server's menu, flattened. */
  readonly links: readonly MenuLink[];
  /** Where one is: noted, so that the palette leads back there. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** Commands for everything below: what screens offer, the keys, the palette. Inside WorkbenchProvider, once. */
export const CommandsProvider = ({ navigate, links, path, children }: CommandsProviderProps) => {
  const [contexts] = useState(createContextRegistry);
  const [palette] = useState(createPaletteRequests);
  const [doubts] = useState(createDoubts);
  const value = useMemo(() => ({ contexts, palette, doubts, navigate, links }), [contexts, palette, doubts, navigate, links]);
  useEffect(() => contexts.subscribe(() => doubts.recheck((command) => targetsOf(command, contexts.state()).targets)), [contexts, doubts]);
  return (
    <CommandsContextProvider value={value}>
      {children}
      <ConsoleHandlers />
      <Hotkeys />
      <PaletteHost path={path} />
      <SayOutcomes />
    </CommandsContextProvider>
  );
};

/** What the console itself can do under the names of src/commands/app/console-actions.ts; the shell offers the rest. */
const ConsoleHandlers = () => {
  const { palette } = useCommands();
  const { undoLast } = useUndo();
  const sayUndone = useSayUndone();
  const t = useT();
  const undo = async (): Promise<void> => {
    const undone = await undoLast();
    if (undone.ok) sayUndone(undone.value);
    else sayNotUndone(t, undone.error);
  };
  useHandlers({
    'app.openPalette': () => palette.open({ kind: 'browse', query: '' }),
    'app.shortcuts': () => palette.open({ kind: 'shortcuts' }),
    'app.undoLast': undo,
    'order.open': () => palette.open({ kind: 'browse', query: '#' }),
  });
  // A session that ends must not leave a question about somebody's data on screen.
  useEffect(() => palette.close, [palette]);
  return null;
};
