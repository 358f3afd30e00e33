import { expect, test } from 'vitest';
import type { ToShipRow } from '#contract/expedition.ts';
import type { OrderRow } from '#contract/order.ts';
import { translateIn } from '#locale/translate.ts';
import { csvHead, csvLines } from '#ui/table/csv.ts';
import { toShipColumns } from '../expedition/to-ship-columns.tsx';
import { orderColumns } from './order-columns.tsx';

const t = translateIn('br');
const saoPaulo = { tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };
const row: OrderRow = {
  _id: 'o1',
  version: 1,
  externalId: '2000012000000137',
  packId: null,
  status: 'waiting-shipped',
  statusToReverse: null,
  statusBefore: null,
  gross: 9130,
  freight: 0,
  createdAt: '2026-11-26T02:31:00.000Z',
  sellerId: 'e1',
  sellerName: 'Casa Clara',
  marketPlaceId: 'a1',
  marketPlaceName: 'Conta oficial',
  buyerName: 'Ana S.',
  buyerDocument: '***.456.789-**',
  skus: ['CAP-01'],
  mode: 'me2',
  trackingNumber: null,
  hasPlp: false,
  isSuspended: false,
  labelPrintedAt: null,
};
/** Nothing waits to be sent. */
const asTold = (told: OrderRow): OrderRow => told;
const written = <Row>(columns: Parameters<typeof csvLines<Row>>[0], of: Row): Readonly<Record<string, string>> => {
  const lines = [csvHead(columns), csvLines(columns, [of], saoPaulo)].map((line) => line.trimEnd().split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u));
  return Object.fromEntries((lines[0] ?? []).map((head, at) => [head, lines[1]?.[at] ?? '']));
};

test('a sale of the evening is downloaded on the day the screen shows, with its whole number and reais with a comma', () => {
  expect(written(orderColumns(t, 'seller', { companies: [], accounts: [] }, asTold), row)).toMatchObject({
    Pedido: "'2000012000000137",
    Data: '25/11/2026 23:31',
    Valor: '"91,30"',
  });
});

const toShip: ToShipRow = {
  ...row,
  shipBy: null,
  due: 'none',
  carrier: { _id: 'me2', name: null },
  items: [],
  city: 'Campinas',
  state: 'SP',
};

test('what waits to be shipped is downloaded in the word the screen shows', () => {
  const columns = toShipColumns(t, { carriers: [], companies: null }, asTold);
  expect(written(columns, toShip)).toMatchObject({ Situação: 'Aguardando envio' });
  expect(written(columns, { ...toShip, isSuspended: true })).toMatchObject({ Situação: t('expedition.stage.suspended') });
});

test('what waits to be sent is downloaded as the list shows it, and a label that was not printed is said to be so', () => {
  const shown = (told: OrderRow): OrderRow => ({ ...told, status: 'shipped', labelPrintedAt: '2026-11-26T12:00:00.000Z' });
  const [columns, waiting] = [asTold, shown].map((each) => toShipColumns(t, { carriers: [], companies: null }, each));
  if (!columns || !waiting) throw new Error('There are no columns');
  expect(written(columns, toShip)).toMatchObject({ Etiqueta: 'Não impressa' });
  expect(written(waiting, toShip)).toMatchObject({ Etiqueta: 'Impressa', Situação: '"Enviado, a enviar"' });
  expect(written(waiting, { ...toShip, isSuspended: true })).toMatchObject({ Situação: t('expedition.stage.suspended') });
  expect(written(orderColumns(t, 'seller', { companies: [], accounts: [] }, shown), row)).toMatchObject({
    Situação: '"Enviado, a enviar"',
  });
});
