import { useNavigate } from '@tanstack/react-router';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { KitForm } from './kit-form.tsx';

/** /kit/new, 'Criar kit'. */
export const NewKitPage = () => {
  const navigate = useNavigate();
  return (
    <RecordFrame back={{ to: '/kit', label: 'kits.back' }}>
      <KitForm
        kit={null}
        onCancel={() => void navigate({ to: '/kit' })}
        onSaved={(kitId) => void navigate({ to: '/kit/$kitId', params: { kitId }, replace: true })}
      />
    </RecordFrame>
  );
};
