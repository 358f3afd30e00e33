import { described } from '../http/route.ts';
import { getKitRoute } from './get-kit.ts';
import { listKitSkusRoute } from './list-kit-skus.ts';
import { listKitsRoute } from './list-kits.ts';
import { listKitRoute } from './list-kit.ts';
import { addKitRoute, saveKitRoute } from './write-kit.ts';

export const kitRoutes = described([
  [listKitsRoute, 'Kits by title: own ones for sellers, all for superusers'],
  [listKitSkusRoute, 'SKUs that a kit may be made of: found by words, or exactly these'],
  [getKitRoute, 'One kit with its parts, listings and history'],
  [addKitRoute, 'Composes a kit of SKUs of one company'],
  [saveKitRoute, 'Title, SKU, discount and parts of a kit'],
  [listKitRoute, 'A listing of a kit in each account that is named, for review; what is there already is told'],
]);
