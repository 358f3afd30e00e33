export const parts = ['params', 'query', 'body', 'reply'] as const;
/** Names one after another, as the specification lists them. */
export const words = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

type Payload = Partial<Record<(typeof parts)[number], readonly string[]>>;

/** Part 1, section 7 and part 2, section 7, copied from the specification's tables by hand (row API-1). */
export const specified: Readonly<Record<string, Payload>> = {
  'POST /user/auth': {
    body: ['mail', 'password', 'googleToken'],
    reply: ['userToken', 'name', '_id', 'picture', 'mail', 'links', 'hasSellers', 'su', 'moneyManager', 'seller', 'nickname'],
  },
  'GET /user/data': { reply: ['status'] },
  'GET /app/menu': { reply: ['[].link', '[].child'] },
  'GET /app/moneyMenu': { reply: ['[].link', '[].child'] },
  'GET /user/superuser': {},
  'GET /user/ringbell': {},
  'GET /seller/': { reply: ['[].status'] },
  'GET /seller/{id}': { params: ['id'], reply: ['me2'] },
  'GET /selectlist/marketplaceid': {},
  'GET /notification': { reply: ['[]._id', '[].message', '[].notificationType', '[].readBy', '[].readBy[].userId', '[].readBy[].date'] },
  'PUT /notification/{id}': { params: ['id'], body: ['userId'] },
  'PUT /notification/readAll': { body: ['userId'] },
  'GET /app/sidenotifications': {},
  'POST /notification/register': { body: ['sellerId', 'data', 'data.type', 'data.message'] },
  'GET /sku/find/one': { query: ['sku', 'seller'] },
  'GET /sku/{id}': { params: ['id'], reply: ['warning'] },
  'POST /sku/IAanaliser': { body: ['image'] },
  'GET /publish/{publishId}': { params: ['publishId'] },
  'PUT /publish/{publishId}': {
    params: ['publishId'],
    // Of the 'listing fields' those of part 2, section 3 that the screen edits.
    body: words(`title description descriptionAi category condition listingType shipMode sellerId marketPlaceId warrantyType warrantyTime
      warrantyTimeUnit attributes hasCompatibilities compatibilitiesCarsAndVans dimensions complete image imageDeleted variations
      variations[].images variations[].imageDeleted platformId`),
  },
  'PUT /publish/refuse': { body: ['publishId', 'warning', 'gtin'] },
  'GET /melicategories': { reply: ['[].id', '[].name'] },
  'GET /melicategories/{id}': { params: ['id'], reply: ['children_categories', 'path_from_root'] },
  'GET /melicategories/requires/{id}': { params: ['id'] },
  'GET /melicategories/config': {},
  'GET /meli/technical-specs/{category}': {
    params: ['category'],
    reply: ['data.technicalSpecs.groups[].components[].attributes'],
  },
  'GET /publish/statusCategory': { query: ['id', 'publish'], reply: ['[].mode'] },
  'GET /compatibilitiesCarsAndVans/{id}': { params: ['id'], reply: ['id', 'attributes[].id', 'attributes[].value_name'] },
  'GET /compatibilitiesCarsAndVans/compatibilitiesTypes/{json}': {
    params: ['json'],
    reply: ['[].suggested_values[].value_id', '[].suggested_values[].value_name'],
  },
  'GET /compatibilitiesCarsAndVans/compatibilities/{attributes}': { params: ['attributes'], query: ['limit', 'offset'], reply: ['total'] },
  'POST /publish/image': { body: ['image', 'sku', 'publish'] },
  'GET /order/{id}': { params: ['id'] },
  'GET /order/logs': { query: ['orderIds[]'] },
  'PUT /order/note/{id}': { params: ['id'], body: ['note', 'editedCep'] },
  'DELETE /order/note/{id}': { params: ['id'], query: ['message', 'userId', 'date'] },
  'GET /order/cancel/{externalId}': { params: ['externalId'], reply: ['cancelMessage'] },
  'POST /order/cancel/{externalId}': { params: ['externalId'], body: ['type', 'description'] },
  'GET /order/cancel/cancellationreason': {},
  'POST /order/cancel/mercadolivre/{externalId}': { params: ['externalId'], body: ['type', 'description'] },
  'PUT /order/fake/cancel/{externalId}': { params: ['externalId'] },
  'PUT /order/reverseCancel/{externalId}': { params: ['externalId'], body: ['status'] },
  'PUT /order/status': { body: ['[].orderId', '[].status'] },
  'PUT /order/cancel-motive/{id}': { params: ['id'], body: ['description'] },
  'PUT /ordermoney/change/status': {
    body: ['trackingNumber', 'status', 'detail', 'changeValues', 'devolutionValue', 'dateFrom', 'dateTo'],
  },
  'POST /correio/rastreio/suspend': { body: ['trackingNumber', 'plpId'] },
  'GET /correio/rastreio': { query: ['trackingNumber'] },
  'GET /order/trackingstatus': { query: ['trackingId', 'marketPlaceId'] },
  'GET /order/mediate/{id}': { params: ['id'], reply: ['[]._id', '[].mediation.conversation'] },
  'POST /order/mediate': { query: ['externalId', 'status', 'situation', 'sellerId', 'anotation', 'id'] },
  'PUT /order/mediate': { query: ['externalId', 'allowReplace', 'message', '_id'], body: ['image'] },
  'GET /selectlist/skuatt': {},
  'GET /selectlist/skuatt/{attributeName}/value': { params: ['attributeName'] },
};
