import { getRouteApi } from '@tanstack/react-router';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ListingPage } from '#features/review/listing-page.tsx';

const route = getRouteApi('/signed-in/publish/$publishId');

export const ListingRoute = () => {
  const t = useT();
  const { publishId } = route.useParams();
  return (
    <FloatingTheme>
      <h1 className="visually-hidden">{t('shell.title.listing')}</h1>
      <ListingPage key={publishId} publishId={publishId} />
    </FloatingTheme>
  );
};
