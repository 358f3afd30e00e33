import type { Route } from '../http/route.ts';
import { getKitRoute } from './get-kit.ts';
import { listKitSkusRoute } from './list-kit-skus.ts';
import { listKitsRoute } from './list-kits.ts';
import { addKitRoute, saveKitRoute } from './write-kit.ts';

export const kitRoutes: readonly Route[] = [listKitsRoute, listKitSkusRoute, getKitRoute, addKitRoute, saveKitRoute];
