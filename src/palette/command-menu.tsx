import { DropdownMenu, IconButton } from '@radix-ui/themes';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { ButtonKey } from './command-key.tsx';
import './command-menu.css';
import { useExecute } from './execute.tsx';
import { useOffers } from './use-offers.ts';

interface CommandMenuProps {
  readonly label: string;
  /** Commands in their order. */
  readonly names: readonly string[];
  /** What can not run now is left out where it is many, and stands with its reason where a person would look for it. */
  readonly refused: 'hidden' | 'said';
  /** What every one of them is about, where it is one of several on the page. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** What is no command, below the others. */
  readonly further?: { readonly title: string; readonly run: () => void };
}

/** What else can be done with what is open: the same commands as the palette's, under one button. */
export const CommandMenu = ({ label, names, refused, args, further }: CommandMenuProps) => {
  const t = useT();
  const execute = useExecute();
  const offers = useOffers(names);
  const button = useRef<HTMLButtonElement>(null);
  // Shown inside the page's landmarks; not modal, so that nothing focusable is hidden from a screen reader while it is open.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void): void => {
    chosen.current = run;
  };
  // The menu is closed and the focus is back before anything runs: what runs opens dialogs that want it (capabilities, Sentry 113938).
  const runChosen = (event: Event): void => {
    const run = chosen.current;
    if (!run) return;
    chosen.current = null;
    event.preventDefault();
    button.current?.focus();
    run();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton ref={button} type="button" variant="soft" color="gray" aria-label={label}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <span ref={setPlace} className="command-menu-place" />
      <DropdownMenu.Content align="end" variant="soft" className="command-menu" container={place} onCloseAutoFocus={runChosen}>
        {offers
          .filter(({ why }) => why === null || refused === 'said')
          .map(({ name, why }) => (
            // Reachable by the arrows though it can not run: a disabled one could not be asked why (row CMD-4).
            <DropdownMenu.Item
              key={name}
              aria-disabled={why !== null || undefined}
              data-unavailable={why !== null || undefined}
              onSelect={() => choose(() => void execute(name, args && { args, isUnread: true }))}
            >
              <span>{t(commandNamed(name).title)}</span>
              {why === null && <ButtonKey name={name} />}
              {why !== null && <span className="command-menu-why">{why}</span>}
            </DropdownMenu.Item>
          ))}
        {further && (
          <>
            <DropdownMenu.Separator />
            <DropdownMenu.Item onSelect={() => choose(further.run)}>{further.title}</DropdownMenu.Item>
          </>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
