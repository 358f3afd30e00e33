import { inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { account, event, seller } from '../db/schema/core.ts';
import { image } from '../db/schema/image.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { orderDocument } from '../db/schema/order-document.ts';
import { mediation, mediationFile, mediationMessage } from '../db/schema/mediation.ts';
import { chunked } from '../db/chunked.ts';
import { readyAnswer } from '../db/schema/ready-answer.ts';
import { computeReputation } from '../reputation/compute-reputation.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';
import { priceRule, skuCost } from '../db/schema/price-rule.ts';
import { saleOrder } from '../db/schema/order.ts';
import { category } from '../db/schema/category.ts';
import { kit, kitPart } from '../db/schema/kit.ts';
import { product, sku } from '../db/schema/product.ts';
import { question } from '../db/schema/question.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { hashOf } from '../images/analyse-bytes.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { kinds } from './data/kinds.ts';
import { demoAccounts, demoPasswordSent } from './demo-accounts.ts';
import { drawImages } from './draw-images.ts';
import { growWorld, type DemoSize } from './grow-world.ts';
import { demoCategories } from './make-categories.ts';
import { makeDocuments } from './make-documents.ts';
import { receipt, receiptBlob } from './make-receipt.ts';
import { makeJobs } from './make-jobs.ts';
import { makeReadyAnswers } from './make-ready-answers.ts';
import { makeNotifications } from './make-notifications.ts';
import { makeAutoMessages } from './make-auto-messages.ts';
import { makeCosts, makePriceRules } from './make-price-rules.ts';
import { makeSettlements } from './make-settlements.ts';
import { smallCompanies } from './of-the-demo.ts';
import { makeVehicles } from './make-vehicles.ts';
import { seedSecondLooks } from './seed-second-looks.ts';
import { demoCompanyIds, makeWorld, type ImagesByKind, type World } from './make-world.ts';

export interface SeedDeps {
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly size: DemoSize;
  /** Keeps what a browser sends as a password, e.g. argon2id of it (decision 6). */
  readonly hashPassword: (sent: string) => Promise<string>;
}

const coloursDrawn = 2;
/** Days before today whose reputation the demo has; today's is the server's own to judge. */
const judgedDays = 30;

/** Draws what the listings show, and keeps it; the rows that tell of it are the caller's to write. */
const keepPictures = async (blobs: BlobStore, now: Date): Promise<{ byKind: ImagesByKind; rows: (typeof image.$inferInsert)[] }> => {
  const byKind = new Map<string, { colour: string; names: string[] }[]>();
  const kept = new Map<string, typeof image.$inferInsert>();
  for (const { kind, colour, images: pictures } of await drawImages(kinds, coloursDrawn)) {
    const names = await Promise.all(
      pictures.map(async ({ bytes, side }) => {
        // Drawn by us: nothing to strip, so kept as it is.
        const hash = hashOf(bytes);
        await blobs.write(`${hash}.jpg`, bytes);
        kept.set(hash, { hash, sourceHash: hash, width: side, height: side, bytes: bytes.length, storedAt: now });
        return `${hash}.jpg`;
      }),
    );
    byKind.set(kind, [...(byKind.get(kind) ?? []), { colour, names }]);
  }
  await blobs.write(receiptBlob, receipt);
  return { byKind, rows: [...kept.values()] };
};

/**
 * Puts the demo world into a database that nobody has an account in, beside whatever was imported: without it nobody could see that either.
 * Where somebody has one it answers false, having done nothing: the demo's accounts have a password that everybody knows. They are written
 * last: what was cut short before is completed by the next start.
 */
export const seedDemo = async (db: Db, { blobs, clock, size, hashPassword }: SeedDeps): Promise<boolean> => {
  const [known] = await db.select({ id: account.id }).from(account).limit(1);
  if (known) return false;
  const now = clock();
  const [pictures, passwordHashes] = await Promise.all([
    keepPictures(blobs, now),
    Promise.all(demoAccounts.map(() => hashPassword(demoPasswordSent))),
  ]);
  // Of another instant its ids are the same, and so are those of what is written below about it.
  const world = makeWorld(pictures.byKind, now);
  const [begun] = await db
    .select({ id: seller.id })
    .from(seller)
    .where(inArray(seller.id, [...demoCompanyIds()]))
    .limit(1);
  if (!begun)
    await db.transaction(async (tx) => {
      await tx.insert(image).values(pictures.rows);
      await insertWorld(tx, world, now);
      await seedSecondLooks(tx, now);
      for (let ago = judgedDays; ago > 0; ago -= 1) await computeReputation(tx, new Date(now.getTime() - ago * 86_400_000));
    });
  await growWorld(db, size, now);
  await db.transaction(async (tx) => {
    await tx.insert(account).values(accountsOf(world, passwordHashes));
    await tx.insert(readyAnswer).values(makeReadyAnswers(world.companies[0]?.seller.id ?? ''));
    const { notifications, reads } = makeNotifications(world, now);
    await tx.insert(notification).values([...notifications]);
    await tx.insert(notificationRead).values([...reads]);
  });
  return true;
};

const sellerOf = (companies: World['companies'], place: number | null): string | null =>
  place === null ? null : (companies[place]?.seller.id ?? null);

/** Of who enters for several companies the first account keeps the password. */
const accountsOf = ({ companies }: World, passwordHashes: readonly string[]): (typeof account.$inferInsert)[] =>
  demoAccounts.flatMap(({ id, company, further, mail, name, nickname, role, hadSellout, isMoneyManager, isOwner }, at) => {
    const person = { mail, name, nickname, role, hadSellout, isMoneyManager, isOwner };
    return [
      { ...person, id, sellerId: sellerOf(companies, company), passwordHash: passwordHashes[at] ?? '' },
      ...further.map((each) => ({ ...person, id: each.id, sellerId: sellerOf(companies, each.company), passwordHash: '', isFirst: false })),
    ];
  });

type Writer = Pick<Db, 'insert' | 'execute'>;

const insertWorld = async (db: Writer, { companies, listings, orders, mediations, questions, kits }: World, now: Date): Promise<void> => {
  await db.insert(seller).values(companies.map((each) => each.seller));
  await db.insert(marketplaceAccount).values(companies.flatMap(({ accounts }) => accounts));
  await db.insert(category).values([...demoCategories]);
  for (const batch of chunked(makeVehicles(), 500)) await db.insert(vehicle).values([...batch]);
  for (const batch of chunked(listings, 200)) {
    await db.insert(product).values(batch.map((each) => each.product));
    await db.insert(sku).values(batch.map((each) => ({ ...each.sku, warning: each.history.warned === '' ? null : each.history.warned })));
    const moreSkus = batch.flatMap((each) => each.moreSkus);
    if (moreSkus.length > 0) await db.insert(sku).values(moreSkus);
    await db.insert(listing).values(batch.map((each) => ({ ...each.listing, ...each.history.place })));
    await db.insert(listingDetail).values(batch.map((each) => each.detail));
    await db.insert(event).values(batch.flatMap(({ history }) => history.events));
  }
  // A kit's single pieces are products of their own: no listing brought them.
  await db.insert(product).values(kits.flatMap(({ single }) => (single ? [single.product] : [])));
  await db.insert(sku).values(kits.flatMap(({ single }) => (single ? [single.sku] : [])));
  await db.insert(kit).values(kits.map((each) => each.kit));
  await db.insert(kitPart).values(kits.flatMap(({ parts }) => parts));
  await db.insert(saleOrder).values(orders.map(({ order }) => order));
  await makeSettlements(db, now, smallCompanies());
  const issuers = new Map(companies.map((each) => [each.seller.id, each.seller]));
  const documents = orders.flatMap(({ order }) => {
    const issuer = issuers.get(order.sellerId);
    return issuer ? makeDocuments(order, issuer, now) : [];
  });
  await db.insert(orderDocument).values(documents);
  await db.insert(mediation).values(mediations.map((each) => each.mediation));
  await db.insert(mediationMessage).values(mediations.flatMap(({ messages }) => messages));
  await db.insert(mediationFile).values(mediations.flatMap(({ files }) => files));
  const sold = listings.filter(({ listing: { status } }) => status === 'active' || status === 'paused');
  await db.insert(integrationJob).values([...makeJobs(companies, sold, orders, now)]);
  for (const batch of chunked(makeCosts(listings), 500)) await db.insert(skuCost).values([...batch]);
  const { rules, sent } = makeAutoMessages(companies, orders, now);
  await db.insert(autoMessage).values([...rules]);
  for (const batch of chunked(sent, 200)) await db.insert(autoMessageSent).values([...batch]);
  await db.insert(priceRule).values([...makePriceRules(companies, now)]);
  for (const batch of chunked(questions, 200)) await db.insert(question).values([...batch]);
};
