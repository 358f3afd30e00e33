import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from './client.ts';
import { invoiceQuery, labelQuery } from './documents.ts';
import { trackingQuery } from './tracking.ts';

/** A server that prints how manieth answer this is. */
const counting = () => {
  let count = 0;
  const send = (line: { readonly name: string }) => {
    count += 1;
    if (line.name === 'getLabel') return Promise.resolve({ ok: true, value: { png: `${count}`, widthMm: 100, heightMm: 150 } });
    if (line.name === 'getInvoice') return Promise.resolve({ ok: true, value: { xml: `${count}`, mode: 'invoice' } });
    return Promise.resolve({
      ok: true,
      value: [{ date: '2026-11-19T12:00:00Z', status: 'shipped', decriptionEvent: `${count}`, icon: '' }],
    });
  };
  return { send } as unknown as Api;
};
const at = (version: number, _id = 'o1') => ({
  _id,
  version,
  marketPlaceId: 'm1',
  shipping: { mode: 'me2', trackingNumber: null, shippingId: `s-${_id}` } as const,
});

test('a label is printed as the order is: an edited ZIP code asks for it anew, looking twice does not', async () => {
  const [queryClient, api] = [new QueryClient(), counting()];
  const png = async (version: number) => (await queryClient.fetchQuery(labelQuery(api, at(version)))).png;
  expect([await png(3), await png(3), await png(4)]).toEqual(['1', '1', '2']);
});

test('an invoice that was not there is asked for again when the order went on', async () => {
  const [queryClient, api] = [new QueryClient(), counting()];
  const xml = (version: number) => queryClient.fetchQuery(invoiceQuery(api, at(version)));
  expect([await xml(3), await xml(3), await xml(4)]).toEqual(['1', '1', '2']);
});

test('a parcel’s movements are asked for anew when its order changes; until then what was known of it is shown, and of no other', async () => {
  const [queryClient, api] = [new QueryClient(), counting()];
  const observer = new QueryObserver(queryClient, trackingQuery(api, at(3)));
  const stop = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data?.map(({ title }) => title);
  await expect.poll(shown).toEqual(['1']);
  observer.setOptions(trackingQuery(api, at(4)));
  expect(shown()).toEqual(['1']);
  await expect.poll(shown).toEqual(['2']);
  observer.setOptions(trackingQuery(api, at(1, 'o2')));
  expect(shown()).toBeUndefined();
  await expect.poll(shown).toEqual(['3']);
  stop();
});
