import { expect, test } from 'vitest';
import type { IntegrationJob } from '#contract/integration-job.ts';
import { translateIn } from '#locale/translate.ts';
import { jobColumns } from './job-columns.tsx';

const columns = jobColumns(translateIn('br'), { companies: [], accounts: [] }, false, (job) => job);
const kindColumn = columns.find(({ id }) => id === 'kind');
const statusColumn = columns.find(({ id }) => id === 'status');
const shown = (job: Pick<IntegrationJob, 'kind' | 'detail'>) => kindColumn?.value?.(job as IntegrationJob);

test('two messages of one order are two lines, each with what happened to it', () => {
  expect([
    shown({ kind: 'messageBuyer', detail: { message: 'paid' } }),
    shown({ kind: 'messageBuyer', detail: { message: 'shipped' } }),
  ]).toEqual(['Mensagem: pedido pago', 'Mensagem: pedido enviado']);
});

test('what says no more than its kind is called by it, also a message of before it said of which event it is', () => {
  expect([shown({ kind: 'messageBuyer', detail: null }), shown({ kind: 'setStock' })]).toEqual([
    'Mensagem ao comprador',
    'Atualizar estoque',
  ]);
});

test('what a person discarded is called so; what the marketplace refused failed', () => {
  const called = (status: IntegrationJob['status']) => statusColumn?.value?.({ status } as IntegrationJob);
  expect([called('discarded'), called('failed')]).toEqual(['Descartado', 'Falhou']);
});

test('what the marketplace noticed where it took something stands where an error would', () => {
  const said = columns.find(({ id }) => id === 'error')?.value;
  const taken = { status: 'done', heldReason: null, error: null, errorCode: null } as IntegrationJob;
  expect(said?.({ ...taken, warnings: ['O título continua como estava', 'Sem a descrição'] })).toBe(
    'O título continua como estava; Sem a descrição',
  );
  expect([said?.({ ...taken, warnings: [] }), said?.(taken)]).toEqual([null, null]);
});
