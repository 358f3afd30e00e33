import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { removeCertificate, setCompanyBlock, saveCompany, type Company } from '#contract/seller.ts';
import { writtenText } from '#contract/text.ts';
import { inviteColleague } from '#contract/colleague.ts';
import { ok, refuse } from '#lib/result.ts';
import { defineAction, defineCommand, type Action, type AnyCommand } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';
import { colleagueCommands, mayOwn } from './colleague-commands.ts';
import type { CompanyView } from './company-view.ts';

/** The commands that the page of a company offers to those who may run them. */
const companyActions: readonly Action[] = [
  defineAction({
    name: 'company.edit',
    icon: 'pencil',
    aliases: ['edit', 'editar', 'endereço', 'dados'],
    roles: callersOf(saveCompany),
  }),
  defineAction({
    name: 'colleague.invite',
    icon: 'user-plus',
    aliases: ['invite', 'convidar', 'convite', 'equipe', 'team'],
    roles: callersOf(inviteColleague),
  }),
];

const shared = {
  roles: callersOf(setCompanyBlock),
  on: 'company',
  // A right that is given or taken away takes effect at once.
  isHeld: false,
  onLostAnswer: 'retry',
  isOurs: true,
} as const;
const isBlocked = ({ status }: CompanyView): boolean => status === 'blocked';

const longestReason = 300;
const Block = z.object({ ...decided, reason: writtenText(longestReason) });
type Block = z.infer<typeof Block>;

/** Its people stay signed in and are let into hardly anything; they read why. */
const blockCompany = defineCommand<Block, CompanyView>({
  ...shared,
  name: 'company.block',
  icon: 'ban',
  aliases: ['block', 'bloquear', 'suspender', 'empresa'],
  args: Block,
  fields: [{ name: 'reason', label: 'company.blockReason', kind: 'text', maxLength: longestReason }],
  prefill: prefillDecided,
  can: (company) => (isBlocked(company) ? refuse({ key: 'company.refused.alreadyBlocked' }) : ok(undefined)),
  decide: (company, { reason }) =>
    isBlocked(company) ? refuse({ key: 'company.refused.alreadyBlocked' }) : ok({ ...company, status: 'blocked', blockReason: reason }),
  send: (api, { _id, version, reason }, intentId) =>
    api.send(setCompanyBlock, { params: { id: _id }, body: { blocked: true, reason } }, once(intentId, version)),
  inverse: ({ _id, version, reason }) => ({ command: 'company.unblock', args: { _id, version, reason } }),
  // It can be taken back, but a whole team stands still meanwhile.
  review: (_args, label) => ({ key: 'company.blockReview', values: { label } }),
  done: 'company.blocked',
});

/** `reason`: why it was blocked, so that taking the unblocking back says it again. */
const Unblock = z.object({ ...decided, reason: z.string().nullable().default(null) });
type Unblock = z.infer<typeof Unblock>;

const unblockCompany = defineCommand<Unblock, CompanyView>({
  ...shared,
  name: 'company.unblock',
  icon: 'circle-check',
  aliases: ['unblock', 'desbloquear', 'liberar', 'empresa'],
  args: Unblock,
  prefill: ({ _id, version, blockReason }) => ({ _id, version, reason: blockReason }),
  can: (company) => (isBlocked(company) ? ok(undefined) : refuse({ key: 'company.refused.notBlocked' })),
  decide: (company) =>
    isBlocked(company) ? ok({ ...company, status: 'active', blockReason: null }) : refuse({ key: 'company.refused.notBlocked' }),
  send: (api, { _id, version }, intentId) =>
    api.send(setCompanyBlock, { params: { id: _id }, body: { blocked: false } }, once(intentId, version)),
  // Without a reason there is nothing to block it with again.
  inverse: ({ _id, version, reason }) => (reason === null ? null : { command: 'company.block', args: { _id, version, reason } }),
  done: 'company.unblocked',
});

/** `keptAt`: of the certificate that was seen; one that is sent while the removal waits stays. */
const RemoveCertificate = z.object({ ...decided, keptAt: z.string() });

/** Of the company's own page: a list does not know which certificate it is. */
const seenCertificate = (company: CompanyView): Company['certificate'] => ('certificate' in company ? company.certificate : null);

const removeCompanyCertificate = defineCommand<z.infer<typeof RemoveCertificate>, CompanyView>({
  ...shared,
  name: 'company.removeCertificate',
  icon: 'trash-2',
  aliases: ['certificate', 'certificado', 'a1', 'remover', 'excluir'],
  roles: callersOf(removeCertificate),
  args: RemoveCertificate,
  prefill: (company) => ({ _id: company._id, version: company.version, keptAt: seenCertificate(company)?.keptAt }),
  can: (company, actor) => {
    if (actor.role !== 'superuser' && !mayOwn(company, actor)) return refuse({ key: 'colleague.refused.notOwner' });
    if (company.certificateUntil === null) return refuse({ key: 'company.refused.noCertificate' });
    return seenCertificate(company) ? ok(undefined) : refuse({ key: 'company.refused.unseenCertificate' });
  },
  decide: (company, { keptAt }) => {
    if (company.certificateUntil === null) return refuse({ key: 'company.refused.noCertificate' });
    const seen = seenCertificate(company);
    return seen && seen.keptAt !== keptAt
      ? refuse({ key: 'company.refused.otherCertificate' })
      : ok({ ...company, certificateUntil: null, ...(seen && { certificate: null }) });
  },
  send: (api, { _id, version, keptAt }, intentId) =>
    api.send(removeCertificate, { params: { id: _id }, query: { keptAt } }, once(intentId, version)),
  // What was sealed is gone: only its owner has the file.
  inverse: null,
  review: (_args, label) => ({ key: 'company.removeCertificateReview', values: { label } }),
  done: 'company.certificateRemoved',
});

export const companyCommands: readonly AnyCommand[] = [
  blockCompany,
  unblockCompany,
  removeCompanyCertificate,
  ...companyActions,
  ...colleagueCommands,
];
