import { z } from 'zod';
import type { Api } from '#api/client.ts';
import { askSkuOffers } from '#api/links.ts';
import { callersOf } from '#contract/call.ts';
import { LinkedSku, saveLink, type LinkRow } from '#contract/link.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineCommand, type AnyCommand, type Target } from '../command.ts';
import type { Offer } from '../field.ts';

export const linkSubject = ({ _id }: { readonly _id: string }): Subject => `link:${_id}`;

const decided = { _id: z.string().min(1), version: z.int().positive() };
const shared = {
  version: 1,
  roles: callersOf(saveLink),
  scope: 'global',
  on: 'link',
  subject: linkSubject,
  isHeld: true,
  review: null,
  onLostAnswer: 'retry',
  isOurs: true,
} as const;

const asLinked = ({ skuId, sku, productId, productName }: LinkedSku): LinkedSku => ({ skuId, sku, productId, productName });

/** `before`: what it was bound to, so that taking it back binds it there again. */
const Bind = z.object({ ...decided, to: LinkedSku, before: LinkedSku.nullable().default(null) });
type Bind = z.infer<typeof Bind>;

const isThere = ({ bound }: LinkRow, to: LinkedSku): boolean => bound?.skuId === to.skuId;

const binding = {
  ...shared,
  icon: 'link-2',
  args: Bind,
  decide: (link: LinkRow, { to }: Bind): Result<LinkRow, Message> =>
    isThere(link, to) ? refuse({ key: 'link.refused.alreadyBound' }) : ok({ ...link, sku: to.sku, bound: asLinked(to), suggestion: null }),
  send: (api: Api, { _id, version, to }: Bind, intentId: string) =>
    api.send(saveLink, { params: { id: _id }, body: { skuId: to.skuId } }, { idempotencyKey: intentId, ifMatch: version }),
  inverse: ({ _id, version, to, before }: Bind) =>
    before === null
      ? { command: 'link.unbind', args: { _id, version, before: to } }
      : { command: 'link.bind', args: { _id, version, to: before, before: to } },
  done: 'link.bound',
} as const;

const offerOf = (offer: LinkedSku): Offer => ({ value: asLinked(offer), label: `${offer.sku} · ${offer.productName}` });
const idOf = ({ subject }: Target): string => subject.slice('link:'.length);

/** To a SKU that is chosen among those it may be of. */
const bindListing = defineCommand<Bind, LinkRow>({
  ...binding,
  name: 'link.bind',
  title: 'link.bind',
  aliases: ['bind', 'link', 'vincular', 'vínculo', 'sku', 'produto'],
  fields: [
    {
      name: 'to',
      label: 'link.which',
      kind: 'offered',
      offers: async ({ api }, target) => (await askSkuOffers(api, idOf(target))).map(offerOf),
    },
  ],
  prefill: ({ _id, version, bound }) => ({ _id, version, before: bound }),
  can: () => ok(undefined),
});

/** To what suits it best, each listing to its own: many at once. */
const bindSuggested = defineCommand<Bind, LinkRow>({
  ...binding,
  name: 'link.bindSuggested',
  title: 'link.bindSuggested',
  aliases: ['suggestion', 'sugestão', 'sugerido', 'vincular', 'ean'],
  fields: [],
  prefill: ({ _id, version, suggestion }) => ({ _id, version, to: suggestion && asLinked(suggestion) }),
  can: ({ bound, suggestion }) => {
    if (bound) return refuse({ key: 'link.refused.alreadyBound' });
    return suggestion ? ok(undefined) : refuse({ key: 'link.refused.noSuggestion' });
  },
});

const Unbind = z.object({ ...decided, before: LinkedSku });
type Unbind = z.infer<typeof Unbind>;

/** The listing stays on sale; nobody knows any more what it sells. */
const unbindListing = defineCommand<Unbind, LinkRow>({
  ...shared,
  name: 'link.unbind',
  title: 'link.unbind',
  icon: 'unlink-2',
  aliases: ['unbind', 'unlink', 'desvincular', 'desfazer vínculo'],
  args: Unbind,
  fields: [],
  prefill: ({ _id, version, bound }) => ({ _id, version, before: bound }),
  can: ({ bound }) => (bound ? ok(undefined) : refuse({ key: 'link.refused.notBound' })),
  decide: (link) => (link.bound ? ok({ ...link, bound: null }) : refuse({ key: 'link.refused.notBound' })),
  send: (api, { _id, version }, intentId) =>
    api.send(saveLink, { params: { id: _id }, body: { skuId: null } }, { idempotencyKey: intentId, ifMatch: version }),
  inverse: ({ _id, version, before }) => ({ command: 'link.bind', args: { _id, version, to: before, before: null } }),
  done: 'link.unbound',
});

export const linkCommands: readonly AnyCommand[] = [bindSuggested, bindListing, unbindListing];
