import { useNavigate } from '@tanstack/react-router';
import '#entities/records/records.css';
import { useT } from '#locale/locale.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { KitForm } from './kit-form.tsx';
import '#ui/record-frames.css';

/** /kit/new, 'Criar kit'. */
export const NewKitPage = () => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className="page record-page record-column">
      <BackButton to="/kit" label={t('kits.back')} />
      <KitForm
        kit={null}
        onCancel={() => void navigate({ to: '/kit' })}
        onSaved={(kitId) => void navigate({ to: '/kit/$kitId', params: { kitId }, replace: true })}
      />
    </div>
  );
};
