import { z } from 'zod';
import { setPriceAndStock } from '#contract/listing-calls.ts';
import { listingParties } from '#contract/listing-parties.ts';
import { rolesOf } from '#contract/party.ts';
import { mostStock } from '#contract/product.ts';
import { parseDecimal } from '#lib/decimal.ts';
import { formatCents, parseCents } from '#lib/money.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedListing, listingSubject, prefillDecided } from './listing-args.ts';
import { stepView, type ListingView } from './listing-step.ts';

/**
 * As the log keeps it, or as a person types it where the palette asks. Not by the readers of forms: they know of documents and telephones,
 * which the first screen has no need of.
 */
const price = z
  .union([z.int(), z.string().transform(parseCents)])
  .pipe(z.int().positive())
  .optional();
const stock = z
  .union([z.int(), z.string().transform(parseDecimal)])
  .pipe(z.int().nonnegative().max(mostStock))
  .optional();

/**
 * What is not given stays. `was` is what they were, as far as the screen knew: so it can be taken back. A stock is written only while there
 * are as many: pieces may be sold before it is sent, and a sale raises no version of the listing.
 */
const Args = z.object({
  ...decidedListing,
  price,
  stock,
  isBelowCostMeant: z.boolean().default(false),
  was: z.object({ price: z.int().nullable(), stock: z.int().nullable() }).optional(),
});
type Args = z.output<typeof Args>;

const stockOf = (listing: ListingView): number | null => ('stock' in listing ? (listing.stock ?? null) : null);

/** As its form has them; what is not given is left out. */
const inForm = ({
  price: cents = null,
  stock: count = null,
}: {
  readonly price?: number | null | undefined;
  readonly stock?: number | null | undefined;
}) => ({
  ...(cents !== null && { price: formatCents(cents) }),
  ...(count !== null && { stock: String(count) }),
});

/** How many there are by now where they are others than were seen: pieces were sold or counted meanwhile. Null where not, or where it is not known. */
const movedStock = (listing: ListingView, { stock: asked, was }: Args): number | null => {
  const seen = was?.stock ?? null;
  const now = stockOf(listing);
  return asked === undefined || seen === null || now === seen || now === asked ? null : now;
};

const step = { type: 'reprice' } as const;

/** A deal holds the price alone. */
const freed = (listing: ListingView): ListingView => ({ ...listing, freezedByDeal: false });

/** Price and stock alone, of one or many: nothing else of a listing is asked. */
export const changePriceAndStock = defineCommand<Args, ListingView>({
  name: 'listing.setPriceAndStock',
  icon: 'tag',
  aliases: ['price', 'stock', 'preço', 'estoque', 'valor', 'quantidade', 'reajustar', 'repor', 'anúncio'],
  roles: rolesOf(listingParties, 'reprice'),
  scope: 'listing',
  on: 'listing',
  args: Args,
  fields: [
    { name: 'price', label: 'listing.newPrice', kind: 'text', maxLength: 20, isOptional: true, isMoney: true },
    { name: 'stock', label: 'listing.newStock', kind: 'text', maxLength: 7, isOptional: true },
  ],
  prefill: (listing) => ({ ...prefillDecided(listing), was: { price: listing.price, stock: stockOf(listing) } }),
  subject: listingSubject,
  can: (listing, actor) => stepView(freed(listing), step, actor),
  decide: (listing, args, actor) => {
    const may = stepView(args.price === undefined ? freed(listing) : listing, step, actor);
    if (!may.ok) return may;
    if (args.price === undefined && args.stock === undefined) return refuse({ key: 'listing.giveOne' });
    const moved = movedStock(listing, args);
    if (moved !== null) return refuse({ key: 'listing.stockMoved', values: { stock: moved } });
    return ok({
      ...listing,
      ...(args.price !== undefined && { price: args.price }),
      ...(args.stock !== undefined && 'stock' in listing && { stock: args.stock }),
    });
  },
  send: (api, { version, was, ...asked }, intentId) => {
    const ifStock = asked.stock === undefined ? null : (was?.stock ?? null);
    const body = { ...asked, ...(ifStock !== null && { ifStock }) };
    return api.send(setPriceAndStock, { body }, once(intentId, version));
  },
  asked: {
    // Whether less than its cost is meant is asked anew: nobody said it of an undo.
    typed: ({ price: newPrice, stock: newStock }) => inForm({ price: newPrice, stock: newStock }),
    begun: ({ was }) => ({ price: '', stock: '', ...inForm(was ?? {}), isBelowCostMeant: false }),
    emptyStays: true,
  },
  isHeld: true,
  ofWhatWasSeen: true,
  // Null where what it had is not known of all that is changed: somebody has to look it up.
  inverse: ({ publishId, version, price: newPrice, stock: newStock, was }) => {
    if (!was || (newPrice !== undefined && was.price === null) || (newStock !== undefined && was.stock === null)) return null;
    return {
      command: 'listing.setPriceAndStock',
      args: {
        publishId,
        version,
        isBelowCostMeant: true,
        ...(newPrice !== undefined && { price: was.price }),
        ...(newStock !== undefined && { stock: was.stock }),
        was: { price: newPrice ?? null, stock: newStock ?? null },
      },
    };
  },
  review: (_args, label) => ({ key: 'listing.setPriceAndStockReview', values: { label } }),
  done: 'listing.priceAndStockSet',
  goesToMarketplace: true,
  onLostAnswer: 'retry',
  isOurs: true,
});
