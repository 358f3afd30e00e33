import type { QuestionStatus } from '#contract/question.ts';
import type { question } from '../db/schema/question.ts';
import { placeOf } from '../questions/place.ts';
import { questionWords } from '../questions/question-words.ts';
import { asked, askers } from './data/question-scenes.ts';
import type { Person } from './make-history.ts';
import type { ProductSeed } from './make-product.ts';

export type QuestionSeed = typeof question.$inferInsert;

interface Owner {
  readonly name: string;
  readonly person: Person;
}

const minute = 60_000;

/** How they stand, by turns: most wait, as people look for what waits. */
const standings: readonly QuestionStatus[] = [
  'unanswered',
  'answered',
  'unanswered',
  'unanswered',
  'answered',
  'closed',
  'unanswered',
  'answered',
  'banned',
  'unanswered',
  'deleted',
];

/** On every listing of the companies that people of the demo sign in for, and on some of the others. */
const isAsked = (sellerId: string, shown: readonly string[], at: number): boolean => shown.includes(sellerId) || at % 3 === 0;

/** Told by number alone: the same world each time, and nothing of it is drawn from the random numbers of the rest. */
export const makeQuestions = (
  onSale: readonly ProductSeed[],
  owners: ReadonlyMap<string, Owner>,
  shown: readonly string[],
  now: Date,
): readonly QuestionSeed[] =>
  onSale
    .filter(({ listing }, at) => isAsked(listing.sellerId, shown, at))
    .flatMap(({ listing }, at) => {
      const owner = owners.get(listing.sellerId);
      if (!owner) throw new Error('A listing of the demo belongs to nobody');
      // The second of two comes from the same buyer: an earlier question stands beside it.
      const count = at % 3 === 0 ? 2 : 1;
      return Array.from({ length: count }, (_, turn) => makeQuestion({ listing, owner, at, turn: count - 1 - turn }, now));
    });

interface Turn {
  readonly listing: ProductSeed['listing'];
  readonly owner: Owner;
  readonly at: number;
  /** 0 for the newest of this buyer's. */
  readonly turn: number;
}

/** Each step counts: a moderated question was asked, answered, and taken out. */
const versions: Readonly<Record<QuestionStatus, number>> = { unanswered: 1, answered: 2, closed: 2, deleted: 2, banned: 3 };

const answeredBy = ({ id, name }: Person, answer: string, askedAt: Date) => ({
  answer,
  answeredAt: new Date(askedAt.getTime() + 5 * minute),
  answeredBy: id,
  answeredByName: name,
});

const makeQuestion = ({ listing, owner, at, turn }: Turn, now: Date): QuestionSeed => {
  const said = asked[(at * 5 + turn * 3) % asked.length];
  const buyerName = askers[at % askers.length] ?? askers[0];
  if (!said) throw new Error('Nothing is asked in the demo');
  const status: QuestionStatus = turn > 0 ? 'answered' : (standings[at % standings.length] ?? 'unanswered');
  // From minutes to some days ago, the older the further down the list of listings.
  const askedAt = new Date(now.getTime() - (7 + at * at * 4 + turn * 1500) * minute);
  const row = {
    id: String(12_900_000_000 + at * 10 + (turn === 0 ? 1 : 0)),
    version: versions[status],
    listingId: listing.id,
    sellerId: listing.sellerId,
    accountId: listing.accountId,
    status,
    buyerId: buyerName.toLowerCase(),
    buyerName,
    text: said.text,
    askedAt,
    ...(status === 'answered' || status === 'banned' ? answeredBy(owner.person, said.answer, askedAt) : {}),
  };
  return { ...row, place: placeOf(row), search: questionWords({ ...row, listing }, owner.name) };
};
