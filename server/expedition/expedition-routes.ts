import { described } from '../http/route.ts';
import { getExpeditionFiguresRoute } from './expedition-figures.ts';
import { listToShipRoute } from './list-to-ship.ts';
import { getPickListRoute } from './pick-list.ts';

export const expeditionRoutes = described([
  [listToShipRoute, 'Orders to ship, the latest deadline over first; or those whose shipment was suspended'],
  [getExpeditionFiguresRoute, 'How many orders wait to be shipped, by deadline and by carrier, and how many are suspended'],
  [getPickListRoute, 'What to take from the shelves for the orders to ship, SKU by SKU'],
]);
