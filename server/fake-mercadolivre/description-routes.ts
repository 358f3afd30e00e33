import { z } from 'zod';
import { answered, cause, invalidItem, notFound, refusal } from './answer.ts';
import { zulu } from './fake-dates.ts';
import { decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import type { FakeDescription, FakeState } from './fake-state.ts';
import { noItem, ownItem } from './item-routes.ts';

const longest = 50_000;

const body = ({ plainText, createdAt, updatedAt }: FakeDescription): unknown => ({
  text: '',
  plain_text: plainText,
  last_updated: zulu(updatedAt),
  date_created: zulu(createdAt),
  snapshot: {},
});

const tell = (state: FakeState, { params: { id = '' } }: Asked): Decision => {
  const item = state.items.get(id);
  if (item === undefined) return told(noItem(id));
  return told(item.description === null ? notFound(`The item ${id} has no description`) : answered(body(item.description)));
};

/** Where the first tag of a text begins; null where there is none. */
const tagAt = (text: string): number | null => {
  const at = text.search(/<\/?[a-z][^>]*>/iu);
  return at < 0 ? null : at;
};

const write =
  (isFirst: boolean) =>
  (state: FakeState, asked: Asked): Decision => {
    const own = ownItem(state, asked);
    if ('answer' in own) return told(own.answer);
    const { item } = own;
    const read = z.object({ plain_text: z.string().max(longest) }).safeParse(asked.body);
    if (!read.success) return told(refusal(400, 'bad_request', 'plain_text is required'));
    const { plain_text: plainText } = read.data;
    const tag = tagAt(plainText);
    if (tag !== null)
      return told(
        invalidItem([cause('item.description.type.invalid', 398, 'The description must be in plain text', `plain_text[${tag}]`)]),
      );
    if (isFirst && item.description !== null) return told(refusal(400, 'bad_request', 'The item already has a description'));
    if (!isFirst && item.description === null) return told(notFound(`The item ${item.id} has no description`));
    const description = { plainText, createdAt: item.description?.createdAt ?? asked.at, updatedAt: asked.at };
    return decided([{ type: 'itemDescribed', itemId: item.id, description }], () => answered(body(description), isFirst ? 201 : 200));
  };

const path = '/items/:id/description';
const shape = { payload: 'items/description.json' };

export const descriptionRoutes: readonly FakeRoute[] = [
  { method: 'GET', path, lane: 'read', access: 'token', fidelity: shape, decide: tell },
  {
    method: 'POST',
    path,
    lane: 'write',
    access: 'token',
    fidelity: {
      ...shape,
      divergences: ['A second one is refused in the fake’s own words.', 'What is too long is refused as if it were missing.'],
    },
    decide: write(true),
  },
  {
    method: 'PUT',
    path,
    lane: 'write',
    access: 'token',
    fidelity: { ...shape, divergences: ['api_version=2 is not asked for.', 'Of an item without a description it is 404.'] },
    decide: write(false),
  },
];
