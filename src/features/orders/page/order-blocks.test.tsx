import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { anOrder, aSuperuser } from '#commands/order/order-fixture.ts';
import type { Order, Shipping } from '#contract/order.ts';
import { MayOpenProvider } from '#entities/may-open.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { AboutBlock } from './about-block.tsx';
import { BuyerBlock } from './buyer-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { ValuesBlock } from './values-block.tsx';

const show = async (block: ReactElement, role: 'superuser' | 'seller' = 'superuser'): Promise<void> =>
  void (await renderConsole({ actor: { role }, children: block }));
/** Every name of a block with what stands beside it. */
const facts = (block: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: block }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
const closed = { isOpen: false, open: () => undefined, close: () => undefined, opener: () => undefined };
const shipped = (shipping: Partial<Shipping>): Order => anOrder({ shipping: { ...anOrder().shipping, ...shipping } });
const delivery = async (shipping: Partial<Shipping>): Promise<Readonly<Record<string, string>>> => {
  await show(<DeliveryBlock order={shipped(shipping)} zip={closed} />);
  return facts('Entrega');
};

test('a delivery shows every field of its shipping', async () => {
  const shown = await delivery({
    mode: 'me1',
    trackingNumber: 'PN123456785BR',
    shippingId: '4400',
    plpId: '700',
    status: 'Postado',
    complement: 'Fundos',
    comment: 'Deixar na portaria',
    carrier: { _id: 'c1', name: 'Rápida Cargas' },
  });
  for (const value of [
    'PN123456785BR',
    '4400',
    '700',
    'Postado',
    'Rua das Flores',
    '10',
    'Fundos',
    'Centro',
    'São Paulo',
    'SP',
    '01310-100',
  ])
    expect(Object.values(shown)).toContainEqual(expect.stringContaining(value));
  for (const value of ['Deixar na portaria', 'Rápida Cargas']) expect(Object.values(shown)).toContain(value);
});

test('what nobody informed of a delivery is said so, name by name', async () => {
  const shown = await delivery({ trackingNumber: null, shippingId: null, plpId: null, number: null, neighborhood: ' ', zipCode: '' });
  expect(Object.values(shown).filter((value) => value === 'não informado')).toHaveLength(10);
});

test('what the marketplace hides of a sale is not informed, and the sale is shown', async () => {
  const hidden = { street: null, city: null, state: null, zipCode: null };
  expect(Object.values(await delivery(hidden)).filter((value) => value === 'não informado').length).toBeGreaterThanOrEqual(4);
  await show(<BuyerBlock buyer={{ ...anOrder().buyer, name: null }} />);
  expect(Object.values(facts('Comprador'))).toContain('não informado');
  await show(<ValuesBlock order={anOrder({ gross: null, freight: null, freightSeller: null })} />);
  expect(Object.values(facts('Valores')).filter((value) => value === 'não informado')).toHaveLength(3);
});

test('a street is cut at its hundredth character, and a ZIP code that is none is an alert', async () => {
  const hundred = 'Avenida '.repeat(13).slice(0, 99) + 'É';
  expect(Object.values(await delivery({ street: `${hundred}z`, zipCode: '123' }))).toContain(hundred);
  expect(screen.getByRole('alert')).toHaveTextContent('CEP inválido!');
});

test.each([
  ['CPF', '12345678909', '123.456.789-09'],
  ['CNPJ', '12ABC34501DE35', '12.ABC.345/01DE-35'],
])('a buyer shows name, id, and a %s under its kind, as it is written', async (documentType, document, written) => {
  await show(<BuyerBlock buyer={{ ...anOrder().buyer, documentType, document }} />);
  expect(facts('Comprador')).toMatchObject({ [documentType]: written });
  expect(Object.values(facts('Comprador'))).toEqual(expect.arrayContaining(['Joana Compradora Lima', 'b1']));
});

test('a buyer without a document has none, whatever its kind is called', async () => {
  await show(<BuyerBlock buyer={{ ...anOrder().buyer, documentType: null, document: null }} />);
  expect(Object.values(facts('Comprador'))).toContain('não informado');
});

test('the values are gross, freight, the seller’s part of it, and both yes or no', async () => {
  await show(<ValuesBlock order={anOrder({ hasOwnShippingTable: true, ownCar: false })} />);
  expect(Object.values(facts('Valores')).map((value) => value.replaceAll('\u00A0', ' '))).toEqual([
    'R$ 129,90',
    'R$ 15,90',
    '-R$ 4,90',
    'Sim',
    'Não',
  ]);
});

