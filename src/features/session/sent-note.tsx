import { Button } from '@radix-ui/themes';
import { MailCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import type { Recorded } from './accounts.ts';
import { DoneTitle } from './done-title.tsx';

interface SentNoteProps {
  readonly recorded: Recorded;
  readonly title: string;
  readonly text: string;
  /** What else may be done, beside going back to the login. */
  readonly children?: ReactNode;
}

/** The request is written down, and a mail is on its way, or will be; it takes the form's place and the focus. */
export const SentNote = ({ recorded: { isDelayed, mailbox }, title, text, children }: SentNoteProps) => {
  const t = useT();
  const Icon = isDelayed ? MailWarning : MailCheck;
  return (
    <section className="login-form panel door-sent">
      <Icon size={28} className="door-sent-icon" data-tone={isDelayed ? 'warn' : 'good'} aria-hidden />
      <DoneTitle>{title}</DoneTitle>
      <p>{text}</p>
      {isDelayed && (
        <p className="notice" data-tone="warn" role="alert">
          {t('session.mailDelayed')}
        </p>
      )}
      {mailbox !== undefined && <p className="quiet">{t('session.demoMail')}</p>}
      <div className="door-actions">
        {mailbox !== undefined && (
          <Button asChild>
            <a href={mailbox} target="_blank" rel="noreferrer">
              {t('session.readDemoMail')}
            </a>
          </Button>
        )}
        {children}
        <Button asChild variant="soft">
          <a href="/login">{t('session.backToLogin')}</a>
        </Button>
      </div>
    </section>
  );
};
