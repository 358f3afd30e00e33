import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { imageAtWidth } from '#api/image-at-width.ts';
import { leaseFactOf } from '#commands/listing/listing-step.ts';
import type { Actor } from '#commands/command.ts';
import type { FindingCounts } from '#contract/check.ts';
import type { ListingRow } from '#contract/listing.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { useNow } from '#ui/now.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import { isLate, spanInWords } from './age.ts';
import type { QueueRow } from './queue-rows.ts';
import { useSession } from './session-store.ts';

interface QueueRowViewProps {
  readonly row: QueueRow;
  readonly actorId: string;
  readonly isSelected: boolean;
}

/** One listing in the list: cover, title, SKU, company, age, due, who holds it, what waits to be sent. 56 px high. */
export const QueueRowView = memo(({ row: { view, entries }, actorId, isSelected }: QueueRowViewProps) => {
  const t = useT();
  const now = useNow('minute');
  return (
    <div className="queue-row">
      <Cover of={view.cover} />
      <span className="queue-row-line">
        <span className="queue-row-title">{view.title}</span>
        <Mark row={view} entries={entries} actorId={actorId} now={now} />
      </span>
      <span className="queue-row-line">
        <span className="queue-row-about">
          {isSelected && <strong>{t('queue.mark.selected')} · </strong>}
          {view.findings && <Findings of={view.findings} />}
          {view.kit && `${t('listing.kit')} · `}
          {view.sku} · {view.sellerName}
        </span>
        <Due row={view} now={now} />
      </span>
    </div>
  );
});
QueueRowView.displayName = 'QueueRowView';

/**
 * The picture of a row. A row that only passes while a step key is held does without: thirty a second would be fetched and decoded to be
 * seen by nobody. It comes when the key is up.
 */
const Cover = memo(({ of: cover }: { readonly of: string | null }) => {
  const [shown, setShown] = useState<string | null>(null);
  const isDrawn = useSession(({ cursorId, openId }) => shown === cover || cursorId === openId);
  if (isDrawn && shown !== cover) setShown(cover);
  if (cover === null || !isDrawn) return <span className="queue-row-cover" aria-hidden />;
  return (
    <img
      // By its address: the element is used again for other rows, and must not show the last one's picture meanwhile.
      key={cover}
      className="queue-row-cover"
      src={imageAtWidth(cover, 112)}
      alt=""
      width={40}
      height={40}
      decoding="async"
      draggable={false}
    />
  );
});
Cover.displayName = 'QueueRowCover';

/** How much the checks found, by shape and number: nothing where they found nothing, or have not looked yet. */
const Findings = ({ of: { red, yellow } }: { readonly of: FindingCounts }) => {
  const t = useT();
  if (red + yellow === 0) return null;
  const said = t('queue.row.findings', { red, yellow });
  return (
    <span className="queue-row-findings" title={said}>
      <span className="visually-hidden">{said}</span>
      {red > 0 && (
        <span data-severity="red" aria-hidden>
          <OctagonAlert size={13} /> {red}
        </span>
      )}
      {yellow > 0 && (
        <span data-severity="yellow" aria-hidden>
          <TriangleAlert size={13} /> {yellow}
        </span>
      )}
    </span>
  );
};

/** In the place of a row that is not loaded. */
export const WaitingRowView = () => {
  const t = useT();
  return <div className="queue-row queue-row-waiting">{t('common.loading')}</div>;
};

/** `now` in epoch milliseconds. */
const Due = ({ row, now }: { readonly row: ListingRow; readonly now: number }) => {
  const t = useT();
  const age = formatMessage(t, spanInWords(now - Date.parse(row.queuedAt)));
  const left = formatMessage(t, spanInWords(Date.parse(row.dueAt) - now));
  const isOver = isLate(row.dueAt, now);
  return (
    <span className="queue-row-due" title={t('queue.ageLabel', { age })}>
      <span className="queue-row-age">{age}</span>
      {isOver ? <StatusDot tone="bad">{t('queue.due.late', { age: left })}</StatusDot> : t('queue.due.in', { age: left })}
    </span>
  );
};

interface MarkProps {
  readonly row: ListingRow;
  readonly entries: readonly OutboxEntry[];
  readonly actorId: string;
  readonly now: number;
}

/** The most telling of: a decision that waits or failed, who holds it, why it is here. */
const Mark = ({ row, entries, actorId, now }: MarkProps) => {
  const t = useT();
  const actor: Pick<Actor, 'id' | 'now'> = { id: actorId, now: new Date(now).toISOString() };
  if (entries.some(({ stage }) => stage === 'rejected')) return <StatusDot tone="bad">{t('queue.mark.rejected')}</StatusDot>;
  if (entries.length > 0) return <StatusDot tone="info">{t('queue.mark.waiting')}</StatusDot>;
  const lease = leaseFactOf(row, actor);
  if (lease === 'other' && row.lease) return <StatusDot tone="warn">{t('queue.holder.other', { name: row.lease.holder.name })}</StatusDot>;
  if (row.skipped) return <span className="queue-row-mark">{t('queue.mark.skipped')}</span>;
  if (row.snoozedUntil && Date.parse(row.snoozedUntil) > now) return <span className="queue-row-mark">{t('queue.mark.snoozed')}</span>;
  if (lease === 'mine') return <StatusDot tone="good">{t('queue.holder.mine')}</StatusDot>;
  const reason = row.reasons.find((each) => each !== 'new');
  return reason ? <span className="queue-row-mark">{t(`queue.reason.${reason}`)}</span> : null;
};
