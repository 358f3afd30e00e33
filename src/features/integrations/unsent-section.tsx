import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { backlogs } from '#api/integrations.ts';
import type { Target } from '#commands/command.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Backlog } from '#contract/backlog.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useTargets } from '#palette/context.tsx';
import { Section } from '#ui/section.tsx';
import './backlog.css';

/** So many accounts are named; the queue has them all. */
const some = { page: 1, limit: 50 };

const targetOf = (backlog: Backlog): Target => ({ subject: subjectOf('backlog', backlog), label: backlog.accountName, base: backlog });

/** What is not sent, by account: why, how much of what, what would go first, and what a person may do about it. Nothing where all is sent. */
export const UnsentSection = ({ isSuperuser }: { readonly isSuperuser: boolean }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data } = useQuery(backlogs.pageQuery(api, {}, some));
  const items = data?.items.filter(({ total }) => total > 0) ?? [];
  useTargets('page', items.map(targetOf));
  if (items.length === 0) return null;
  return (
    <Section title={t('integrations.unsent')}>
      <ul className="backlog">
        {items.map((backlog) => (
          <Unsent key={backlog._id} backlog={backlog} isSuperuser={isSuperuser} />
        ))}
      </ul>
    </Section>
  );
};

const kind = { on: 'backlog', records: backlogs } as const;

const Unsent = ({ backlog, isSuperuser }: { readonly backlog: Backlog; readonly isSuperuser: boolean }) => {
  const t = useT();
  const { record, base } = useShown<Backlog>(kind, backlog);
  const targets = [targetOf(base)];
  return (
    <li className="backlog-account">
      <div className="backlog-words">
        <h3 className="backlog-name">
          <Link to="/queue" search={{ status: 'held', account: record._id }} className="link">
            {t('integrations.unsentOf', { account: record.accountName, n: record.total })}
          </Link>
        </h3>
        {isSuperuser && record.sellerName !== record.accountName && <p className="quiet">{record.sellerName}</p>}
        {record.reasons.map(({ reason, count }) => (
          <p key={reason}>{t('integrations.unsentWhy', { n: count, why: t(`held.why.${reason}`) })}</p>
        ))}
        <p className="quiet">{record.kinds.map((each) => `${t(`jobs.kind.${each.kind}`)}: ${each.count}`).join(' · ')}</p>
        {record.sendable > 0 && (
          <p className="quiet">
            {t('integrations.unsentFirst', {
              names: record.first.map((each) => `${t(`jobs.kind.${each.kind}`)} “${each.name}”`).join(', '),
            })}
          </p>
        )}
      </div>
      <div className="backlog-acts">
        {record.sendable > 0 && <CommandButton name="backlog.send" targets={targets} size="2" />}
        <CommandButton name="backlog.discard" targets={targets} size="2" variant="soft" color="red" />
      </div>
    </li>
  );
};
