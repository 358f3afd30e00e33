import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const imports: Crumb = { title: 'shell.title.imports', path: '/import' };

/** Files people bring, and what became of them. */
export const importRoutes = [
  listAt(
    '/import',
    [imports],
    lazy(() => import('#features/imports/imports-screen.tsx'), 'ImportsScreen'),
  ),
  pageAt(
    '/import/$importId',
    [imports, here('shell.title.import')],
    page(() => import('#features/imports/import-page.tsx'), 'ImportPage'),
  ),
] as const;
