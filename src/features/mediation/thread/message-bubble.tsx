import { memo } from 'react';
import type { ShownMessage } from '#commands/mediation/mediation-view.ts';
import { useT } from '#locale/locale.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Stamp } from '#ui/instant.tsx';
import { NotInformed } from '#ui/not-informed.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { WaitingFiles } from '../composer/waiting-files-line.tsx';
import { MessageFiles } from './message-files.tsx';

interface MessageBubbleProps {
  readonly message: ShownMessage;
  /** Mine stand at the right, those of others at the left (part 2, section 2). */
  readonly isMine: boolean;
}

/** Memoised: scrolling moves rows, it does not draw them again. */
export const MessageBubble = memo(({ message, isMine }: MessageBubbleProps) => {
  const t = useT();
  const { userName, userPic, date, isWaiting } = message;
  return (
    <article className="thread-message" data-mine={isMine || undefined} data-waiting={isWaiting}>
      {!isMine && <Avatar name={userName} picture={userPic} size={26} />}
      <div className="thread-bubble">
        <p className="thread-who">{isMine ? t('mediation.thread.mine') : <SafeText>{userName}</SafeText>}</p>
        {message.message !== '' && (
          <p className="thread-text">
            <SafeText>{message.message}</SafeText>
          </p>
        )}
        <MessageFiles message={message} />
        {isWaiting === true && <WaitingFiles message={message} />}
        <p className="thread-when">
          {isWaiting === true && <strong>{t('mediation.thread.waiting')}</strong>}
          {date === null ? <NotInformed /> : <Stamp at={date} />}
        </p>
      </div>
    </article>
  );
});
MessageBubble.displayName = 'MessageBubble';
