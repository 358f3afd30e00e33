import { useNavigate } from '@tanstack/react-router';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { MessageForm } from './message-form.tsx';

/** /automessage/new: what buyers would get is read before anything is saved. */
export const NewAutoMessagePage = () => {
  const navigate = useNavigate();
  return (
    <RecordFrame back={{ to: '/automessage', label: 'autoMessages.back' }}>
      <MessageForm
        rule={null}
        onDone={(messageId) => void navigate({ to: '/automessage/$messageId', params: { messageId }, replace: true })}
        onCancel={() => void navigate({ to: '/automessage' })}
      />
    </RecordFrame>
  );
};
