import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const kits: Crumb = { title: 'shell.title.kits', path: '/kit' };
const pages = () => import('../screens/kits-route.tsx');

/** Several SKUs sold as one. A reviewer has no list of them. */
export const kitRoutes = [
  listAt(
    '/kit',
    [kits],
    lazy(() => import('#features/kits/kits-screen.tsx'), 'KitsScreen'),
  ),
  pageAt('/kit/new', [kits, here('shell.title.kitNew')], page(pages, 'NewKitRoute')),
  pageAt('/kit/$kitId', (role) => [...(role === 'reviewer' ? [] : [kits]), here('shell.title.kit')], page(pages, 'KitRoute')),
] as const;
