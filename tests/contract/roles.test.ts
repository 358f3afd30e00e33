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
    'GET /money/total',
    'PUT /money/order/{id}/check',
  ]);
  expect(new Set(lines.map(rolesOf))).toEqual(new Set(['seller superuser']));
});

test('orders and mediations are the sellers’ and the superusers’, what cancels or edits them the superusers’ alone (decisions 19 and 22)', () => {
  const sales = contract.filter(({ path }) => /^\/(?:order|correio|expedition|readyanswer)/u.test(path));
  const byRoles = (roles: string): readonly string[] =>
    sales
      .filter((line) => rolesOf(line) === roles)
      .map(lineOf)
      .toSorted();
  expect(byRoles('seller superuser')).toEqual([
    'DELETE /readyanswer/{id}',
    'GET /correio/rastreio',
    'GET /expedition',
    'GET /expedition/figures',
    'GET /expedition/picklist',
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
    'GET /readyanswer',
    'POST /order/{id}/slip',
    'PUT /order/label/{id}',
    'PUT /order/mediate',
    'PUT /order/mediate/{id}/presence',
    'PUT /order/mediate/{id}/read',
    'PUT /order/note/{id}',
    'PUT /order/status',
    'PUT /order/tracking/{id}',
    'PUT /readyanswer/{id}',
  ]);
  expect(byRoles('superuser')).toEqual([
    'DELETE /order/note/{id}',
    'GET /order/logs',
    'POST /correio/rastreio/suspend',
    'POST /order/cancel/mercadolivre/{externalId}',
    'POST /order/cancel/{externalId}',
    'POST /order/mediate',
    'PUT /order/cancel-motive/{id}',
    'PUT /order/fake/cancel/{externalId}',
    'PUT /order/refuseCancel/{externalId}',
    'PUT /order/reverseCancel/{externalId}',
    'PUT /ordermoney/change/status',
  ]);
});

test('what only reviewers do is closed to sellers (decision 19)', () => {
  const closed = contract.filter((line) => rolesOf(line) === 'reviewer superuser').map(lineOf);
  expect(closed.toSorted()).toEqual(
    [
      'DELETE /publish/lease',
      'GET /guidelines/{id}',
      'GET /publish/facets',
      'GET /publish/figures',
      'GET /publish/suggestion',
      'GET /publish/usual-texts',
      'POST /notification/register',
      'PUT /publish/lease',
      'PUT /publish/refuse',
      'PUT /publish/return',
      'PUT /publish/skip',
      'PUT /publish/snooze',
      'PUT /publish/warning',
      'PUT /second-look/take',
      'PUT /second-look/{id}/judge',
      'PUT /second-look/{id}/release',
    ].toSorted(),
  );
});
