import { expect, test } from 'vitest';
import type { Status, WorkerStatus } from '#contract/status.ts';
import { translateIn } from '#locale/translate.ts';
import { wrongOf } from './wrong-of.ts';

const t = translateIn('br');
const now = Date.parse('2026-11-27T12:00:00.000Z');
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

const well: Status = {
  version: '1.0.0',
  node: '20.19.0',
  startedAt: ago(600),
  database: { kind: 'pglite', version: '18.0', bytes: 1, migrations: 70 },
  findings: [{ what: 'tabelas', found: 'em dia', remedy: null }],
  workers: [],
  marketplace: {
    mode: 'mercadolivre',
    exchanges: [],
    jobs: { waiting: 3, retrying: 1, held: 0, failed: 0 },
    pace: { done: 9, medianSeconds: 2, p95Seconds: 40, oldestSince: ago(0.5) },
    shutOut: 0,
    closed: 0,
    calls: [],
  },
  disk: null,
  copies: [],
};
const ofMarketplace = (more: Partial<Status['marketplace']>): Status => ({ ...well, marketplace: { ...well.marketplace, ...more } });
const ofWorker = (more: Partial<WorkerStatus>): Status => ({
  ...well,
  workers: [{ name: 'sender', waiting: 1, dueSince: null, done: 4, failedTries: 1, lastFailure: null, ...more }],
});
const found = (status: Status): readonly string[] => wrongOf(t, status, now).map((each) => each.found);

test('where nothing lacks and everything runs nothing is wrong', () => {
  expect(found(well)).toEqual([]);
});

test('what the doctor misses comes first, with its remedy', () => {
  const lacking = { what: 'SMTP_URL', found: 'os e-mails ficam na fila e não são enviados', remedy: 'defina SMTP_URL' };
  const status = { ...ofMarketplace({ shutOut: 2, closed: 1 }), findings: [...well.findings, lacking] };
  expect(wrongOf(t, status, now)).toMatchObject([
    { ...lacking, to: null },
    { found: '2 contas precisam ser autorizadas de novo' },
    { found: 'a 1 conta o Mercado Livre nega acesso', to: '/integrations' },
  ]);
});

test.each([
  [4, []],
  [6, ['o que está atrasado espera há 6 min']],
])('work that has been due for %d minutes', (minutes, said) => {
  expect(found(ofWorker({ dueSince: ago(minutes) }))).toEqual(said);
});

test.each([
  [59, ['uma tentativa falhou na última hora: connect ECONNREFUSED']],
  [61, []],
])('a try that failed %d minutes ago, of which nobody says that it was the last', (minutes, said) => {
  expect(found(ofWorker({ lastFailure: { at: ago(minutes), error: 'connect ECONNREFUSED' } }))).toEqual(said);
});

test('what failed is tried again in the queue; what is held, shut out or late is seen at Integrações', () => {
  const { jobs, pace } = well.marketplace;
  expect(wrongOf(t, ofMarketplace({ jobs: { ...jobs, failed: 1 } }), now)).toMatchObject([{ found: '1 envio falhou', to: '/queue' }]);
  expect(wrongOf(t, ofMarketplace({ jobs: { ...jobs, held: 2 } }), now)).toMatchObject([
    { found: '2 envios estão retidos', to: '/integrations' },
  ]);
  expect(wrongOf(t, ofMarketplace({ pace: { ...pace, p95Seconds: 61 } }), now)).toMatchObject([{ to: '/integrations' }]);
  expect(wrongOf(t, ofMarketplace({ pace: { ...pace, oldestSince: ago(2) } }), now)).toHaveLength(1);
});

test('a worker that this console does not know keeps the name the server gives it', () => {
  expect(wrongOf(t, ofWorker({ name: 'backfill', dueSince: ago(10) }), now)).toMatchObject([{ what: 'backfill' }]);
  expect(wrongOf(t, ofWorker({ dueSince: ago(10) }), now)).toMatchObject([{ what: 'Envio ao marketplace' }]);
});

test('what was due long before this process began is no delay of its own', () => {
  expect(found({ ...ofWorker({ dueSince: ago(600) }), startedAt: ago(2) })).toEqual([]);
});
