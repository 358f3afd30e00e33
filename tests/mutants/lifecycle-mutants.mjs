/**
 * Ways to break what may happen to a product, a listing and a link: in the machines, which their walks have to notice, and in the server
 * that asks them, which the same walks over HTTP have to notice.
 * @type {readonly { readonly name: string, readonly file: string, readonly find: string, readonly replace: string, readonly test: string }[]}
 */
export const lifecycleMutants = [
  ...[
    {
      name: 'what is put away is listed',
      find: "archived: { on: { edit: 'archived',",
      replace: "archived: { on: { edit: 'archived', list: 'archived',",
    },
    {
      name: 'what is put away is not corrected',
      find: "archived: { on: { edit: 'archived', restore",
      replace: 'archived: { on: { restore',
    },
    { name: 'brought back it stays away', find: "restore: 'active'", replace: "restore: 'archived'" },
    {
      name: 'put away twice',
      find: "archived: { on: { edit: 'archived',",
      replace: "archived: { on: { edit: 'archived', archive: 'archived',",
    },
    { name: 'anybody takes a step of a product', find: 'if (!mayTake(productParties, step, facts.party))', replace: 'if (false)' },
    { name: 'put away is not put away', find: "status === 'archived' ? 'archived' : 'notArchived'", replace: "'notArchived'" },
  ].map((each) => ({ ...each, file: 'src/machines/lifecycle/product.ts', test: 'tests/model/product.test.ts' })),
  ...[
    {
      name: 'a product is listed wherever it stands',
      file: 'list-product.ts',
      find: "'list', { party: actor.role }).ok",
      replace: "'edit', { party: actor.role }).ok",
    },
    {
      name: 'away is back',
      file: 'archive-product.ts',
      find: "isArchived ? 'archive' : 'restore';",
      replace: "isArchived ? 'restore' : 'archive';",
    },
    { name: 'a product of anybody', file: 'product-row.ts', find: "role === 'seller' ?", replace: 'role === null ?' },
  ].map((each) => ({ ...each, file: `server/products/${each.file}`, test: 'tests/model/product.http.test.ts' })),
  ...[
    { name: 'a deal is taken off sale', find: 'mayPause: ({ context }) => !context.isLocked', replace: 'mayPause: () => true' },
    {
      name: 'a deal that is sold out is kept off sale',
      find: 'mayKeepOff: ({ context }) => !context.isLocked && ',
      replace: 'mayKeepOff: ({ context }) => ',
    },
    {
      name: 'a seller lifts what the marketplace said',
      find: "mayActivate: ({ context }) => context.reactivation === 'seller'",
      replace: 'mayActivate: () => true',
    },
    {
      name: 'what a seller paused comes back by itself',
      find: "comesBackByItself: ({ context }) => context.reactivation === 'itself'",
      replace: "comesBackByItself: ({ context }) => context.reactivation !== 'never'",
    },
    { name: 'a deal is repriced', find: 'mayReprice: ({ context }) => !context.isLocked', replace: 'mayReprice: () => true' },
    {
      name: 'refused without a word',
      find: "'warnings' in event && event.warnings > 0",
      replace: "'warnings' in event && event.warnings > -1",
    },
    {
      name: 'decided under the hand of another',
      find: "leases !== 'off' && (lease === 'other' ||",
      replace: "leases !== 'off' && (false ||",
    },
    { name: 'refused goes on sale', find: "undoPublish: { target: 'refused' }", replace: "undoPublish: { target: 'active' }" },
    { name: 'sold out stays on sale', find: "sellOut: { target: 'paused' }", replace: "sellOut: { target: 'active' }" },
    {
      name: 'what was published is taken back',
      find: 'mayRemove: ({ context }) => !context.mayBeThere',
      replace: 'mayRemove: () => true',
    },
    { name: 'removed it waits for a review', find: "remove: { target: 'removed'", replace: "remove: { target: 'pending'" },
    { name: 'locked twice', find: 'mayLock: ({ context }) => !context.isLocked', replace: 'mayLock: () => true' },
  ].map((each) => ({ ...each, file: 'src/machines/lifecycle/listing.ts', test: 'tests/model/listing.test.ts' })),
  ...[
    {
      name: 'whatever keeps a listing back is its status',
      file: 'step.ts',
      find: "case 'lock':\n      return saysLock(step);",
      replace: "case 'lock':",
    },
    {
      name: 'the holder is asked for nothing',
      file: 'step.ts',
      find: "holder.id === context.actor.id ? 'mine' : 'other'",
      replace: "'mine'",
    },
    {
      name: 'a deal is none to the server',
      file: 'step.ts',
      find: 'leases: settings.LEASES, isLocked, reactivation',
      replace: 'leases: settings.LEASES, isLocked: false, reactivation',
    },
    {
      name: 'to the server nothing was ever published',
      file: 'remove-listing.ts',
      find: '{ mayBeThere: await mayBeThere(tx, row) }',
      replace: '{ mayBeThere: false }',
    },
  ].map((each) => ({ ...each, file: `server/listings/${each.file}`, test: 'tests/model/listing.http.test.ts' })),
  ...[
    { name: 'bound to what it is bound to', find: 'isAnother: ({ context }) => !context.isSame', replace: 'isAnother: () => true' },
    { name: 'a kit is bound to a SKU', find: 'kit: { on: { dissolve', replace: "kit: { on: { bind: { target: 'bound' }, dissolve" },
    {
      name: 'a kit is taken apart from its SKU',
      find: 'kit: { on: { dissolve',
      replace: "kit: { on: { unbind: { target: 'unbound' }, dissolve",
    },
    { name: 'a single piece becomes a kit', find: 'isOfSeveral: ({ context }) => context.isOfSeveral', replace: 'isOfSeveral: () => true' },
    {
      name: 'a single piece is bound to a kit',
      find: '!context.isSame && context.isOfSeveral && context.isOfKit',
      replace: '!context.isSame && context.isOfKit',
    },
    {
      name: 'a kit that is gone leaves no SKU',
      find: "[{ target: 'bound', guard: 'hasSku' }, { target: 'kit' }]",
      replace: "[{ target: 'unbound' }]",
    },
    {
      name: 'what hangs on no SKU is left behind by its kit',
      find: "{ target: 'kit' }] } }",
      replace: "{ target: 'unbound' }] } }",
    },
    { name: 'anybody takes a step of a link', find: 'if (!mayTake(linkParties, step, facts.party))', replace: 'if (false)' },
    { name: 'a kit is said to be bound', find: "if (status === 'kit') return 'kit';", replace: '' },
  ].map((each) => ({ ...each, file: 'src/machines/lifecycle/link.ts', test: 'tests/model/link.test.ts' })),
  ...[
    { name: 'the server knows no kit', find: "if (ofKit) return 'kit';", replace: '' },
    { name: 'each SKU is another to the server', find: 'isSame: row.skuId === skuId, isOfKit', replace: 'isSame: false, isOfKit' },
    { name: 'to the server nothing is bound', find: "return skuId === null ? 'unbound' : 'bound';", replace: "return 'unbound';" },
    { name: 'taken apart it stays bound', find: '{ ...linkedAs(row), skuId: null }', replace: 'linkedAs(row)' },
    { name: 'bound it keeps its code', find: '{ skuId, sku: found.code, gtin }', replace: '{ skuId, sku: row.sku, gtin }' },
  ].map((each) => ({ ...each, file: 'server/links/save-link.ts', test: 'tests/model/link.http.test.ts' })),
];
