import { Button } from '@radix-ui/themes';
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
  /** Its text is to be written anew; left out where nothing can be said. */
  readonly onUse?: ((text: string) => void) | undefined;
}

/** Memoised: scrolling moves rows, it does not draw them again. */
export const MessageBubble = memo(({ message, isMine, onUse }: MessageBubbleProps) => {
  const t = useT();
  const { userName, userPic, date, isWaiting, dispatch } = message;
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
          <Way message={message} />
          {date === null ? <NotInformed /> : <Stamp at={date} />}
        </p>
        {dispatch?.state === 'unsent' && <Unsent message={message} reason={dispatch.reason} onUse={onUse} />}
      </div>
    </article>
  );
});
MessageBubble.displayName = 'MessageBubble';

/** Where it is on its way: still here, or with the marketplace. */
const Way = ({ message: { isWaiting, dispatch } }: Pick<MessageBubbleProps, 'message'>) => {
  const t = useT();
  if (isWaiting === true) return <strong>{t('mediation.thread.waiting')}</strong>;
  if (!dispatch) return null;
  const { state } = dispatch;
  return <strong data-unsent={state === 'unsent' || undefined}>{t(`mediation.thread.dispatch.${state}`)}</strong>;
};

interface UnsentProps extends Pick<MessageBubbleProps, 'message' | 'onUse'> {
  readonly reason: string | null;
}

/** What the marketplace said to it, its text to be corrected, and that its files do not come back with that. */
const Unsent = ({ message, reason, onUse }: UnsentProps) => {
  const t = useT();
  return (
    <div className="thread-unsent">
      {reason !== null && (
        <p>
          <SafeText>{reason}</SafeText>
        </p>
      )}
      {onUse && message.message !== '' && (
        <Button type="button" size="1" variant="soft" color="gray" onClick={() => onUse(message.message)}>
          {t('mediation.thread.useAgain')}
        </Button>
      )}
      {onUse && message.picture.length > 0 && <p>{t('mediation.thread.attachAgain')}</p>}
    </div>
  );
};
