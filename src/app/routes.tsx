import { createRouter } from '@tanstack/react-router';
import { DefectScreen } from './defect-screen.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { accountRoutes } from './routes/account-routes.ts';
import { autoMessageRoutes } from './routes/automessage-routes.ts';
import { catalogueRoutes } from './routes/catalogue-routes.ts';
import { conversationRoutes } from './routes/conversation-routes.ts';
import { integrationRoutes } from './routes/integration-routes.ts';
import { kitRoutes } from './routes/kit-routes.ts';
import { leadRoutes } from './routes/lead-routes.ts';
import { listingRoutes } from './routes/listing-routes.ts';
import { moneyRoutes } from './routes/money-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { priceRoutes } from './routes/price-routes.ts';
import { productRoutes } from './routes/product-routes.ts';
import { recordRoutes } from './routes/record-routes.ts';
import { importRoutes } from './routes/import-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { root } from './routes/root.ts';
import { signedIn } from './routes/signed-in.ts';
import { parseSearch, stringifySearch } from '#lib/page-search.ts';
import type { Services } from './services.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

const tree = root.addChildren([
  signedIn.addChildren([
    ...listingRoutes,
    ...leadRoutes,
    ...orderRoutes,
    ...conversationRoutes,
    ...recordRoutes,
    ...integrationRoutes,
    ...productRoutes,
    ...kitRoutes,
    ...catalogueRoutes,
    ...moneyRoutes,
    ...importRoutes,
    ...reportRoutes,
    ...priceRoutes,
    ...autoMessageRoutes,
    ...accountRoutes,
  ]),
]);

export const createAppRouter = (services: Services) =>
  createRouter({
    routeTree: tree,
    context: services,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: DefectScreen,
    // What takes longer than a glance shows that something is coming.
    defaultPendingMs: 300,
    defaultPendingComponent: PageSkeleton,
  });
export type AppRouter = ReturnType<typeof createAppRouter>;
