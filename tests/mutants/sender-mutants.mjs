/**
 * Ways to break what is sent to the marketplace. The histories have to notice every one: those that are drawn (sender.property.test.ts),
 * or those that once went wrong (sender-found.test.ts). What no history reaches, such as an order that only a tie of two
 * instants makes, has a test of its own.
 * @type {readonly { readonly name: string, readonly file: string, readonly find: string, readonly replace: string, readonly test: string }[]}
 */
export const senderMutants = [
  {
    name: 'publish again without looking',
    file: 'marketplace/mercadolivre/publish.ts',
    find: 'if (isUncertain) {\n    const ours',
    replace: 'if (isUncertain && externalId !== null) {\n    const ours',
  },
  {
    name: 'publish anew what is there',
    file: 'marketplace/mercadolivre/publish.ts',
    find: 'if (externalId !== null) return revise(command, externalId, session);',
    replace: '',
  },
  {
    name: 'any listing of the SKU is ours',
    file: 'marketplace/mercadolivre/find-ours.ts',
    find: 'items.find((item) => item.seller_custom_field === listingId)',
    replace: 'items[0]',
  },
  {
    name: 'who lost a lease sent nothing',
    file: 'marketplace/may-arrive.ts',
    find: 'job.isUncertain || (job.takenBy !== null && job.sentAt !== null)',
    replace: 'job.isUncertain',
  },
  {
    name: 'a publication that is being sent is in no doubt for the next',
    file: 'integration-jobs/enqueue-job.ts',
    find: " or (u.kind = 'publishListing' and u.taken_by is not null)",
    replace: '',
  },
  {
    name: 'what broke off was not sent',
    file: 'marketplace/mercadolivre/classify.ts',
    find: "return { type: 'unknown', text: asked.text };",
    replace: "return { type: 'later', why: 'away', text: asked.text };",
  },
  {
    name: 'their failure is no doubt',
    file: 'marketplace/mercadolivre/classify.ts',
    find: "nature === 'append' ?",
    replace: 'status === 600 ?',
  },
  {
    name: 'what can not be settled was not sent',
    file: 'marketplace/sender.ts',
    find: 'error,\n          isUncertain: job.isUncertain || !isReading(command),\n          nextAt,',
    replace: 'error,\n          nextAt,',
  },
  {
    name: 'doubt is success',
    file: 'marketplace/settle-job.ts',
    find: "return { type: 'doubt' };",
    replace: "return { type: 'succeed' };",
  },
  {
    name: 'forget what may be there once nothing is to be said',
    file: 'marketplace/settle-job.ts',
    find: 'if (isUnsaid && !job.isUncertain)',
    replace: 'if (isUnsaid)',
    test: 'server/marketplace/sender.test.ts',
  },
  {
    name: 'what was only read may be there',
    file: 'marketplace/may-arrive.ts',
    find: "command?.kind === 'readStock'",
    replace: "command?.kind === 'find'",
    test: 'server/marketplace/sender-reading.test.ts',
  },
  {
    name: 'a refusal has no consequence',
    file: 'marketplace/settle-job.ts',
    find: "if (outcome.type === 'refused') await applyRefusal(tx, job, outcome, now);",
    replace: '',
  },
  {
    name: 'what is published keeps no name',
    file: 'marketplace/apply-done.ts',
    find: '.set({ externalId })',
    replace: '.set({ externalId: null })',
  },
  {
    name: 'put up anew it is on sale',
    file: 'marketplace/apply-done.ts',
    find: "subStatus !== null && reactivationPolicyOf(subStatus) === 'seller'",
    replace: "subStatus === 'nobody'",
  },
  {
    name: 'withdraw what may have arrived',
    file: 'integration-jobs/withdraw-jobs.ts',
    find: '.takenBy} is null and not ${integrationJob.isUncertain}`);\nconst withdrawGivenUp',
    replace: '.takenBy} is null`);\nconst withdrawGivenUp',
  },
  {
    name: 'what is paused has no stock',
    file: 'integration-jobs/enqueue-stock.ts',
    find: "or(inArray(listing.status, ['active', 'paused', 'processing']), isNotNull(listing.externalId))",
    replace: "inArray(listing.status, ['active', 'processing'])",
  },
  {
    name: 'an edit that is refused stays on sale',
    file: 'listings/undo-publish.ts',
    find: '({ isPaused: true, message:',
    replace: '({ isPaused: false, message:',
  },
  {
    name: 'what is paused has no price',
    file: 'listings/is-there.ts',
    find: "status === 'active' || status === 'paused';",
    replace: "status === 'active';",
  },
  {
    name: 'what went back to review stays on sale',
    file: 'marketplace/listing-commands.ts',
    find: "['paused', 'pending', 'refused']",
    replace: "['paused']",
  },
  {
    name: 'speak by whoever’s token',
    file: 'marketplace/connect/open-tokens.ts',
    find: 'select().from(marketplaceAccount).where(eq(id, accountId))',
    replace: "select().from(marketplaceAccount).where(eq(connection, 'connected'))",
  },
  {
    name: 'look for what can not be found yet',
    file: 'marketplace/claim-job.ts',
    find: '    canBeFound(now),\n',
    replace: '',
  },
  {
    name: 'taken back while it is published it stays on sale',
    file: 'marketplace/apply-done.ts',
    find: 'if (isPausedHere || isTakenBack)',
    replace: 'if (isPausedHere)',
  },
  {
    name: 'edited and taken back it stays on sale',
    file: 'listings/write-listing.ts',
    find: "status === 'active' || (status === 'processing' && externalId !== null);",
    replace: "status === 'active';",
  },
  {
    name: 'what was taken back is looked for nowhere',
    file: 'marketplace/listing-commands.ts',
    find: 'mayBeThere && found.externalId === null ?',
    replace: "found.externalId === 'nobody' ?",
  },
  {
    name: 'half an answer is somebody else’s',
    file: 'marketplace/mercadolivre/answers.ts',
    find: "status !== 'ANSWERED' || (answer",
    replace: "status !== 'NONE' || (answer",
  },
  {
    name: 'what is sold out is paused as well',
    file: 'marketplace/listing-commands.ts',
    find: 'off.includes(found.status) && !isOnSale',
    replace: 'off.includes(found.status)',
    test: 'server/marketplace/listing-commands.test.ts',
  },
  {
    name: 'what is sold out is never put on sale',
    file: 'marketplace/listing-commands.ts',
    find: "const isOnSale = found.status === 'active' || isSoldOut(found)",
    replace: "const isOnSale = found.status === 'active'",
    test: 'server/marketplace/listing-commands.test.ts',
  },
].map((each) => ({ test: 'tests/properties/sender*.test.ts', ...each, file: `server/${each.file}` }));
