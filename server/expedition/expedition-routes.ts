import type { Route } from '../http/route.ts';
import { getExpeditionFiguresRoute } from './expedition-figures.ts';
import { listToShipRoute } from './list-to-ship.ts';
import { getPickListRoute } from './pick-list.ts';

export const expeditionRoutes: readonly Route[] = [listToShipRoute, getExpeditionFiguresRoute, getPickListRoute];
