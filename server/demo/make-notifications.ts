import { reviewNotice } from '#contract/notification.ts';
import type { notification, notificationRead } from '../db/schema/notification.ts';
import { subjectOf as orderSubject } from '../orders/order-event.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { World } from './make-world.ts';

type NotificationRow = typeof notification.$inferInsert;

export interface NotificationSeeds {
  readonly notifications: readonly NotificationRow[];
  readonly reads: readonly (typeof notificationRead.$inferInsert)[];
}

/** A text of one type and how long ago it came. */
interface NotificationSeed {
  readonly notificationType: string;
  readonly message: string;
  readonly minutesAgo: number;
  /** The sale it is about. */
  readonly subject?: string;
}

const seed = 20_261_122;
const minute = 60_000;
const day = 24 * 60;
/** What is older than this its users have read. */
const readAfterMinutes = 2 * day;

const questions = ['Serve no modelo 2021?', 'Tem na cor preta?', 'Emite nota fiscal?', 'Chega até sexta em Recife?'] as const;

const told = (notificationType: string, message: string, minutesAgo: number): NotificationSeed => ({
  notificationType,
  message,
  minutesAgo,
});

/** One of every type the panel knows, a cancelled sale among them, and one it does not know. Sales and titles are the company's own. */
const forCompany = (random: SeededRandom, { companies, listings, orders }: World, company: number): readonly NotificationSeed[] => {
  const sellerId = companies[company]?.seller.id;
  const sales = orders.filter(({ order }) => order.sellerId === sellerId).map(({ order }) => order);
  const titles = listings.filter(({ listing }) => listing.sellerId === sellerId).map(({ listing }) => listing.title);
  const saleAt = (at: number) => sales[at % Math.max(1, sales.length)];
  const sale = (at: number): string => saleAt(at)?.externalId ?? String(2_000_012_000_000_000 + company * 1000 + at);
  const ofSale = (at: number, said: NotificationSeed): NotificationSeed => {
    const found = saleAt(at);
    return found ? { ...said, subject: orderSubject(found.id) } : said;
  };
  const title = (): string => random.pick(titles);
  return [
    told('meliQuestion', `Nova pergunta em ${title()}: ${random.pick(questions)}`, 6),
    ofSale(0, told('order', `Você tem uma venda cancelada: ${sale(0)}. O comprador desistiu antes do envio.`, 18)),
    told('SkuOutOfService', reviewNotice, 41),
    told('meliMessage', `Nova mensagem do comprador na venda ${sale(1)}.`, 75),
    told('mediation', `O comprador abriu uma mediação na venda ${sale(2)}: produto com defeito.`, 130),
    ofSale(3, told('order', `A etiqueta da venda ${sale(3)} está pronta para impressão.`, 260)),
    told('certificateExpiring', 'O certificado digital A1 da empresa vence em 12 dias.', 500),
    told('priceRuleConflict', 'Duas regras de preço valem para o mesmo anúncio: a mais nova foi aplicada.', 700),
    told('meliQuestion', `Nova pergunta em ${title()}: ${random.pick(questions)}`, day),
    ofSale(4, told('order', `A venda ${sale(4)} foi despachada e aguarda o primeiro evento de rastreio.`, 2 * day + 90)),
    told('meliMessage', `O comprador da venda ${sale(5)} enviou um anexo.`, 3 * day),
    told('SkuOutOfService', reviewNotice, 4 * day),
    told('mediation', `A mediação da venda ${sale(6)} foi encerrada a seu favor.`, 6 * day),
    told('certificateRenewed', 'O certificado digital A1 da empresa foi renovado.', 20 * day),
  ];
};

/** For one person alone: the company’s other users do not have it. */
const forPerson = ({ role, isMoneyManager }: DemoAccount): readonly NotificationSeed[] => {
  if (isMoneyManager) return [{ notificationType: 'moneyTransfer', message: 'O repasse de novembro foi liberado.', minutesAgo: 95 }];
  if (role === 'superuser') {
    return [{ notificationType: 'newSeller', message: 'Uma empresa nova concluiu o cadastro e aguarda a primeira conta.', minutesAgo: 33 }];
  }
  return [];
};

/** Notifications of the companies with demo accounts, and what their users have read. The same world and instant give the same ones. */
export const makeNotifications = (world: World, now: Date): NotificationSeeds => {
  const random = createSeededRandom(seed);
  const rowOf = (
    { minutesAgo, ...said }: NotificationSeed,
    owner: Pick<NotificationRow, 'sellerId' | 'userId' | 'role' | 'companyId'>,
  ): NotificationRow => ({
    id: random.id(),
    ...owner,
    ...said,
    createdAt: new Date(now.getTime() - minutesAgo * minute),
  });
  const withUsers = [...new Set(demoAccounts.flatMap(({ company }) => company ?? []))];
  const ofCompanies = withUsers.flatMap((company) => {
    const sellerId = world.companies[company]?.seller.id ?? '';
    const users = demoAccounts.filter((each) => each.company === company);
    return forCompany(random, world, company).map((each) => ({ row: rowOf(each, { sellerId }), users, minutesAgo: each.minutesAgo }));
  });
  const personal = demoAccounts.flatMap((person) => {
    const companyId = person.company === null ? null : (world.companies[person.company]?.seller.id ?? null);
    const standing = { userId: person.id, role: person.role, companyId };
    return forPerson(person).map((each) => rowOf(each, standing));
  });
  return {
    notifications: [...ofCompanies.map(({ row }) => row), ...personal],
    reads: ofCompanies
      .filter(({ minutesAgo }) => minutesAgo > readAfterMinutes)
      .flatMap(({ row, users }) =>
        users.map(({ id }) => ({
          notificationId: row.id,
          userId: id,
          readAt: new Date(row.createdAt.getTime() + random.int(20, 600) * minute),
        })),
      ),
  };
};
