import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { colleagueAfter, colleagueNamed, mayOwn } from '#commands/company/colleague-commands.ts';
import { ColleagueStep, type Colleague } from '#contract/colleague.ts';
import type { Company } from '#contract/seller.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { CommandMenu } from '#palette/command-menu.tsx';
import { useHandlers } from '#palette/context.tsx';
import { Instant } from '#ui/instant.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { InviteColleague } from './invite-colleague.tsx';

const personGone = leavesFocus('button');
/** With the charge of whoever gave it up. */
const menuGone = leavesFocus(null);

/** Who enters for the company: its owners decide about each, a superuser opens each of them. */
export const CompanyPeople = ({ company }: { readonly company: Company }) => {
  const t = useT();
  const actor = useWorkbench().actor();
  const isOwner = mayOwn(company, actor);
  const { people } = company;
  return (
    <Section title={t('companies.people')} action={isOwner && <Invite company={company} />}>
      {people.length === 0 ? (
        <p className="panel-inset quiet">{t('companies.noPeople')}</p>
      ) : (
        <RecordTable label={t('companies.people')}>
          <thead>
            <tr>
              <th scope="col">{t('companies.person.name')}</th>
              <th scope="col">{t('companies.person.mail')}</th>
              <th scope="col">{t('companies.person.access')}</th>
              <th scope="col">{t('companies.person.state')}</th>
              <th scope="col">{t('companies.person.seenAt')}</th>
              {isOwner && (
                <th scope="col">
                  <span className="visually-hidden">{t('companies.person.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person._id} ref={personGone}>
                <PersonCells person={person} />
                {isOwner && (
                  <td ref={menuGone}>
                    <PersonMenu company={company} person={person} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
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

const PersonCells = ({ person }: { readonly person: Colleague }) => {
  const t = useT();
  const { id, role } = useWorkbench().actor();
  const { _id, name, mail, hadSell, isOwner, seenAt } = person;
  const state = stateOf(person);
  const access = [t(isOwner ? 'companies.person.owner' : 'user.role.seller'), ...(hadSell ? [t('companies.person.money')] : [])];
  return (
    <>
      <td>
        {role === 'superuser' ? (
          <Link to="/users/$userId" params={{ userId: _id }} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
        {_id === id && <span className="quiet"> ({t('companies.person.you')})</span>}
      </td>
      <td>{mail}</td>
      <td>{access.join(' · ')}</td>
      <td>
        <StatusDot tone={tones[state]}>{t(`users.state.${state}`)}</StatusDot>
      </td>
      <td>{seenAt === null ? <span className="quiet">{t('companies.person.never')}</span> : <Instant at={seenAt} />}</td>
    </>
  );
};

/** What can be done about this one of them; the palette asks which. */
const PersonMenu = ({ company, person }: { readonly company: Company; readonly person: Colleague }) => {
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
