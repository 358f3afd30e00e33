import { getRouteApi } from '@tanstack/react-router';
import { ImportPage } from '#features/imports/import-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/import/$importId');

export const ImportRoute = () => {
  const { importId } = page.useParams();
  return (
    <FloatingTheme>
      <ImportPage key={importId} importId={importId} />
    </FloatingTheme>
  );
};
