import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export const NotFoundScreen = () => {
  const t = useT();
  return (
    <EmptyState isPage title={t('shell.title.notFound')} hint={t('shell.notFoundHint')}>
      <Button asChild variant="soft">
        <Link to="/">{t('shell.goHome')}</Link>
      </Button>
    </EmptyState>
  );
};
