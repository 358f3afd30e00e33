import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { invalid } from '../http/problem.ts';

/** The refusal of an account that is not the company's: absent and foreign look the same. */
export const absentAccount = invalid('Dados inválidos', [{ path: 'body.marketPlaceId', message: 'Conta não encontrada' }]);

/** Is it an account of this company? Null stands for all of them. */
export const isAccountOf = async (tx: Tx, id: string | null, sellerId: string): Promise<boolean> =>
  id === null || (await tx.$count(marketplaceAccount, and(eq(marketplaceAccount.id, id), eq(marketplaceAccount.sellerId, sellerId)))) > 0;
