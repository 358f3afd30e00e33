import { z } from 'zod';
import { judgeSecondLook, secondLookParties, type SecondLook } from '#contract/second-look.ts';
import { rolesOf } from '#contract/party.ts';
import { areWarningsFor } from '#contract/warning.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineAction, defineCommand, type AnyCommand } from '../command.ts';
import { warningArgument } from '../listing/listing-args.ts';
import { reasonsDraft, writtenReasons } from '../listing/reasons-given-back.ts';
import { warningField } from '../listing/warning-field.ts';

export const secondLookSubject = ({ id }: { readonly id: string }): Subject => `secondlook:${id}`;

const roles = rolesOf(secondLookParties, 'judge');
/** The same keys as in the queue, where a second look is open: its listing is judged, and nothing is done to it. */
const scope = 'look';

/** As it stood it was pending: a verdict of mine that waits has moved it in this view alone. */
const canJudge = ({ status }: SecondLook): Result<void, Message> =>
  status === 'pending' ? ok(undefined) : refuse({ key: 'secondLook.judged' });

const prefill = ({ publishId }: SecondLook): { readonly id: string } => ({ id: publishId });

const Approval = z.object({ id: z.string().min(1) });
const Refusal = Approval.extend({ warning: warningArgument });

const common = {
  roles,
  scope,
  on: 'secondlook',
  subject: secondLookSubject,
  can: canJudge,
  isHeld: true,
  // Once it was sent the two verdicts stand side by side: one that could be changed would no longer be blind.
  inverse: null,
  done: 'secondLook.done',
  onLostAnswer: 'retry',
  isOurs: true,
} as const;

const approve = defineCommand<z.infer<typeof Approval>, SecondLook>({
  ...common,
  name: 'secondLook.approve',
  icon: 'check',
  aliases: ['second look', 'segunda opinião', 'aprovaria', 'amostra'],
  hotkey: 'a',
  outranks: ['listing.approve'],
  args: Approval,
  prefill,
  decide: (look) => {
    const can = canJudge(look);
    return can.ok ? ok({ ...look, status: 'processing' }) : can;
  },
  send: (api, { id }, intentId) =>
    api.send(judgeSecondLook, { params: { id }, body: { verdict: 'approved' } }, { idempotencyKey: intentId }),
  despite: { question: 'listing.approveDespite', doubts: (_look, ofTarget) => ofTarget },
  needsLook: true,
});

const refuseWithWarnings = defineCommand<z.infer<typeof Refusal>, SecondLook>({
  ...common,
  name: 'secondLook.refuse',
  icon: 'x',
  aliases: ['second look', 'segunda opinião', 'recusaria', 'amostra'],
  hotkey: 'r',
  outranks: ['listing.refuse'],
  args: Refusal,
  fields: [warningField],
  prefill,
  decide: (look, { warning }) => {
    const can = canJudge(look);
    if (!can.ok) return can;
    return areWarningsFor(look, warning) ? ok({ ...look, status: 'refused' }) : refuse({ key: 'listing.refused.kitGtin' });
  },
  send: (api, { id, warning }, intentId) =>
    api.send(judgeSecondLook, { params: { id }, body: { verdict: 'refused', warning } }, { idempotencyKey: intentId }),
  written: writtenReasons,
  draftOf: ({ id, warning }, begun, look) => reasonsDraft({ publishId: id, warning }, begun, look),
});

const pass = defineAction({
  name: 'secondLook.pass',
  icon: 'skip-forward',
  aliases: ['pass', 'pular', 'passar', 'outra pessoa'],
  roles,
  scope,
  hotkey: 's',
  outranks: ['listing.skip'],
});

/** What is done with a second look: judged, or left to somebody else. */
export const secondLookCommands: readonly AnyCommand[] = [approve, refuseWithWarnings, pass];
