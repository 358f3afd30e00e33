import { stepRefused, type ServerProblem } from '../http/problem.ts';
import type { ListingRecord } from './lock-listing.ts';

/**
 * Bound to another SKU while it was waited for: that one is not held, and nothing is written to what nobody meant.
 *
 * @param held the SKU that was held; undefined where none is written to.
 */
export const isRebound = ({ skuId }: ListingRecord, held: string | null | undefined): boolean => held !== undefined && skuId !== held;

export const rebound = (): ServerProblem => stepRefused('O vínculo do anúncio mudou agora mesmo: tente de novo');
