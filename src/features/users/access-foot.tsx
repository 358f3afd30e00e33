import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';

/** Says what a change of access does to a person who is signed in, and offers the way out. */
export const AccessFoot = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT();
  return (
    <>
      <p className="quiet">{t('users.endsSessions')}</p>
      <div className="record-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t('controls.back')}
        </Button>
        <Button type="submit">{t('users.save')}</Button>
      </div>
    </>
  );
};
