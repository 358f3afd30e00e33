import { DropdownMenu } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import '#palette/command-menu.css';
import { useCommands } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import './account-menu.css';

const none: readonly OwnCompany[] = [];

/** The companies of the person, the one they are in marked, and the way to the settings. Open from the start: it was asked for. */
export const AccountMenu = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { navigate } = useCommands();
  const execute = useExecute();
  const { data, isLoading } = useQuery(ownCompaniesQuery(api));
  const companies = data?.companies ?? none;
  const [isOpen, setIsOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // Shown inside the header; not modal, so that nothing focusable is hidden from a screen reader while it is open.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void) => () => {
    chosen.current = run;
  };
  // The menu is closed and the focus is back before anything runs: what runs opens dialogs that want it.
  const runChosen = (event: Event): void => {
    const run = chosen.current;
    if (!run) return;
    chosen.current = null;
    event.preventDefault();
    button.current?.focus();
    run();
  };
  return (
    <FloatingTheme>
      <DropdownMenu.Root modal={false} open={isOpen && place !== null} onOpenChange={setIsOpen}>
        <DropdownMenu.Trigger>
          <button ref={button} type="button" className="header-user">
            {children}
          </button>
        </DropdownMenu.Trigger>
        <span ref={setPlace} className="command-menu-place" />
        <DropdownMenu.Content
          align="end"
          variant="soft"
          className="command-menu account-menu"
          container={place}
          onCloseAutoFocus={runChosen}
        >
          <DropdownMenu.Label>{t('ownCompanies.title')}</DropdownMenu.Label>
          {isLoading && <DropdownMenu.Item disabled>{t('common.loading')}</DropdownMenu.Item>}
          {companies
            .filter(({ state }) => state !== 'invited')
            .map(({ _id, name, state }) => (
              <DropdownMenu.Item
                key={_id}
                aria-current={state === 'here' || undefined}
                onSelect={choose(() => {
                  if (state !== 'here') void execute('app.switchCompany', { args: { to: _id, name } });
                })}
              >
                <span className="account-menu-mark" aria-hidden>
                  {state === 'here' && <Check size={14} />}
                </span>
                <span className="truncate">{name}</span>
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={choose(() => void execute('app.switchCompany'))}>
            {t('ownCompanies.manage', { invitations: companies.filter(({ state }) => state === 'invited').length })}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={choose(() => navigate('/settings'))}>{t('shell.title.settings')}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </FloatingTheme>
  );
};
