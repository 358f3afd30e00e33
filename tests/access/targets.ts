import { randomUUID } from 'node:crypto';
import { eq, inArray, notInArray } from 'drizzle-orm';
import type { ListingStatus } from '#contract/listing.ts';
import { skuAttributeKey } from '#contract/sku-attribute.ts';
import type { Db } from '#server/db/open.ts';
import { account, certificate, event, savedView, seller } from '#server/db/schema/core.ts';
import { readyAnswer } from '#server/db/schema/ready-answer.ts';
import { notification } from '#server/db/schema/notification.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { autoMessage, autoMessageSent } from '#server/db/schema/auto-message.ts';
import { priceRule, priceRun } from '#server/db/schema/price-rule.ts';
import { report } from '#server/db/schema/report.ts';
import { skuAttribute } from '#server/db/schema/sku-attribute.ts';
import type { OrderStatus } from '#contract/order.ts';
import { insertListing } from '../support/listings.ts';
import { insertMediationOf } from '../support/mediations.ts';
import { insertOrder } from '../support/orders.ts';
import { mailOf, type CompanyId, type PersonId } from '../support/people.ts';
import { insertQuestion } from '../support/questions.ts';
import { ofKinds } from './of-kinds.ts';
import type { Target } from './sample.ts';

/** Whose the saved views of a company are: a view is one person's. */
export const ownerOf: Readonly<Record<CompanyId, PersonId>> = { ana: 'seller', beto: 'foreignSeller', caio: 'shutSeller' };

/** Of the certificate that each company has: by it a removal names which one. */
export const certificateKeptAt = '2026-11-20T12:00:00.000Z';

let made = 0;

/** One of each thing that can be named, of one company, fresh: what a request did to it is no matter of the next. */
export const insertTargets = async (
  db: Db,
  company: CompanyId,
  status: ListingStatus,
  orderStatus: OrderStatus = 'pending',
): Promise<Target> => {
  made += 1;
  const listing = `${company}-${made}`;
  const view = randomUUID();
  await insertListing(db, listing, company, status);
  for (const { insertFor } of ofKinds) await insertFor?.(db, listing, company);
  await db.insert(savedView).values({
    id: view,
    ownerId: ownerOf[company],
    role: 'seller',
    companyId: company,
    screen: 'queue',
    name: `Fila de ${company}`,
    search: '',
    shared: false,
  });
  // It has the view's id, so that a sample can name it.
  const attribute = { name: 'cor', value: 'azull', nameKey: skuAttributeKey('cor') };
  await db.insert(skuAttribute).values({ id: view, skuId: `sku-${listing}`, sellerId: company, ...attribute });
  const notice = `notice-${listing}`;
  await db.insert(notification).values({
    id: notice,
    sellerId: company,
    notificationType: 'order',
    message: `Venda de ${company}`,
    createdAt: new Date(),
  });
  const order = `order-${listing}`;
  await insertOrder(db, order, company, orderStatus);
  await insertMediationOf(db, order);
  // One at a time: a person may keep no more than so many.
  await db.delete(readyAnswer).where(eq(readyAnswer.ownerId, ownerOf[company]));
  await db
    .insert(readyAnswer)
    .values({ id: view, ownerId: ownerOf[company], sellerId: company, isForAll: false, title: `Resposta de ${company}`, text: 'Olá' });
  // None asked for before counts against the next who asks; those of the other companies' people stay, they are named by others.
  const others = Object.values(ownerOf).filter((owner) => owner !== ownerOf[company]);
  await db.delete(report).where(notInArray(report.ownerId, others));
  await db.insert(report).values({
    id: view,
    version: 1,
    ownerId: ownerOf[company],
    role: 'seller',
    companyId: company,
    kind: 'sales',
    from: '2026-11-01',
    to: '2026-11-30',
    status: 'queued',
    createdAt: new Date(),
  });
  const terms = { extra: 0, margin: 2000, fee: 1650, ending: null, mostChange: 30 };
  const rule = randomUUID();
  await db.insert(priceRule).values({ id: rule, sellerId: company, name: `Regra de ${company}`, ...terms });
  const begun = { startedAt: new Date(), finishedAt: new Date(), userId: ownerOf[company], userName: 'Alguém' };
  await db.insert(priceRun).values({ id: rule, ruleId: rule, sellerId: company, isDry: true, terms, ...begun });
  // None made before is at work for the event the next one asks for.
  const ofCompany = db.select({ id: autoMessage.id }).from(autoMessage).where(eq(autoMessage.sellerId, company));
  await db.delete(autoMessageSent).where(inArray(autoMessageSent.ruleId, ofCompany));
  await db.delete(autoMessage).where(eq(autoMessage.sellerId, company));
  await db.insert(autoMessage).values({ id: rule, sellerId: company, name: `Mensagem de ${company}`, event: 'shipped', text: 'Saiu' });
  const [startsAt, expiresAt] = [new Date('2026-01-01'), new Date('2126-01-01')];
  const kept = { holder: `Loja ${company}`, startsAt, expiresAt, keptAt: new Date(certificateKeptAt), sealed: '' };
  await db
    .insert(certificate)
    .values({ sellerId: company, ...kept })
    .onConflictDoUpdate({ target: certificate.sellerId, set: kept });
  const question = `question-${listing}`;
  await insertQuestion(db, question, listing, company);
  const user = `person-${listing}`;
  const person = { id: user, mail: `${user}@balcao.test`, name: `Pessoa de ${company}`, passwordHash: 'x', role: 'seller' } as const;
  await db.insert(account).values({ ...person, sellerId: company, awaitsMail: true });
  const invited = { subject: `user:${user}`, type: 'invited', version: 1, actorId: ownerOf[company], actorName: 'Alguém', at: new Date() };
  await db.insert(event).values({ ...invited, data: {}, sellerId: null });
  const copy = `copy-${listing}`;
  await insertListing(db, copy, company);
  const shop = `shop-${listing}`;
  await db.insert(seller).values({ id: shop, name: `Filial de ${company}` });
  // Blocked, so that a login leads to none of them.
  const seat = `seat-${listing}`;
  const invitation = `invitation-${listing}`;
  await db.insert(seller).values([seat, invitation].map((id) => ({ id, name: `Outra de ${company}`, status: 'blocked' as const })));
  const owner = { mail: mailOf(ownerOf[company]), name: `Dono de ${company}`, passwordHash: '', isFirst: false, role: 'seller' } as const;
  await db.insert(account).values([
    { ...owner, id: seat, sellerId: seat },
    { ...owner, id: invitation, sellerId: invitation, awaitsMail: true },
  ]);
  const place = `place-${listing}`;
  await db
    .insert(marketplaceAccount)
    .values({ id: place, sellerId: company, name: `Conta de ${company}`, officialName: `${company} oficial` });
  const job = `job-${listing}`;
  const errand = { kind: 'pauseListing', subject: `listing:${listing}`, name: `Anúncio de ${company}`, status: 'failed' } as const;
  await db.insert(integrationJob).values({ id: job, ...errand, sellerId: company, accountId: `account-${company}`, createdAt: new Date() });
  return {
    listing,
    copy,
    sku: `sku-${listing}`,
    code: `COD-${listing}`,
    company,
    view,
    notification: notice,
    order,
    question,
    user,
    seat,
    invitation,
    shop,
    place,
    job,
    rule,
  };
};
