import { z } from 'zod';
import { companies } from '#api/people.ts';
import { callersOf } from '#contract/call.ts';
import { changeColleague, type Colleague, type ColleagueStep } from '#contract/colleague.ts';
import type { Company } from '#contract/seller.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Message } from '#locale/translate.ts';
import { colleagueStateOf, factsAmong, isOwnerAmong, stepColleague } from '#machines/lifecycle/colleague.ts';
import { defineCommand, type Actor, type AnyCommand, type Command } from '../command.ts';
import { endTakenBack, takingBack } from '../taking-back.ts';
import type { CompanyView } from './company-view.ts';

/** The colleague's name, for the person who confirms has to read it. */
const Args = z.object({
  _id: z.string().min(1),
  colleague: z.object({
    _id: z.string().min(1),
    name: z.string(),
    /** Do they decide about themselves? Older builds did not tell. */
    isSelf: z.boolean().default(false),
  }),
  undoes: endTakenBack.undoes,
});
type Args = z.infer<typeof Args>;

/** As a menu or the palette names one of them. */
export const colleagueNamed = ({ _id, name }: Pick<Colleague, '_id' | 'name'>, { id }: Pick<Actor, 'id'>): Args['colleague'] => ({
  _id,
  name,
  isSelf: _id === id,
});

/** Of the company's own page: a list does not know who enters for it. */
const peopleOf = (company: CompanyView): Company['people'] => ('people' in company ? company.people : []);

/** May this person decide about those of the company? */
export const mayOwn = (company: CompanyView, { id }: Pick<Actor, 'id'>): boolean => isOwnerAmong(peopleOf(company), id);

/** The colleague after the step; null is one who is gone. */
export const colleagueAfter = (
  company: CompanyView,
  personId: string,
  step: ColleagueStep,
  { id, now }: Pick<Actor, 'id' | 'now'>,
): Result<Colleague | null, Message> => {
  if (!mayOwn(company, { id })) return refuse({ key: 'colleague.refused.notOwner' });
  const people = peopleOf(company);
  const person = people.find(({ _id }) => _id === personId);
  // Gone already: what was to happen to them has.
  if (!person) return ok(null);
  const next = stepColleague(colleagueStateOf(person), step, factsAmong(people, personId, id));
  if (!next.ok) return refuse({ key: `colleague.refused.${next.error}` });
  if (next.value === null) return ok(null);
  const { isBlocked, hadSell, isOwner } = next.value;
  return ok({ ...person, hadSell, isOwner, blockedAt: isBlocked ? (person.blockedAt ?? now) : null });
};

interface Face {
  readonly icon: string;
  readonly aliases: readonly string[];
  readonly done: MessageKey;
  /** The step that takes it back. */
  readonly undo?: ColleagueStep;
  readonly review?: Command<Args, CompanyView>['review'];
}

/** An owner who takes their own ownership away can not give it back to themselves. */
const isLeaving = (step: ColleagueStep, { colleague }: Args): boolean => step === 'takeOwner' && colleague.isSelf;

const changing = (step: ColleagueStep, { icon, aliases, done, undo, review = null }: Face): AnyCommand =>
  defineCommand<Args, CompanyView>({
    roles: callersOf(changeColleague),
    on: 'company',
    // A right that is given or taken away takes effect at once.
    isHeld: false,
    onLostAnswer: 'retry',
    isOurs: true,
    name: `colleague.${step}`,
    icon,
    aliases: [...aliases, 'colega', 'equipe', 'colleague', 'team'],
    args: Args,
    fields: [
      {
        name: 'colleague',
        label: 'colleague.which',
        kind: 'offered',
        isOfOne: true,
        offers: async ({ api, queryClient, actor }, { subject }) => {
          const company = await queryClient.ensureQueryData(companies.query(api, subject.slice('company:'.length)));
          return company.people
            .filter(({ _id }) => colleagueAfter(company, _id, step, actor).ok)
            .map((each) => ({ value: colleagueNamed(each, actor), label: `${each.name} (${each.mail})` }));
        },
      },
    ],
    prefill: ({ _id }) => ({ _id }),
    can: (company, actor) => {
      const answers = peopleOf(company).map(({ _id }) => colleagueAfter(company, _id, step, actor));
      const why = answers.find((each) => !each.ok);
      return answers.some((each) => each.ok) || !why ? ok(undefined) : why;
    },
    decide: (company, { colleague: { _id } }, actor) => {
      const next = colleagueAfter(company, _id, step, actor);
      if (!next.ok) return next;
      const people = peopleOf(company).flatMap((each) => (each._id === _id ? (next.value ?? []) : each));
      return ok({ ...company, people });
    },
    send: (api, { _id: id, colleague, undoes }, intentId) =>
      api.send(
        changeColleague,
        { params: { id, personId: colleague._id }, body: { step, ...takingBack(undoes) } },
        { idempotencyKey: intentId },
      ),
    inverse:
      undo === undefined
        ? null
        : (args, intentId) => (isLeaving(step, args) ? null : { command: `colleague.${undo}`, args: { ...args, undoes: intentId } }),
    review,
    done,
  });

const access = 'user.accessChanged';

/** An owner's decisions about the people who enter for the company. */
export const colleagueCommands: readonly AnyCommand[] = [
  changing('block', { icon: 'ban', aliases: ['block', 'bloquear'], done: 'user.blocked', undo: 'unblock' }),
  changing('unblock', { icon: 'circle-check', aliases: ['unblock', 'desbloquear', 'liberar'], done: 'user.unblocked', undo: 'block' }),
  changing('giveMoney', { icon: 'lock-open', aliases: ['money', 'financeiro'], done: access, undo: 'takeMoney' }),
  changing('takeMoney', { icon: 'lock', aliases: ['money', 'financeiro'], done: access, undo: 'giveMoney' }),
  changing('makeOwner', { icon: 'user-plus', aliases: ['owner', 'responsável'], done: access, undo: 'takeOwner' }),
  changing('takeOwner', {
    icon: 'user-cog',
    aliases: ['owner', 'responsável'],
    done: access,
    undo: 'makeOwner',
    review: (args, label) => (isLeaving('takeOwner', args) ? { key: 'colleague.takeOwnReview', values: { label } } : null),
  }),
  changing('resendInvite', {
    icon: 'mail',
    aliases: ['invite', 'convite', 'reenviar'],
    done: 'user.inviteSent',
    review: ({ colleague }) => ({ key: 'colleague.resendReview', values: colleague }),
  }),
  changing('withdrawInvite', {
    icon: 'x',
    aliases: ['invite', 'convite', 'cancelar'],
    done: 'colleague.inviteWithdrawn',
    review: ({ colleague }) => ({ key: 'colleague.withdrawReview', values: colleague }),
  }),
];
