import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';

const lineOf = ({ method, path }: Call): string => `${method} ${path}`;

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
