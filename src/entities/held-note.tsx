import { useQuery } from '@tanstack/react-query';
import { integrationJobs } from '#api/integrations.ts';
import type { Subject } from '#events/record.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import './held-note.css';

/** So many of one thing are named. */
const some = { page: 1, limit: 5 };

/** What was decided about this and is not sent to the marketplace, and why: said where it is decided. */
export const HeldNote = ({ subject }: { readonly subject: Subject }) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const { role, hasSpecifiedOnly = false } = actor();
  const isTold = role !== 'reviewer' && !hasSpecifiedOnly;
  const { data } = useQuery({ ...integrationJobs.pageQuery(api, { subject, status: ['held'] }, some), enabled: isTold });
  const held = data?.items.filter(({ heldReason }) => heldReason !== null) ?? [];
  if (held.length === 0) return null;
  return (
    <ul className="held-note" aria-label={t('held.label')}>
      {held.map(({ _id, kind, heldReason }) => (
        <li key={_id}>{heldReason && t('held.line', { what: t(`jobs.kind.${kind}`), why: t(`held.why.${heldReason}`) })}</li>
      ))}
    </ul>
  );
};
