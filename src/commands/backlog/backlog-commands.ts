import { z } from 'zod';
import { discardBacklog, sendBacklog, type Backlog } from '#contract/backlog.ts';
import { callersOf, Instant } from '#contract/call.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineCommand, type AnyCommand } from '../command.ts';

/** `until`: what was decided later nobody has seen here. The counts are what was said of it when it was asked. */
const Seen = z.object({
  _id: z.string().min(1),
  until: Instant,
  count: z.int().positive(),
  /** What stays waiting beside it. */
  stays: z.int().nonnegative().default(0),
  first: z.string(),
});
type Seen = z.infer<typeof Seen>;

const nothing = refuse<Message>({ key: 'backlog.refused.nothing' });

const shared = {
  roles: callersOf(sendBacklog),
  on: 'backlog',
  args: Seen,
  isHeld: false,
  inverse: null,
  onLostAnswer: 'retry',
  isOurs: true,
} as const;

const seen = ({ _id, until, first, total }: Backlog, count: number) => ({
  _id,
  until,
  count,
  stays: total - count,
  first: first[0]?.name ?? '',
});

const discardableOf = ({ discardable, total }: Backlog): number => discardable ?? total;

const send = defineCommand<Seen, Backlog>({
  ...shared,
  name: 'backlog.send',
  icon: 'check-check',
  aliases: ['send', 'backlog', 'enviar', 'retido', 'esperava', 'fila', 'marketplace', 'integração'],
  prefill: (backlog) => seen(backlog, backlog.sendable),
  can: ({ sendable }): Result<void, Message> => (sendable > 0 ? ok(undefined) : nothing),
  decide: (backlog) => {
    const left = backlog.total - backlog.sendable;
    return backlog.sendable > 0
      ? ok({ ...backlog, total: left, sendable: 0, discardable: Math.min(discardableOf(backlog), left) })
      : nothing;
  },
  send: (api, { _id, until }, intentId) => api.send(sendBacklog, { params: { id: _id }, body: { until } }, { idempotencyKey: intentId }),
  review: ({ count, first }, label) => ({ key: 'backlog.sendReview', values: { count, first, label } }),
  done: 'backlog.sent',
});

const discard = defineCommand<Seen, Backlog>({
  ...shared,
  name: 'backlog.discard',
  icon: 'trash-2',
  aliases: ['discard', 'forget', 'backlog', 'descartar', 'retido', 'esperava', 'fila', 'marketplace'],
  prefill: (backlog) => seen(backlog, discardableOf(backlog)),
  can: (backlog): Result<void, Message> => {
    if (discardableOf(backlog) > 0) return ok(undefined);
    return backlog.total > 0 ? refuse({ key: 'backlog.refused.publishing' }) : nothing;
  },
  decide: (backlog) => {
    const left = backlog.total - discardableOf(backlog);
    return left < backlog.total ? ok({ ...backlog, total: left, sendable: Math.min(backlog.sendable, left), discardable: 0 }) : nothing;
  },
  send: (api, { _id, until }, intentId) => api.send(discardBacklog, { params: { id: _id }, body: { until } }, { idempotencyKey: intentId }),
  review: ({ count, stays }, label) => ({ key: 'backlog.discardReview', values: { count, stays, label } }),
  done: 'backlog.discarded',
});

export const backlogCommands: readonly AnyCommand[] = [send, discard];