test('what is left of a sale is shown where the server tells it, and is no line where it does not', async () => {
  const money = { fee: 1_499, net: 9_901, releaseAt: '2026-12-18T12:00:00.000Z', releasedAt: null };
  await show(<ValuesBlock order={anOrder({ money })} />);
  const told = facts('Valores');
  expect([told['Tarifa'], told['Líquido']].map((value) => value?.replaceAll('\u00A0', ' '))).toEqual(['-R$ 14,99', 'R$ 99,01']);
  expect(told['Liberação prevista']).toContain('18/12/2026');
});

test('who manages money is led from the sale to its line in the finances', async () => {
  const money = { fee: 1_499, net: 9_901, releaseAt: null, releasedAt: null };
  const order = anOrder({ money, externalId: '2000012' });
  const Shown = () => (
    <MayOpenProvider value={() => true}>
      <ValuesBlock order={order} />
    </MayOpenProvider>
  );
  renderScreen(Shown, {
    actor: () => aSuperuser(),
    queryClient: new QueryClient(),
  } as unknown as Workbench);
  expect(await screen.findByRole('link', { name: 'Ver no financeiro' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/money\/list\?search=.*2000012/u),
  );
});

test('of a sale whose statement is not here yet, fee, net and release are not informed', async () => {
  await show(<ValuesBlock order={anOrder({ money: { fee: null, net: null, releaseAt: null, releasedAt: null } })} />);
  expect(Object.values(facts('Valores')).filter((value) => value === 'não informado')).toHaveLength(3);
});

test('who does not manage money reads of no fee', async () => {
  await show(<ValuesBlock order={anOrder({ money: null })} />, 'seller');
  expect(Object.keys(facts('Valores'))).not.toContain('Tarifa');
  expect(screen.getByText(/^Tarifa, líquido e repasse: com os gestores financeiros/u)).toBeInTheDocument();
});

test('a long remark is cut, and read whole on demand', async () => {
  const comment = `${'Tocar a campainha da direita. '.repeat(20)}Fim.`;
  await delivery({ comment });
  expect(screen.queryByText(/Fim\./u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ler tudo' }));
  expect(screen.getByText(/Fim\./u)).toBeInTheDocument();
});

test.each([
  ['waiting-shipped', null, 'Não impressa'],
  ['shipped', '2026-11-20T14:00:00.000Z', 'Impressa'],
  ['paid', null, undefined],
] as const)('the label of an order that is %s, printed %j, reads %j', async (status, labelPrintedAt, shown) => {
  await show(<DeliveryBlock order={anOrder({ status, labelPrintedAt })} zip={closed} />);
  expect(facts('Entrega')['Etiqueta']?.split(' ').slice(0, shown?.split(' ').length).join(' ')).toBe(shown);
});

test('what is to be shipped says until when, and whether that is over', async () => {
  await show(
    <DeliveryBlock order={anOrder({ status: 'waiting-shipped', shipBy: '2026-11-20T15:00:00.000Z', due: 'late' })} zip={closed} />,
  );
  expect(facts('Entrega')['Enviar até']).toMatch(/20\/11\/2026.*Atrasado/u);
});

test('what was just marked as sent is late no more, before the server answers', async () => {
  await show(<DeliveryBlock order={anOrder({ status: 'shipped', shipBy: '2026-11-20T15:00:00.000Z', due: 'late' })} zip={closed} />);
  expect(facts('Entrega')).not.toHaveProperty('Enviar até');
});

test('about an order stand its numbers, days, company, account and invoice; the official account for superusers only', async () => {
  const order = anOrder({ packId: '9000', dateClosed: '2026-11-21T12:00:00.000Z', invoice: '321' });
  await show(<AboutBlock order={order} />);
  const shown = Object.values(facts('Sobre o pedido'));
  for (const value of ['2000012', '9000', 'Casa Clara', 'Conta oficial', 'Casa Clara oficial', '321']) expect(shown).toContain(value);
  for (const day of ['20/11/2026', '21/11/2026']) expect(shown).toContainEqual(expect.stringContaining(day));
});

test('to a seller neither the official account nor the advert is named', async () => {
  await show(
    <>
      <AboutBlock order={anOrder()} />
      <ProductsBlock items={anOrder().items} />
    </>,
    'seller',
  );
  expect(screen.queryByText('Casa Clara oficial')).toBeNull();
  expect(screen.queryByText('MLB1')).toBeNull();
});

test('a product shows title, SKU, advert and type, amount, price and sum, and who ships it', async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error('The order has no item');
  await show(<ProductsBlock items={[{ ...item, amount: 3, ownShipping: true, listingType: 'gold_special' }]} />);
  const row = screen.getByRole('row', { name: /^Luminária/u });
  for (const value of ['LUM-01', 'MLB1', 'Clássico', '3', 'R$ 129,90', 'R$ 389,70', 'próprio'])
    expect(row.textContent.replaceAll('\u00A0', ' ')).toContain(value);
});
