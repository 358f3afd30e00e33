import { Button } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { ShownMessage } from '#commands/mediation/mediation-view.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { NotInformed } from '#ui/not-informed.tsx';
import { SafeText } from '#ui/safe-text.tsx';

interface ReceivedNoticeProps {
  readonly messages: readonly ShownMessage[];
  readonly onSend: () => void;
  readonly onEdit: () => void;
}

/** A reply is held because somebody else said something while it was being written: read first, then decide. */
export const ReceivedNotice = ({ messages, onSend, onEdit }: ReceivedNoticeProps) => {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = t('mediationWrite.came.title', { n: messages.length });
  return (
    <div ref={box} className="composer-came" role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      <ul className="composer-came-list" aria-label={title}>
        {messages.map(({ _id, userName, date, message, picture }) => (
          <li key={_id}>
            <span className="quiet">
              {userName} · {date === null ? <NotInformed /> : <Instant at={date} />}
            </span>
            <SafeText>{message}</SafeText>
            {picture.length > 0 && <span className="quiet">{t('mediationWrite.came.files', { n: picture.length })}</span>}
          </li>
        ))}
      </ul>
      <div className="composer-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onEdit}>
          {t('mediationWrite.came.edit')}
        </Button>
        <Button type="button" onClick={onSend}>
          {t('mediationWrite.came.send')}
        </Button>
      </div>
    </div>
  );
};
