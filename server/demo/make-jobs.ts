import type { JobKind } from '#contract/integration-job.ts';
import type { integrationJob } from '../db/schema/integration-job.ts';
import { jobWords } from '../integration-jobs/enqueue-job.ts';
import type { Company } from './make-companies.ts';
import type { OrderSeed } from './make-orders.ts';
import type { ProductSeed } from './make-product.ts';

type JobSeed = typeof integrationJob.$inferInsert;

const minute = 60_000;

/** What the marketplace refuses, in its own codes and our words. */
const refusals = [
  ['item.price.invalid', 'O preço está abaixo do mínimo da categoria (R$ 8,00).'],
  ['item.attributes.missing_required', 'Falta o atributo obrigatório “Marca” desta categoria.'],
  ['7711', 'O código universal (GTIN) não existe para esta marca.'],
  ['4029', 'ME2 é obrigatório para esta conta: o frete me1 não foi aceito.'],
] as const;

const busy = { errorCode: '409', error: 'O marketplace está alterando este item (item optimistic locking error).' };

const alreadyShipped = 'order.already_shipped';
const tooLate = 'A venda já foi despachada: o marketplace não a cancela mais a pedido do vendedor.';
const mostRefused = 3;

interface About {
  readonly kind: JobKind;
  readonly subject: string;
  readonly name: string;
  readonly sellerId: string;
  readonly accountId: string;
}

const outcomeOf = (at: number, kind: JobKind, isExpired: boolean, createdAt: Date, now: Date) => {
  const endedAt = new Date(createdAt.getTime() + 40_000);
  if (isExpired) return { status: 'held', heldReason: 'reauthorize', version: 2 } as const;
  // What was cancelled was not refused: of a refusal the sale stands as it stood.
  if (at % 9 === 4 && kind !== 'cancelOrder') {
    const [code, said] = refusals[at % refusals.length] ?? refusals[0];
    return { status: 'failed', attempts: 1, errorCode: code, error: said, endedAt, version: 2 } as const;
  }
  // Far enough away for a journey to see it wait.
  if (at % 31 === 7)
    return { status: 'retrying', attempts: 2, ...busy, nextAt: new Date(now.getTime() + 20 * minute), version: 3 } as const;
  return { status: 'done', attempts: at % 6 === 5 ? 2 : 1, endedAt, version: 2 } as const;
};

/** A cancellation that came too late: the parcel is on its way, and the sale stands. */
const refusedCancellations = (orders: readonly OrderSeed[], now: Date): readonly JobSeed[] =>
  orders
    .filter(({ order }) => order.status === 'shipped')
    .slice(0, mostRefused)
    .map(({ order }, at) => {
      const about = { subject: `order:${order.id}`, name: `Venda ${order.externalId}` };
      const { sellerId, accountId } = order;
      const createdAt = new Date(now.getTime() - (at * 131 + 19) * minute);
      const endedAt = new Date(createdAt.getTime() + 40_000);
      const refused = { status: 'failed', attempts: 1, errorCode: alreadyShipped, error: tooLate, endedAt, version: 2 } as const;
      return {
        id: `job-${about.subject}`,
        kind: 'cancelOrder',
        ...about,
        sellerId,
        accountId,
        createdAt,
        ...refused,
        search: jobWords(about),
      };
    });

/** What was sent of late, told by place alone: nothing of it is drawn from the random numbers of the rest. */
export const makeJobs = (
  companies: readonly Company[],
  sold: readonly ProductSeed[],
  orders: readonly OrderSeed[],
  now: Date,
): readonly JobSeed[] => {
  const expired = new Set(
    companies.flatMap(({ accounts }) => accounts.filter(({ expiresAt }) => expiresAt && expiresAt <= now).map(({ id }) => id)),
  );
  const ofListings = sold.map(({ listing }, at): About => ({
    kind: listing.status === 'paused' ? 'pauseListing' : 'publishListing',
    subject: `listing:${listing.id}`,
    name: listing.title,
    sellerId: listing.sellerId,
    accountId: listing.accountId,
    ...(at % 7 === 6 ? { kind: 'activateListing' as const } : {}),
  }));
  const ofOrders = orders
    .filter(({ order }) => order.status === 'cancelled' && order.cancelJobId !== null)
    .map(({ order }): About => ({
      kind: 'cancelOrder',
      subject: `order:${order.id}`,
      name: `Venda ${order.externalId}`,
      sellerId: order.sellerId,
      accountId: order.accountId,
    }));
  const sent = [...ofListings, ...ofOrders].map((about, at): JobSeed => {
    const createdAt = new Date(now.getTime() - (at * 47 + 3) * minute);
    return {
      id: `job-${about.subject}`,
      ...about,
      createdAt,
      ...outcomeOf(at, about.kind, expired.has(about.accountId), createdAt, now),
      search: jobWords(about),
    };
  });
  return [...sent, ...refusedCancellations(orders, now)];
};
