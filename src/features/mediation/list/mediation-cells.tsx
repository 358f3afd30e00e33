import { Badge } from '@radix-ui/themes';
import { Paperclip } from 'lucide-react';
import type { MediationRow } from '#contract/mediation.ts';
import { useNewest } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { Age } from '#ui/instant.tsx';
import { NotInformed } from '#ui/not-informed.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { DueDate } from '../due-date.tsx';
import { dueOf, mediationStatusKey, mediationTone, waitsOf } from '../mediation-status.ts';
import { mediationKind } from '../mediation-kind.ts';

export const MediationMark = ({ status }: Pick<MediationRow, 'status'>) => (
  <StatusDot tone={mediationTone(status)}>{useT()(mediationStatusKey(status))}</StatusDot>
);

export const WaitsCell = ({ row }: { readonly row: MediationRow }) => {
  const t = useT();
  const waits = waitsOf(useNewest(mediationKind, row));
  return waits && <span className="truncate">{t(`mediation.waits.${waits}`)}</span>;
};

export const DueCell = ({ row }: { readonly row: MediationRow }) => {
  const due = dueOf(useNewest(mediationKind, row));
  return due === null ? null : (
    <span className="mediation-due-cell">
      <DueDate at={due} />
    </span>
  );
};

/** The last message and its author, as far as a line holds them. */
export const LastCell = ({ row }: { readonly row: MediationRow }) => {
  const t = useT();
  const { lastMessage } = useNewest(mediationKind, row);
  if (!lastMessage) return <span className="quiet">{t('mediation.thread.empty')}</span>;
  const { userName, message, files, date } = lastMessage;
  return (
    <span className="record-state mediation-last" title={message}>
      <span className="truncate">
        <span className="quiet">
          <SafeText>{userName}</SafeText>:{' '}
        </span>
        <SafeText>{message}</SafeText>
      </span>
      {files > 0 && (
        <span className="mediation-last-files" title={t('mediation.files', { n: files })}>
          <Paperclip size={12} aria-label={t('mediation.files', { n: files })} /> {files}
        </span>
      )}
      <span className="quiet">{date === null ? <NotInformed /> : <Age at={date} />}</span>
    </span>
  );
};

export const UnreadCell = ({ row }: { readonly row: MediationRow }) => {
  const t = useT();
  const { unread } = useNewest(mediationKind, row);
  if (unread === 0) return null;
  return (
    <Badge color="purple" title={t('mediation.unread', { n: unread })}>
      <span aria-hidden>{unread}</span>
      <span className="visually-hidden">{t('mediation.unread', { n: unread })}</span>
    </Badge>
  );
};
