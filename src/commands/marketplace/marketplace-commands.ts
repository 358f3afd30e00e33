import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import {
  renewMarketplaceAccount,
  setMarketplaceAccountPause,
  beginConnecting,
  type MarketplaceAccount,
  type MarketplaceAccountRow,
} from '#contract/marketplace-account.ts';
import { writtenText } from '#contract/text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepAccount, type AccountStep } from '#machines/lifecycle/marketplace-account.ts';
import { defineAction, defineCommand, type Action, type Actor, type AnyCommand } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';
import { endTakenBack, takingBack } from '../taking-back.ts';

/** What the mounted page offers: a person goes to the marketplace's own page, or is asked first. */
const onPage = (action: Pick<Action, 'icon' | 'aliases'> & { readonly name: `marketplace.${string}` }): Action =>
  defineAction({
    ...action,
    roles: callersOf(beginConnecting),
  });

const also = ['autorizar', 'authorize', 'mercado livre', 'conta', 'integração'];

/** What is done with the connection of an account, from the page that shows it. */
const marketplaceActions: readonly Action[] = [
  onPage({ name: 'marketplace.connect', icon: 'link-2', aliases: ['connect', 'conectar', 'nova conta', ...also] }),
  onPage({ name: 'marketplace.reauthorize', icon: 'refresh-cw', aliases: ['reauthorize', 'reconectar', ...also] }),
  onPage({ name: 'marketplace.disconnect', icon: 'unlink-2', aliases: ['disconnect', 'revoke', 'desconectar', 'revogar', ...also] }),
];

/** What commands decide on: a row of the list, or the account's page. */
export type MarketplaceView = MarketplaceAccountRow | MarketplaceAccount;

const shared = {
  roles: callersOf(setMarketplaceAccountPause),
  on: 'marketplace',
  isHeld: true,
  onLostAnswer: 'retry',
  isOurs: true,
} as const;

const stepView = (account: MarketplaceView, step: AccountStep, { now }: Actor): Result<MarketplaceView, Message> => {
  const next = stepAccount(account, step, now);
  return next.ok ? ok({ ...account, ...next.value }) : refuse({ key: `marketplace.refused.${next.error}` });
};
const longestReason = 300;
const Pause = z.object({ ...decided, reason: writtenText(longestReason), ...endTakenBack });
type Pause = z.infer<typeof Pause>;

/** What is to be sent waits until it is resumed. */
const pause = defineCommand<Pause, MarketplaceView>({
  ...shared,
  name: 'marketplace.pause',
  icon: 'circle-pause',
  aliases: ['pause', 'stop', 'pausar', 'parar', 'conta', 'marketplace', 'integração'],
  args: Pause,
  fields: [{ name: 'reason', label: 'marketplace.pauseReason', kind: 'text', maxLength: longestReason }],
  prefill: prefillDecided,
  can: (account, actor) => stepView(account, { type: 'pause', reason: '' }, actor),
  decide: (account, { reason, since }, actor) => stepView(account, { type: 'pause', reason }, { ...actor, now: since ?? actor.now }),
  send: (api, { _id, version, reason, undoes }, intentId) =>
    api.send(
      setMarketplaceAccountPause,
      { params: { id: _id }, body: { paused: true, reason, ...takingBack(undoes) } },
      once(intentId, version),
    ),
  inverse: ({ _id, version, reason }, intentId) => ({ command: 'marketplace.resume', args: { _id, version, reason, undoes: intentId } }),
  done: 'marketplace.paused',
});

/** `reason` and `since`: why and since when it was paused, so that taking it back says it again. */
const Resume = z.object({ ...decided, reason: z.string().nullable().default(null), ...endTakenBack });
type Resume = z.infer<typeof Resume>;

const resume = defineCommand<Resume, MarketplaceView>({
  ...shared,
  name: 'marketplace.resume',
  icon: 'circle-play',
  aliases: ['resume', 'retomar', 'reativar', 'continuar', 'conta', 'marketplace', 'integração'],
  args: Resume,
  prefill: ({ _id, version, pauseReason, pausedAt }) => ({ _id, version, reason: pauseReason, since: pausedAt }),
  can: (account, actor) => stepView(account, { type: 'resume' }, actor),
  decide: (account, _args, actor) => stepView(account, { type: 'resume' }, actor),
  send: (api, { _id, version, undoes }, intentId) =>
    api.send(setMarketplaceAccountPause, { params: { id: _id }, body: { paused: false, ...takingBack(undoes) } }, once(intentId, version)),
  // Without a reason there is nothing to pause it with again.
  inverse: ({ _id, version, reason, since }, intentId) =>
    reason === null ? null : { command: 'marketplace.pause', args: { _id, version, reason, since, undoes: intentId } },
  done: 'marketplace.resumed',
});

const Renew = z.object(decided);
type Renew = z.infer<typeof Renew>;

/** What the marketplace granted is not given back. */
const renew = defineCommand<Renew, MarketplaceView>({
  ...shared,
  name: 'marketplace.renew',
  isHeld: false,
  icon: 'refresh-cw',
  aliases: ['renew', 'reconnect', 'renovar', 'reconectar', 'autorizar', 'conta', 'marketplace', 'integração'],
  args: Renew,
  prefill: prefillDecided,
  can: (account, actor) => stepView(account, { type: 'renew' }, actor),
  decide: (account, _args, actor) => stepView(account, { type: 'renew' }, actor),
  send: (api, { _id, version }, intentId) => api.send(renewMarketplaceAccount, { params: { id: _id } }, once(intentId, version)),
  inverse: null,
  review: (_args, label) => ({ key: 'marketplace.renewReview', values: { label } }),
  done: 'marketplace.renewed',
});

export const marketplaceCommands: readonly AnyCommand[] = [pause, resume, renew, ...marketplaceActions];
