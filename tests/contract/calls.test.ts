import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import { reviewNotice } from '#contract/notification.ts';
import { fieldsOf } from './shape.ts';

const parts = ['params', 'query', 'body', 'reply'] as const;
type Payload = Partial<Record<(typeof parts)[number], readonly string[]>>;

/** Part 1, section 7 and part 2, section 7: the calls built so far, copied from the specification's tables by hand (row API-1). */
const specified: Readonly<Record<string, Payload>> = {
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
  'PUT /publish/{publishId}': { params: ['publishId'], body: ['dimensions', 'platformId'] },
  'PUT /publish/refuse': { body: ['publishId', 'warning', 'gtin'] },
  'GET /melicategories': { reply: ['[].id', '[].name'] },
  'GET /melicategories/{id}': { params: ['id'], reply: ['children_categories', 'path_from_root', 'path_from_root[].id'] },
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
  'GET /compatibilitiesCarsAndVans/compatibilities/{attributes}': { params: ['attributes'], reply: ['total'] },
  'POST /publish/image': { body: ['image', 'sku', 'publish'] },
  'GET /order/{id}': { params: ['id'] },
  'GET /order/logs': { query: ['orderIds'] },
  'PUT /order/note/{id}': { params: ['id'] },
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

/** Decisions 2, 7, 8, 23, 24 and 25: what the specification needs but does not show. */
const ours: readonly string[] = [
  'GET /money',
  'GET /money/resume',
  'GET /money/list',
  'GET /money/order/{id}',
  'PUT /money/order/{id}/check',
  'GET /message',
  'GET /message/{id}',
  'POST /message/{id}/answer',
  'GET /user',
  'GET /user/person/{id}',
  'POST /user/invite',
  'POST /user/person/{id}/invite',
  'PUT /user/person/{id}/access',
  'PUT /user/person/{id}/block',
  'PUT /user/person/{id}/sessions',
  'GET /vehicle',
  'GET /vehicle/{id}',
  'POST /vehicle',
  'PUT /vehicle/{id}/offer',
  'GET /category',
  'GET /category/{id}',
  'PUT /category/{id}/rules',
  'GET /user/profile',
  'PUT /user/profile',
  'PUT /user/profile/password',
  'PUT /user/profile/sessions',
  'GET /company',
  'GET /link',
  'GET /link/{id}',
  'GET /link/{id}/sku',
  'PUT /link/{id}',
  'GET /product',
  'GET /product/{id}',
  'PUT /product/{id}',
  'GET /kit',
  'GET /kit/sku',
  'GET /kit/{id}',
  'POST /kit',
  'PUT /kit/{id}',
  'GET /marketplace',
  'GET /marketplace/{id}',
  'PUT /marketplace/{id}/pause',
  'PUT /marketplace/{id}/renew',
  'GET /queue',
  'GET /queue/{id}',
  'POST /queue/{id}/retry',
  'GET /integrations',
  'GET /reputation',
  'GET /reputation/{id}',
  'PUT /seller/{id}',
  'PUT /seller/{id}/block',
  'PUT /seller/{id}/certificate',
  'POST /user/logout',
  'GET /user/logkey',
  'POST /user/register',
  'POST /user/register/consultant',
  'POST /user/mail/request',
  'POST /user/mail/validate',
  'POST /user/password/request',
  'POST /user/password/reset',
  'GET /app/capabilities',
  'GET /stream',
  'GET /view',
  'PUT /view/{id}',
  'DELETE /view/{id}',
  'GET /publish',
  'PUT /publish/warning',
  'PUT /publish/return',
  'PUT /publish/skip',
  'PUT /publish/snooze',
  'PUT /publish/pause',
  'PUT /publish/activate',
  'PUT /publish/lock',
  'POST /publish/duplicate',
  'PUT /publish/lease',
  'DELETE /publish/lease',
  'GET /publish/figures',
  'GET /publish/facets',
  'GET /melicategories/search',
  'GET /kitPublish',
  'GET /image/{name}',
  'GET /order',
  'PUT /order/refuseCancel/{externalId}',
  'GET /order/figures',
  'GET /report',
  'POST /report',
  'GET /report/{id}',
  'GET /report/{id}/lines',
  'PUT /report/{id}/cancel',
  'GET /automessage',
  'GET /automessage/{id}',
  'POST /automessage',
  'PUT /automessage/{id}',
  'PUT /automessage/{id}/pause',
  'GET /automessage/sample',
  'GET /automessage/{id}/sent',
  'GET /pricerule',
  'GET /pricerule/{id}',
  'POST /pricerule',
  'PUT /pricerule/{id}',
  'PUT /pricerule/{id}/archive',
  'GET /pricerule/preview',
  'PUT /pricerule/cost/{skuId}',
  'POST /pricerule/{id}/run',
  'GET /pricerule/run/{id}',
  'GET /pricerule/run/{id}/item',
  'GET /order/invoice/{id}',
  'GET /order/label/{id}',
  'GET /expedition',
  'GET /expedition/figures',
  'GET /expedition/picklist',
  'POST /order/{id}/slip',
  'GET /ext/talaovendas',
  'GET /order/mediate',
  'GET /order/mediate/file/{fileId}/{name}',
  'PUT /order/mediate/{id}/read',
  'GET /order/mediate/{id}/presence',
  'PUT /order/mediate/{id}/presence',
  'GET /readyanswer',
  'PUT /readyanswer/{id}',
  'DELETE /readyanswer/{id}',
  'GET /sku/{id}/attribute',
  'POST /sku/{id}/attribute',
];

const lineOf = ({ method, path }: Call): string => `${method} ${path}`;
const calls = contract.map((line) => [lineOf(line), line] as const);

test('the contract holds the specified calls and ours, and nothing else', () => {
  const expected = [...Object.keys(specified), ...ours.map((line) => `${line} (ours)`)];
  expect(contract.map((line) => `${lineOf(line)}${line.ours ? ' (ours)' : ''}`).toSorted()).toEqual(expected.toSorted());
});

test.each(Object.entries(specified))('%s carries what the specification names', (line, payload) => {
  const call = contract.find((each) => lineOf(each) === line);
  const missing = parts.flatMap((part) => {
    const has = call ? fieldsOf(call[part]) : new Set<string>();
    return (payload[part] ?? []).filter((field) => !has.has(field)).map((field) => `${part} ${field}`);
  });
  expect(missing).toEqual([]);
});

describe.each(calls)('%s', (_line, call) => {
  test('has a key in params for every part of its path, and no other', () => {
    const inPath = [...call.path.matchAll(/\{(?<name>\w+)\}/gu)].map(([, name]) => name);
    expect(Object.keys((call.params as z.ZodObject).shape)).toEqual(inPath);
  });

  test('reads by GET and DELETE carry no body (part 2, section 7)', () => {
    expect(['POST', 'PUT'].includes(call.method) || call.body instanceof z.ZodUndefined).toBe(true);
  });

  test('says who may call it', () => {
    expect(call.roles === 'anyone' || call.roles.length > 0).toBe(true);
  });
});

test('names are unique, and so are method and path', () => {
  expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length);
  expect(new Set(contract.map(lineOf)).size).toBe(contract.length);
});

