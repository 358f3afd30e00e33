import type { Db } from '#server/db/open.ts';
import { kit, kitPart } from '#server/db/schema/kit.ts';
import { kitTexts } from '#server/kits/kit-texts.ts';
import type { CompanyId } from './people.ts';

/** A kit of two of the SKU that `insertListing` made with the same id. */
export const insertKit = async (db: Db, id: string, company: CompanyId = 'ana'): Promise<void> => {
  const named = { title: 'Kit com 2 capas', code: `KIT-${id}` };
  await db
    .insert(kit)
    .values({ id: `kit-${id}`, sellerId: company, createdAt: new Date('2026-11-20T12:00:00.000Z'), ...named, ...kitTexts(named) });
  await db.insert(kitPart).values({ kitId: `kit-${id}`, skuId: `sku-${id}`, quantity: 2, position: 0 });
};
