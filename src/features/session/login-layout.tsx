import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { useTabTitle } from '#ui/use-tab-title.ts';
import { Logo } from './logo.tsx';

interface LoginLayoutProps {
  /** What this page is for; the login has the product's own name instead. */
  readonly title?: string;
  readonly lead?: string;
  /** Language and colours, offered before anybody is known. */
  readonly toolbar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page in front of the door: one column, the brand over it. */
export const LoginLayout = ({ title, lead, toolbar, children }: LoginLayoutProps) => {
  const t = useT();
  useTabTitle(title ?? t('session.signIn'));
  return (
    <div className="login">
      <div className="login-top">{toolbar}</div>
      <main className="login-column">
        {title === undefined ? (
          <div className="login-brand">
            <Logo size={40} />
            <div>
              <h1 className="login-name">{t('common.product')}</h1>
              <p className="quiet">{t('session.tagline')}</p>
            </div>
          </div>
        ) : (
          <>
            <a href="/login" className="login-brand door-brand">
              <Logo size={28} />
              <span>{t('common.product')}</span>
            </a>
            <div className="door-head">
              <h1 className="door-title">{title}</h1>
              {lead !== undefined && <p className="quiet">{lead}</p>}
            </div>
          </>
        )}
        {children}
      </main>
    </div>
  );
};
