import { getRouteApi } from '@tanstack/react-router';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ListingPage } from '#features/review/listing-page.tsx';

const route = getRouteApi('/signed-in/publish/$publishId');

export const ListingRoute = () => {
  const { publishId } = route.useParams();
  return (
    <FloatingTheme>
      <ListingPage key={publishId} publishId={publishId} />
    </FloatingTheme>
  );
};
