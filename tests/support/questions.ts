import { placeOf } from '#server/questions/place.ts';
import { questionWords } from '#server/questions/question-words.ts';
import type { Db } from '#server/db/open.ts';
import { question } from '#server/db/schema/question.ts';
import type { CompanyId } from './people.ts';

type Stored = typeof question.$inferInsert;
const at = new Date('2026-11-20T12:00:00.000Z');

/** A question about a listing of a company, asked yesterday and not yet answered. */
export const insertQuestion = async (
  db: Db,
  id: string,
  listingId: string,
  company: CompanyId = 'ana',
  changes: Partial<Stored> = {},
): Promise<void> => {
  const asked = {
    id,
    version: 1,
    listingId,
    sellerId: company,
    accountId: `account-${company}`,
    status: 'unanswered' as const,
    buyerId: 'joana',
    buyerName: 'JOANA.C',
    text: 'Serve no modelo 2021?',
    askedAt: at,
    ...changes,
  };
  const words = questionWords({ ...asked, listing: { id: listingId, title: 'Capa de chuva', sku: `COD-${listingId}` } }, company);
  await db.insert(question).values({ ...asked, place: placeOf(asked), search: words });
};
