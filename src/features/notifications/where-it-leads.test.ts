import { expect, test } from 'vitest';
import { whereItLeads } from './where-it-leads.ts';

test.each([
  ['order', 'order:o/1', '/detail/o%2F1'],
  ['mediation', 'mediation:o1', '/mediationdetail/o1'],
  ['SkuOutOfService', 'listing:MLB1', '/publish/MLB1'],
  ['meliQuestion', 'question:q1', '/message'],
  ['SkuOutOfService', null, '/publish'],
  ['order', 'order:', null],
  ['mediation', undefined, null],
  ['avisoGeral', null, null],
  ['constructor', 'constructor:1', null],
])('%s about %j leads to %j', (notificationType, subject, address) => {
  expect(whereItLeads({ notificationType, subject })).toBe(address);
});
