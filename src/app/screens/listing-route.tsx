import { getRouteApi } from '@tanstack/react-router';
import { ListingEditor } from '#features/listings/editor/listing-editor.tsx';
import { FixWalk } from '#features/listings/fix-walk.tsx';
import { ListingPage } from '#features/review/listing-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const route = getRouteApi('/signed-in/publish/$publishId');

export const ListingRoute = () => {
  const { publishId } = route.useParams();
  const { fix } = route.useSearch();
  return (
    <FloatingTheme>
      <ListingPage
        publishId={publishId}
        above={<FixWalk fix={fix} publishId={publishId} />}
        renderEditor={(parts) => <ListingEditor {...parts} />}
      />
    </FloatingTheme>
  );
};
