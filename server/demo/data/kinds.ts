import type { Kind } from '../kind.ts';
import { houseKinds } from './kinds-house.ts';
import { lifeKinds } from './kinds-life.ts';
import { techKinds } from './kinds-tech.ts';

/** Every kind of product the demo sells; in this order its pictures are drawn. */
export const kinds: readonly Kind[] = [...houseKinds, ...techKinds, ...lifeKinds];
