import { getRouteApi } from '@tanstack/react-router';
import { ListingEditor } from '#features/listings/editor/listing-editor.tsx';
import { FixWalk } from '#features/listings/fix-walk.tsx';
import { ListingPage } from '#features/review/listing-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const all = getRouteApi('/signed-in/publish/$publishId');
const kits = getRouteApi('/signed-in/kitPublish/$publishId');

interface ListingAtProps {
  readonly publishId: string;
  readonly fix: string | undefined;
}

/** One screen of two addresses. */
const ListingAt = ({ publishId, fix }: ListingAtProps) => (
  <FloatingTheme>
    <ListingPage
      publishId={publishId}
      above={<FixWalk fix={fix} publishId={publishId} />}
      renderEditor={(parts) => <ListingEditor {...parts} />}
    />
  </FloatingTheme>
);

export const ListingRoute = () => <ListingAt publishId={all.useParams().publishId} fix={all.useSearch().fix} />;

export const KitListingRoute = () => <ListingAt publishId={kits.useParams().publishId} fix={kits.useSearch().fix} />;
