import { trackByCarrier, trackOnMarketplace } from '#contract/order-documents.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { notFound, unavailable, type ServerProblem } from '../http/problem.ts';
import { described, readRoute } from '../http/route.ts';
import { askOutside } from '../outside/ask-outside.ts';
import { findTrackedOrder } from './find-tracked-order.ts';
import { carrierMovements, marketplaceMovements } from './movements.ts';

const patience = { ms: 10_000, mostBytes: 1024 * 1024 };

const carrierAway = () => unavailable(60, 'Rastreio indisponível');

const isGood = (status: number): boolean => status >= 200 && status < 300;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `{trackingNumber}` in the setting is the number's place; without it the number is the end of the path. */
const carrierUrl = (setting: string, trackingNumber: string): string => {
  const number = encodeURIComponent(trackingNumber);
  return setting.includes('{trackingNumber}') ? setting.replaceAll('{trackingNumber}', number) : `${setting.replace(/\/$/u, '')}/${number}`;
};

/** Handed on as the carrier says it, when it is JSON: the console reads every shape that is known. */
const askCarrier = async (setting: string, trackingNumber: string): Promise<Result<unknown, ServerProblem>> => {
  const answer = await askOutside(carrierUrl(setting, trackingNumber), { headers: { accept: 'application/json' } }, patience);
  if (!answer.ok) return refuse(carrierAway());
  const body = isGood(answer.value.status) ? parsed(answer.value.bytes.toString('utf8')) : undefined;
  return body === undefined ? refuse(carrierAway()) : ok(body);
};

/** GET /correio/rastreio */
const trackByCarrierRoute = readRoute(trackByCarrier, async ({ query: { trackingNumber } }, { db, actor, settings }) => {
  const order = await findTrackedOrder(db, actor, trackingNumber);
  if (!order) return refuse(notFound());
  if (settings.CARRIER_URL !== undefined) return askCarrier(settings.CARRIER_URL, trackingNumber);
  return ok({ objetos: [{ codObjeto: trackingNumber, eventos: await carrierMovements(db, order.id) }] });
});

/** GET /order/trackingstatus */
const trackOnMarketplaceRoute = readRoute(trackOnMarketplace, async ({ query: { trackingId, marketPlaceId } }, { db, actor }) => {
  const order = await findTrackedOrder(db, actor, trackingId, marketPlaceId);
  return order ? ok(await marketplaceMovements(db, order.id)) : refuse(notFound());
});

export const carrierRoutes = described([
  [trackByCarrierRoute, 'Where a parcel of Correios or of a carrier is, in the words of the carrier'],
  [trackOnMarketplaceRoute, 'Where a parcel of the marketplace is, in the words of the marketplace'],
]);
