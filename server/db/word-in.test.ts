import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Actor } from '../http/actor.ts';
import { conditionsOf as jobsOf } from '../integration-jobs/job-filter.ts';
import { conditionsOf as mediationsOf } from '../mediation/mediation-filter.ts';
import { conditionsOf as questionsOf } from '../questions/question-filter.ts';
import { conditionsOf as reportsOf } from '../reports/report-routes.ts';
import { report } from './schema/report.ts';
import { wordIn } from './word-in.ts';

const superuser: Actor = { id: 'su', name: 'Sueli', role: 'superuser', sellerId: null, isMoneyManager: false };
const now = new Date(0);
const textOf = (condition: Parameters<PgDialect['sqlToQuery']>[0] | undefined): string =>
  condition ? new PgDialect().sqlToQuery(condition).sql : '';

test.each([
  ['reports of a kind', reportsOf({ kind: 'throughput' }, superuser), `"report"."kind" = 'throughput'`],
  ['reports of two statuses', reportsOf({ status: ['failed', 'cancelled'] }, superuser), `"report"."status" in ('failed', 'cancelled')`],
  ['errands of a kind', jobsOf({ kind: 'cancelOrder' }, superuser), `"integration_job"."kind" = 'cancelOrder'`],
  ['questions of a status', questionsOf({ status: ['banned'] }, superuser, now), `"question"."status" = 'banned'`],
  ['mediations of a status', mediationsOf({ status: ['open'] }, superuser, now), `"mediation"."status" = 'open'`],
])('%s have a statement of their own, and so a plan of their own', (_, condition, written) => {
  expect(textOf(condition)).toContain(written);
});

test.each(["x' or true --", '', 'a b', '"'])('%j is no word, and never stands in a statement', (word) => {
  expect(() => wordIn(report.kind, [word])).toThrow('No word of a contract');
});
