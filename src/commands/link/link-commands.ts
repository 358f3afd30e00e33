import { z } from 'zod';
import type { Api } from '#api/client.ts';
import { askSkuOffers } from '#api/links.ts';
import { LinkedSku, linkParties, linkStatusOf, saveLink, type LinkRow } from '#contract/link.ts';
import { rolesOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepLink } from '#machines/lifecycle/link.ts';
import { defineCommand, type Actor, type AnyCommand, type Target } from '../command.ts';
import { decided, once } from '../decided.ts';
import type { Offer } from '../field.ts';

const shared = { on: 'link', isHeld: true, ofWhatWasSeen: true, onLostAnswer: 'retry', isOurs: true } as const;

const asLinked = ({ skuId, sku, productId, productName }: LinkedSku): LinkedSku => ({ skuId, sku, productId, productName });

/** The intent that it takes back: with it code and barcode are as they were before that. */
const undoes = z.string().nullable().default(null);

/** `before`: what it was bound to, so that taking it back binds it there again. */
const Bind = z.object({ ...decided, to: LinkedSku, before: LinkedSku.nullable().default(null), undoes });
type Bind = z.infer<typeof Bind>;

/** Whether what it is to be bound to makes it a kit's the server finds out: a row does not tell it. */
const stepped = (link: LinkRow, step: 'bind' | 'unbind', { role: party }: Actor, to: LinkedSku | null): Result<LinkRow, Message> => {
  const isSame = to !== null && link.bound?.skuId === to.skuId;
  const facts = { party, isSame, isOfSeveral: false, isOfKit: false, hasSku: link.bound !== null };
  const next = stepLink(linkStatusOf(link), step, facts);
  if (!next.ok) return refuse({ key: `link.refused.${next.error.reason}` });
  return ok(to === null ? { ...link, bound: null } : { ...link, sku: to.sku, bound: asLinked(to), suggestion: null });
};

const binding = {
  ...shared,
  roles: rolesOf(linkParties, 'bind'),
  icon: 'link-2',
  args: Bind,
  decide: (link: LinkRow, { to }: Bind, actor: Actor): Result<LinkRow, Message> => stepped(link, 'bind', actor, to),
  send: (api: Api, { _id, version, to, undoes: undone }: Bind, intentId: string) =>
    api.send(saveLink, { params: { id: _id }, body: { skuId: to.skuId, undoes: undone } }, once(intentId, version)),
  inverse: ({ _id, version, to, before }: Bind, intentId: string) =>
    before === null
      ? { command: 'link.unbind', args: { _id, version, before: to, undoes: intentId } }
      : { command: 'link.bind', args: { _id, version, to: before, before: to, undoes: intentId } },
  done: 'link.bound',
} as const;

const offerOf = (offer: LinkedSku): Offer => ({ value: asLinked(offer), label: `${offer.sku} · ${offer.productName}` });
const idOf = ({ subject }: Target): string => subject.slice('link:'.length);

/** To a SKU that is chosen among those it may be of. */
const bindListing = defineCommand<Bind, LinkRow>({
  ...binding,
  name: 'link.bind',
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
  // To another than it is bound to: which one is asked first.
  can: (link, actor) => stepped({ ...link, bound: null }, 'bind', actor, null),
});

/** To what suits it best, each listing to its own: many at once. */
const bindSuggested = defineCommand<Bind, LinkRow>({
  ...binding,
  name: 'link.bindSuggested',
  aliases: ['suggestion', 'sugestão', 'sugerido', 'vincular', 'ean'],
  prefill: ({ _id, version, suggestion }) => ({ _id, version, to: suggestion && asLinked(suggestion) }),
  can: (link, actor) => {
    if (link.bound && !link.kit) return refuse({ key: 'link.refused.alreadyBound' });
    const next = stepped(link, 'bind', actor, link.suggestion);
    return next.ok && !link.suggestion ? refuse({ key: 'link.refused.noSuggestion' }) : next;
  },
});

const Unbind = z.object({ ...decided, before: LinkedSku, undoes });
type Unbind = z.infer<typeof Unbind>;

/** The listing stays on sale; nobody knows any more what it sells. */
const unbindListing = defineCommand<Unbind, LinkRow>({
  ...shared,
  roles: rolesOf(linkParties, 'unbind'),
  name: 'link.unbind',
  icon: 'unlink-2',
  aliases: ['unbind', 'unlink', 'desvincular', 'desfazer vínculo'],
  args: Unbind,
  prefill: ({ _id, version, bound }) => ({ _id, version, before: bound }),
  can: (link, actor) => stepped(link, 'unbind', actor, null),
  decide: (link, _args, actor) => stepped(link, 'unbind', actor, null),
  send: (api, { _id, version, undoes: undone }, intentId) =>
    api.send(saveLink, { params: { id: _id }, body: { skuId: null, undoes: undone } }, once(intentId, version)),
  inverse: ({ _id, version, before }, intentId) => ({
    command: 'link.bind',
    args: { _id, version, to: before, before: null, undoes: intentId },
  }),
  done: 'link.unbound',
});

export const linkCommands: readonly AnyCommand[] = [bindSuggested, bindListing, unbindListing];
