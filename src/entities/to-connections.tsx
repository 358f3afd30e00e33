import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';

/** The next step where nothing came from the marketplace yet: what is connected, and what is not. */
export const ToConnections = () => {
  const t = useT();
  return (
    <Button asChild variant="soft">
      <Link to="/integrations">{t('records.toConnections')}</Link>
    </Button>
  );
};