test('only the ways in, capabilities, stored images, signed files and signed slips are open to anyone', () => {
  expect(contract.filter(({ roles }) => roles === 'anyone').map(({ name }) => name)).toEqual([
    'authenticate',
    'register',
    'registerConsultant',
    'requestValidation',
    'validateMail',
    'requestReset',
    'resetPassword',
    'getCapabilities',
    'getImage',
    'getSaleSlip',
    'getMediationFile',
  ]);
});

const rolesOf = ({ roles }: Call): string => (roles === 'anyone' ? roles : [...roles].toSorted().join(' '));

test('money is the superusers’ and, of sellers, the money managers’ alone (decision 20)', () => {
  const lines = contract.filter(({ moneyOnly }) => moneyOnly);
  expect(lines.map(lineOf).toSorted()).toEqual([
    'GET /money',
    'GET /money/list',
    'GET /money/order/{id}',
    'GET /money/resume',
    'PUT /money/order/{id}/check',
  ]);
  expect(new Set(lines.map(rolesOf))).toEqual(new Set(['seller superuser']));
});

test('orders, mediations and what is on the shelf are the sellers’ and the superusers’, what cancels or edits them the superusers’ alone (decisions 19 and 22)', () => {
  const byRoles = (roles: string): readonly string[] =>
    contract
      .filter((line) => rolesOf(line) === roles && !line.moneyOnly)
      .map(lineOf)
      .toSorted();
  expect(byRoles('seller superuser')).toEqual([
    'DELETE /readyanswer/{id}',
    'GET /automessage',
    'GET /automessage/sample',
    'GET /automessage/{id}',
    'GET /automessage/{id}/sent',
    'GET /correio/rastreio',
    'GET /expedition',
    'GET /expedition/figures',
    'GET /expedition/picklist',
    'GET /integrations',
    'GET /kit',
    'GET /kit/sku',
    'GET /link',
    'GET /link/{id}',
    'GET /link/{id}/sku',
    'GET /message',
    'GET /message/{id}',
    'GET /order',
    'GET /order/cancel/cancellationreason',
    'GET /order/cancel/{externalId}',
    'GET /order/figures',
    'GET /order/invoice/{id}',
    'GET /order/label/{id}',
    'GET /order/mediate',
    'GET /order/mediate/{id}',
    'GET /order/mediate/{id}/presence',
    'GET /order/trackingstatus',
    'GET /order/{id}',
    'GET /pricerule',
    'GET /pricerule/preview',
    'GET /pricerule/run/{id}',
    'GET /pricerule/run/{id}/item',
    'GET /pricerule/{id}',
    'GET /product',
    'GET /queue',
    'GET /queue/{id}',
    'GET /readyanswer',
    'GET /report',
    'GET /report/{id}',
    'GET /report/{id}/lines',
    'GET /selectlist/skuatt',
    'GET /selectlist/skuatt/{attributeName}/value',
    'GET /sku/{id}/attribute',
    'POST /automessage',
    'POST /kit',
    'POST /message/{id}/answer',
    'POST /order/{id}/slip',
    'POST /pricerule',
    'POST /pricerule/{id}/run',
    'POST /publish/duplicate',
    'POST /publish/image',
    'POST /queue/{id}/retry',
    'POST /report',
    'POST /sku/{id}/attribute',
    'PUT /automessage/{id}',
    'PUT /automessage/{id}/pause',
    'PUT /kit/{id}',
    'PUT /link/{id}',
    'PUT /order/mediate',
    'PUT /order/mediate/{id}/presence',
    'PUT /order/mediate/{id}/read',
    'PUT /order/note/{id}',
    'PUT /order/status',
    'PUT /pricerule/cost/{skuId}',
    'PUT /pricerule/{id}',
    'PUT /pricerule/{id}/archive',
    'PUT /product/{id}',
    'PUT /publish/activate',
    'PUT /publish/lock',
    'PUT /publish/pause',
    'PUT /readyanswer/{id}',
    'PUT /report/{id}/cancel',
    'PUT /seller/{id}/certificate',
  ]);
  expect(byRoles('superuser')).toEqual([
    'DELETE /order/note/{id}',
    'GET /company',
    'GET /marketplace',
    'GET /marketplace/{id}',
    'GET /order/logs',
    'GET /reputation',
    'GET /reputation/{id}',
    'GET /user',
    'GET /user/person/{id}',
    'POST /correio/rastreio/suspend',
    'POST /order/cancel/mercadolivre/{externalId}',
    'POST /order/cancel/{externalId}',
    'POST /order/mediate',
    'POST /user/invite',
    'POST /user/person/{id}/invite',
    'POST /vehicle',
    'PUT /category/{id}/rules',
    'PUT /marketplace/{id}/pause',
    'PUT /marketplace/{id}/renew',
    'PUT /order/cancel-motive/{id}',
    'PUT /order/fake/cancel/{externalId}',
    'PUT /order/refuseCancel/{externalId}',
    'PUT /order/reverseCancel/{externalId}',
    'PUT /ordermoney/change/status',
    'PUT /seller/{id}',
    'PUT /seller/{id}/block',
    'PUT /user/person/{id}/access',
    'PUT /user/person/{id}/block',
    'PUT /user/person/{id}/sessions',
    'PUT /vehicle/{id}/offer',
  ]);
});

test('what only reviewers do is closed to sellers (decision 19)', () => {
  const closed = contract.filter((line) => rolesOf(line) === 'reviewer superuser').map(lineOf);
  expect(closed.toSorted()).toEqual(
    [
      'DELETE /publish/lease',
      'GET /publish/facets',
      'GET /publish/figures',
      'POST /notification/register',
      'PUT /publish/lease',
      'PUT /publish/refuse',
      'PUT /publish/return',
      'PUT /publish/skip',
      'PUT /publish/snooze',
      'PUT /publish/warning',
    ].toSorted(),
  );
});

test('the notice to the seller has the specified type and words', () => {
  const register = contract.find(({ name }) => name === 'registerNotification');
  const notice = { sellerId: 's1', data: { type: 'SkuOutOfService', message: reviewNotice } };
  expect(reviewNotice).toBe('Existem produtos para serem revisados.');
  expect(register?.body.safeParse(notice).success).toBe(true);
  expect(register?.body.safeParse({ ...notice, data: { ...notice.data, type: 'order' } }).success).toBe(false);
});
