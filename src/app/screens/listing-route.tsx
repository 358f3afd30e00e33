import { getRouteApi } from '@tanstack/react-router';
import { ListingEditor } from '#features/listings/editor/listing-editor.tsx';
import { ListingPage } from '#features/review/listing-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const route = getRouteApi('/signed-in/publish/$publishId');

export const ListingRoute = () => {
  const { publishId } = route.useParams();
  return (
    <FloatingTheme>
      <ListingPage key={publishId} publishId={publishId} renderEditor={(parts) => <ListingEditor {...parts} />} />
    </FloatingTheme>
  );
};
