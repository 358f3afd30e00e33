import { z } from 'zod';
import type { FakeEvent } from './fake-event.ts';
import type { FakeItem, FakeQuestion, FakeState, FakeUser } from './fake-state.ts';

const Attribute = z.strictObject({ id: z.string(), valueName: z.string() });

/** The world that whoever starts the fake hands in: a plain list, so that it needs to know nothing of the fake's insides. */
export const Seed = z.strictObject({
  users: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        nickname: z.string().min(1),
        email: z.string().optional(),
        tags: z.array(z.string()).default(['normal', 'user_info_verified']),
        isOperator: z.boolean().default(false),
      }),
    )
    .default([]),
  items: z
    .array(
      z.strictObject({
        id: z.string().regex(/^MLB\d+$/u),
        sellerId: z.int().positive(),
        title: z.string().min(1),
        categoryId: z.string().default('MLB1953'),
        condition: z.string().default('new'),
        listingTypeId: z.string().default('gold_special'),
        price: z.number().positive(),
        quantity: z.int().min(0),
        sold: z.int().min(0).default(0),
        status: z.enum(['active', 'paused', 'closed', 'under_review', 'inactive']).default('active'),
        subStatus: z.array(z.string()).default([]),
        /** SELLER_SKU and `seller_custom_field`, by which a hub finds its own again. */
        sku: z.string().optional(),
        sellerCustomField: z.string().optional(),
        attributes: z.array(Attribute).default([]),
        pictures: z.array(z.string()).default([]),
        description: z.string().optional(),
      }),
    )
    .default([]),
  questions: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        itemId: z.string(),
        fromId: z.int().positive(),
        text: z.string().min(1),
        answer: z.string().optional(),
      }),
    )
    .default([]),
});
/** As it is handed in: what has a default may be left out. */
export type Seed = z.input<typeof Seed>;
type Seeded = z.output<typeof Seed>;

const userOf = ({ id, nickname, email, tags, isOperator }: Seeded['users'][number], at: number): FakeUser => ({
  id,
  nickname,
  firstName: nickname,
  lastName: '',
  email: email ?? `${id}@exemplo.test`,
  tags,
  registeredAt: at,
  madeBy: null,
  isOperator,
});

/** Each field by its name: with `...given` each of tens of thousands of items takes half a kilobyte more in V8. */
const itemOf = (given: Seeded['items'][number], at: number): FakeItem => {
  const { id, sku, description } = given;
  const skus = sku === undefined ? [] : [{ id: 'SELLER_SKU', valueId: null, valueName: sku }];
  return {
    id,
    sellerId: given.sellerId,
    title: given.title,
    familyName: null,
    userProductId: null,
    categoryId: given.categoryId,
    price: given.price,
    initialQuantity: given.quantity,
    quantity: given.quantity,
    sold: given.sold,
    listingTypeId: given.listingTypeId,
    condition: given.condition,
    pictures: given.pictures.map((source, place) => ({ id: `${600_000 + place}-${id}_112026`, source })),
    attributes: [...given.attributes.map((each) => ({ id: each.id, valueId: null, valueName: each.valueName })), ...skus],
    saleTerms: [],
    sellerCustomField: given.sellerCustomField ?? null,
    status: given.status,
    subStatus: given.subStatus,
    tags: [],
    isPriceAutomated: false,
    description: description === undefined ? null : { plainText: description, createdAt: at, updatedAt: at },
    createdAt: at,
    updatedAt: at,
  };
};

const questionOf = ({ id, itemId, fromId, text, answer }: Seeded['questions'][number], sellerId: number, at: number): FakeQuestion => ({
  id,
  itemId,
  sellerId,
  fromId,
  text,
  status: answer === undefined ? 'UNANSWERED' : 'ANSWERED',
  askedAt: at,
  updatedAt: at,
  answer: answer === undefined ? null : { text: answer, status: 'ACTIVE', answeredAt: at },
});

/** What of a seed is not there yet. What is there stays as it became: a second start changes nothing. */
export const seedEvents = (state: FakeState, seed: Seeded, at: number): readonly FakeEvent[] => {
  const users = seed.users.filter(({ id }) => !state.users.has(id)).map((user) => userOf(user, at));
  const items = seed.items.filter(({ id }) => !state.items.has(id) && !state.deleted.has(id)).map((item) => itemOf(item, at));
  const sellers = new Map([...state.items.values(), ...items].map(({ id, sellerId }) => [id, sellerId]));
  const questions = seed.questions.flatMap((question) => {
    const sellerId = sellers.get(question.itemId);
    return sellerId === undefined || state.questions.has(question.id) ? [] : [questionOf(question, sellerId, at)];
  });
  return users.length + items.length + questions.length === 0 ? [] : [{ type: 'worldSeeded', users, items, questions }];
};
