import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { colleagueAfter, colleagueNamed, mayOwn } from '#commands/company/colleague-commands.ts';
import { ColleagueStep, type Colleague } from '#contract/colleague.ts';
import type { Company } from '#contract/seller.ts';
import { instantColumn } from '#entities/records/columns.tsx';
import { RecordTable, type RecordColumn } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CommandMenu } from '#palette/command-menu.tsx';
import { useHandlers } from '#palette/context.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { InviteColleague } from './invite-colleague.tsx';

const personGone = leavesFocus('button');
/** With the charge of whoever gave it up. */
const menuGone = leavesFocus(null);

/** The people who enter for the company: its owners decide about each, a superuser opens each of them. */
export const CompanyPeople = ({ company }: { readonly company: Company }) => {
  const t = useT();
  const actor = useWorkbench().actor();
  const isOwner = mayOwn(company, actor);
  const { people } = company;
  const acts: RecordColumn<Colleague> = {
    id: 'actions',
    title: t('records.actions'),
    isTitleHidden: true,
    cell: (person) => (
      <div ref={menuGone}>
        <PersonMenu company={company} person={person} />
      </div>
    ),
  };
  return (
    <Section title={t('companies.people')} action={isOwner && <Invite company={company} />}>
      <RecordTable<Colleague>
        label={t('companies.people')}
        empty={t('companies.noPeople')}
        rows={people}
        rowId={({ _id }) => _id}
        rowRef={personGone}
        columns={[
          { id: 'name', title: t('records.name'), cell: (person) => <PersonName person={person} /> },
          { id: 'mail', title: t('companies.person.mail'), cell: ({ mail }) => mail },
          { id: 'access', title: t('companies.person.access'), cell: (person) => accessOf(t, person) },
          { id: 'state', title: t('records.state'), cell: (person) => <PersonState person={person} /> },
          instantColumn({
            id: 'seenAt',
            title: t('companies.person.seenAt'),
            of: ({ seenAt }) => seenAt,
            absent: t('records.never'),
          }),
          ...(isOwner ? [acts] : []),
        ]}
      />
    </Section>
  );
};

const Invite = ({ company }: { readonly company: Company }) => {
  const [isInviting, setInviting] = useState(false);
  useHandlers({ 'colleague.invite': () => setInviting(true) });
  return (
    <>
      <CommandButton name="colleague.invite" size="1" variant="soft" />
      {isInviting && <InviteColleague sellerId={company._id} onClose={() => setInviting(false)} />}
    </>
  );
};

const stateOf = ({ blockedAt, awaitsMail, isUndelivered }: Colleague) => {
  if (blockedAt !== null) return 'blocked';
  if (isUndelivered) return 'undelivered';
  return awaitsMail ? 'invited' : 'active';
};
const tones = { active: 'good', invited: 'info', undelivered: 'bad', blocked: 'bad' } as const;

interface OfPerson {
  readonly person: Colleague;
}

const PersonName = ({ person: { _id, name } }: OfPerson) => {
  const t = useT();
  const { id, role } = useWorkbench().actor();
  return (
    <>
      {role === 'superuser' ? (
        <Link to="/users/$userId" params={{ userId: _id }} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      {_id === id && <span className="quiet"> ({t('companies.person.you')})</span>}
    </>
  );
};

const accessOf = (t: Translate, { isOwner, hadSell }: Colleague): string =>
  [t(isOwner ? 'companies.person.owner' : 'user.role.seller'), ...(hadSell ? [t('companies.person.money')] : [])].join(' · ');

const PersonState = ({ person }: OfPerson) => {
  const t = useT();
  const state = stateOf(person);
  return <StatusDot tone={tones[state]}>{t(`users.state.${state}`)}</StatusDot>;
};

/** What can be done about this one of them; the palette asks which. */
const PersonMenu = ({ company, person }: OfPerson & { readonly company: Company }) => {
  const t = useT();
  const actor = useWorkbench().actor();
  const { _id, name } = person;
  const names = ColleagueStep.options.filter((step) => colleagueAfter(company, _id, step, actor).ok).map((step) => `colleague.${step}`);
  return (
    <CommandMenu
      label={t('companies.person.actionsOf', { name })}
      names={names}
      refused="hidden"
      args={{ colleague: colleagueNamed(person, actor) }}
    />
  );
};
