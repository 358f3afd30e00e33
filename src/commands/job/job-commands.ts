import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { isKeptOnly, retryIntegrationJob, type IntegrationJob } from '#contract/integration-job.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepJob } from '#machines/lifecycle/integration-job.ts';
import { defineCommand, type Actor, type AnyCommand } from '../command.ts';

const Retry = z.object({ _id: z.string().min(1) });
type Retry = z.infer<typeof Retry>;

const retried = (job: IntegrationJob, { now }: Actor): Result<IntegrationJob, Message> => {
  if (isKeptOnly(job)) return refuse({ key: 'job.refused.isKeptOnly' });
  const next = stepJob(job, { type: 'retry' });
  if (next.ok) return ok({ ...job, ...next.value, nextAt: now, endedAt: null });
  return refuse({ key: next.error === 'isHeld' ? 'job.refused.isHeld' : 'job.refused.notFailed' });
};

/** What failed is sent again; what was sent can not be called back, so it is not undone either. */
const retry = defineCommand<Retry, IntegrationJob>({
  name: 'job.retry',
  icon: 'refresh-cw',
  aliases: ['retry', 'resend', 'repetir', 'reenviar', 'tentar de novo', 'envio', 'fila', 'integração'],
  roles: callersOf(retryIntegrationJob),
  on: 'job',
  args: Retry,
  prefill: ({ _id }) => ({ _id }),
  can: retried,
  decide: (job, _args, actor) => retried(job, actor),
  send: (api, { _id }, intentId) => api.send(retryIntegrationJob, { params: { id: _id } }, { idempotencyKey: intentId }),
  isHeld: false,
  inverse: null,
  done: 'job.retried',
  onLostAnswer: 'retry',
  isOurs: true,
});

export const jobCommands: readonly AnyCommand[] = [retry];
