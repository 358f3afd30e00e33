import { Paperclip } from 'lucide-react';
import type { ShownMessage } from '#commands/mediation/mediation-view.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useOutbox, useOutboxStatus } from '#outbox/workbench.tsx';
import { sizeOf } from '#ui/upload/entry-name.ts';
import { shownName } from '#ui/upload/file-kind.ts';
import { namesMessage } from './received.ts';
import { sentOfEach } from './sent-of-each.ts';
import './composer.css';

/** Files of a message that waits, and how far each is: they travel in one body, one after the other. */
export const WaitingFiles = ({ message: { _id, waitingFiles } }: { readonly message: ShownMessage }) => {
  const { t, locale } = useLocale();
  const entry = Object.values(useOutbox().entriesById).find((each) => namesMessage(each, _id));
  const bytes = useOutboxStatus().bytesSent?.[entry?.intent.id ?? ''];
  const stage = entry?.stage ?? 'rejected';
  if (!waitingFiles || stage === 'rejected') return null;
  const sizes = waitingFiles.map(({ size }) => size);
  const parts = stage === 'sent' && bytes !== undefined ? sentOfEach(sizes, bytes) : null;
  const told = (at: number): string => (parts ? t('mediationWrite.file.part', { n: parts[at] ?? 0 }) : t(`mediationWrite.file.${stage}`));
  return (
    <ul className="composer-waiting" aria-label={t('mediationWrite.waitingFiles')}>
      {waitingFiles.map(({ name, size }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list never moves
        <li key={`${at} ${name}`}>
          <Paperclip size={13} aria-hidden />
          <span className="truncate">{shownName(name)}</span>
          <span className="quiet">{`${sizeOf(size, tagOf[locale])} · ${told(at)}`}</span>
        </li>
      ))}
    </ul>
  );
};
