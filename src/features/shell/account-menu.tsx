import { useQuery } from '@tanstack/react-query';
import { Building2, Check, Settings } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import type { OwnCompany } from '#contract/own-company.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import './account-menu.css';
import { stepThroughLines } from './menu-keys.ts';

const none: readonly OwnCompany[] = [];
const isEntered = ({ state }: OwnCompany): boolean => state !== 'invited';

/** The companies of the person, the one they are in marked, and the way to the settings. It was asked for: the first line has the focus. */
export const AccountMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { navigate } = useCommands();
  const execute = useExecute();
  const { data, isLoading } = useQuery(ownCompaniesQuery(api));
  const companies = data?.companies ?? none;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isLoading) list.current?.querySelector<HTMLElement>('[data-menu-line]')?.focus();
  }, [isLoading]);
  // Closed, and the focus back, before anything runs: what runs opens dialogs that want it.
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  if (isLoading) return <p className="quiet account-menu-wait">{t('common.loading')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows step through its lines, which have the focus
    <ul ref={list} className="account-menu" aria-label={t('ownCompanies.title')} onKeyDown={stepThroughLines('vertical')}>
      {companies.filter(isEntered).map(({ _id, name, state }) => (
        <li key={_id}>
          <button
            type="button"
            className="menu-line"
            data-menu-line
            aria-current={state === 'here' || undefined}
            onClick={then(() => {
              if (state !== 'here') void execute('app.switchCompany', { args: { to: _id, name } });
            })}
          >
            {state === 'here' ? <Check size={16} aria-hidden className="menu-icon" /> : <span className="account-menu-blank" />}
            <span className="menu-name truncate">{name}</span>
          </button>
        </li>
      ))}
      <li className="account-menu-rest">
        <button type="button" className="menu-line" data-menu-line onClick={then(() => void execute('app.switchCompany'))}>
          <Building2 size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
          <span className="menu-name">
            {t('ownCompanies.manage', { invitations: companies.filter((company) => !isEntered(company)).length })}
          </span>
        </button>
      </li>
      <li>
        <button type="button" className="menu-line" data-menu-line onClick={then(() => navigate('/settings'))}>
          <Settings size={16} strokeWidth={1.75} aria-hidden className="menu-icon" />
          <span className="menu-name">{t('shell.title.settings')}</span>
        </button>
      </li>
    </ul>
  );
};
