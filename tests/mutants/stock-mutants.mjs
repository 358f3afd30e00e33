/**
 * Ways to break that one stock reaches all that sells it; the histories of tests/properties/stock.property.test.ts have to notice every one,
 * or those that once went wrong (stock-found.test.ts).
 * @type {readonly { readonly name: string, readonly file: string, readonly find: string, readonly replace: string, readonly test: string }[]}
 */
export const stockMutants = [
  {
    name: 'kits are told nothing of their parts',
    file: 'integration-jobs/enqueue-stock.ts',
    find: 'await tell(tx, [...alone, ...together], now);',
    replace: 'await tell(tx, [...alone, ...together.slice(0, 0)], now);',
  },
  {
    name: 'sold out for ever',
    file: 'marketplace/step-by-stock.ts',
    find: 'if (!isSoldOut && subStatus !== soldOut) return;',
    replace: 'if (!isSoldOut) return;',
  },
  {
    name: 'what its seller paused comes back by stock',
    file: 'marketplace/step-by-stock.ts',
    find: 'if (!isSoldOut && subStatus !== soldOut) return;',
    replace: '',
  },
  {
    name: 'what is sold out stays on sale here',
    file: 'marketplace/apply-done.ts',
    find: "command?.kind === 'setStock'",
    replace: "command?.kind === 'close'",
  },
  {
    name: 'put on sale with none left it is on sale',
    file: 'marketplace/apply-done.ts',
    find: 'if (isEmpty) await',
    replace: 'if (!found) await',
  },
  {
    name: 'a kit takes one piece of each part',
    file: 'products/take-for-sale.ts',
    find: 'pieces * item.amount',
    replace: 'item.amount',
  },
  {
    name: 'bound to another SKU it is told nothing',
    file: 'links/save-link.ts',
    find: 'if (skuId !== null) await enqueueListingStock(tx, id, context.clock());',
    replace: '',
  },
  {
    name: 'bound anew it has the stock it had',
    file: 'links/save-link.ts',
    find: '{ skuId, sku: found.code, gtin }',
    replace: '{ skuId: row.skuId ?? skuId, sku: found.code, gtin }',
  },
  {
    name: 'a kit is bound away from its parts',
    file: 'links/save-link.ts',
    find: "if (ofKit) return 'kit';",
    replace: '',
  },
  {
    name: 'fewer than none',
    file: 'products/write-stock.ts',
    find: 'Math.max(0, counts.get(each.id)?.(each.stock) ?? each.stock)',
    replace: 'counts.get(each.id)?.(each.stock) ?? each.stock',
  },
  {
    name: 'what is written by itself is told to nobody',
    file: 'products/write-stock.ts',
    find: 'changed.map(({ id }) => id),',
    replace: '[],',
  },
  {
    name: 'what is unbound before the answer stands as it stood',
    file: 'marketplace/listing-commands.ts',
    find: "return found.externalId === null ? null : { kind: 'readStock', listing: named(found) };",
    replace: 'return null;',
    test: 'tests/properties/stock-found.test.ts',
  },
].map((each) => ({ test: 'tests/properties/stock.property.test.ts', ...each, file: `server/${each.file}` }));
