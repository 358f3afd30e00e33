import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { event } from '../../db/schema/core.ts';
import { orderMoney } from '../../db/schema/order-money.ts';
import { heads, told, openOrderImports } from './import-orders-fixture.ts';

const { database, add, correct, orderId, run, imported } = openOrderImports();

describe('a broken order', () => {
  const day = '2018-06-01 10:00:00';

  test('one of whose items can not be read is kept, shows that, and is completed by the corrected file', async () => {
    add('orders', `o1,c1,shipped,${day},,,,${day}`);
    add('items', `o1,1,p1,s1,${day},"1,299.90",1`);
    add('items', `o1,2,p2,s1,${day},50,1`);
    await run();
    expect(await imported()).toMatchObject([
      { gross: 5000, items: [{ sku: 'p2' }, { sku: 'p1', gross: 0, title: 'Item que a importação não conseguiu ler', isUnread: true }] },
    ]);
    expect(told(await run(), 'orders')).toEqual(['2 known: Pedido com itens recusados']);
    correct('items', (text) => text.replace('"1,299.90"', '1299.90'));
    const lines = await run();
    expect([told(lines, 'orders'), told(lines, 'items')]).toEqual([['2 updated: Itens diferentes'], ['2 updated', '3 updated']]);
    const [order] = await imported();
    expect(order).toMatchObject({ gross: 134_990, freight: 200, version: 2, items: [{ sku: 'p1', gross: 129_990 }, { sku: 'p2' }] });
    const happened = await database()
      .db.select()
      .from(event)
      .where(eq(event.subject, `order:${order?.id}`));
    expect(happened).toMatchObject([{ type: 'importCompleted', version: 2, data: { value: 'Itens' } }]);
    expect(told(await run(), 'orders')).toEqual(['2 known']);
  });

  test('whose customer is not there is kept without a buyer, and completed when the customer is', async () => {
    add('orders', `o1,c9,shipped,${day},,,,${day}`);
    add('items', `o1,1,p1,s1,${day},10,1`);
    expect(told(await run(), 'orders')).toEqual(['2 taken: O cliente do pedido não está na tabela de clientes']);
    expect(await imported()).toMatchObject([
      { gross: 1000, buyer: { name: 'Comprador não informado', buyerId: '' }, shipping: { city: '' } },
    ]);
    add('customers', 'c9,u9,50010-000,recife,pe');
    expect(told(await run(), 'orders')).toEqual(['2 updated: Comprador diferente']);
    expect(await imported()).toMatchObject([{ buyer: { buyerId: 'u9' }, shipping: { city: 'Recife', state: 'PE', zipCode: '50010000' } }]);
    expect(told(await run(), 'orders')).toEqual(['2 known']);
  });

  test('without items learns with them whose it is, also where it turns out to be a pack', async () => {
    add('orders', `o1,c1,shipped,${day},,,,${day}`);
    await run();
    expect(await imported()).toMatchObject([{ sellerId: 'importados', externalId: orderId('o1') }]);
    add('items', `o1,1,p1,s1,${day},10,1`);
    add('items', `o1,2,p1,s2,${day},20,2`);
    await run();
    const completed = await imported();
    expect(completed).toMatchObject([
      { externalId: orderId('o1-1'), packId: orderId('o1'), gross: 1000 },
      { externalId: orderId('o1-2'), packId: orderId('o1'), gross: 2000 },
    ]);
    expect(new Set(completed.map(({ sellerId }) => sellerId)).size).toBe(2);
    const money = await database().db.select().from(orderMoney);
    for (const { id, sellerId, accountId } of completed)
      expect(money.find(({ orderId: of }) => of === id)).toMatchObject({ sellerId, accountId });
    expect(told(await run(), 'orders')).toEqual(['2 known']);
    expect(await imported()).toEqual(completed);
  });

  test('in a later file takes nothing from the whole one that is here', async () => {
    add('orders', `o1,c1,shipped,${day},,,,${day}`);
    add('items', `o1,1,p1,s1,${day},20,1`);
    await run();
    const before = await imported();
    correct('items', (text) => text.replace(',20,', ',vinte,'));
    expect(told(await run({ isUpdate: true }), 'orders')).toEqual(['2 known: Pedido com itens recusados']);
    correct('items', () => heads.items);
    expect(told(await run({ isUpdate: true }), 'orders')).toEqual(['2 known: Pedido sem itens']);
    expect(await imported()).toEqual(before);
  });
});
