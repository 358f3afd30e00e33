import { useNavigate } from '@tanstack/react-router';
import '#entities/records/records.css';
import { useT } from '#locale/locale.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { MessageForm } from './message-form.tsx';
import '#ui/record-frames.css';

/** /automessage/new: what buyers would get is read before anything is saved. */
export const NewAutoMessagePage = () => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className="page record-page record-column">
      <BackButton to="/automessage" label={t('autoMessages.back')} />
      <MessageForm
        rule={null}
        onDone={(messageId) => void navigate({ to: '/automessage/$messageId', params: { messageId }, replace: true })}
        onCancel={() => void navigate({ to: '/automessage' })}
      />
    </div>
  );
};
