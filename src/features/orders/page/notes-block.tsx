import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderLogsQuery } from '#api/orders.ts';
import { trackingQuery } from '#api/tracking.ts';
import { orderAccess, type Order } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { unreachable } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';
import { Timeline, type TimelineItem } from '#ui/timeline.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { LogChange } from './log-change.tsx';
import { LogDetail } from './log-detail.tsx';
import { logTitle, logTone } from './log-words.ts';
import { NoteComposer } from './note-composer.tsx';
import { NoteItem } from './note-item.tsx';
import { timelineOf, unreadIn, type TimelineEntry } from './timeline-entries.ts';

/** Notes and everything else that happened, in one timeline; the history is for superusers (decision 30). */
export const NotesBlock = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const [isOnlyNotes, setOnlyNotes] = useState(false);
  const mayReadLogs = mayTake(orderAccess, 'readLogs', actor().role);
  const { data: logs = [] } = useQuery({ ...orderLogsQuery(api, [order._id]), enabled: mayReadLogs });
  // Tracking that fails is not spoken of (part 1, section 7).
  const { data: tracking = [] } = useQuery(trackingQuery(api, order));
  const entries = timelineOf(order, logs, tracking).filter(({ kind }) => !isOnlyNotes || kind === 'note');
  return (
    <Section
      title={t('orderPage.notes')}
      action={
        <span className="order-actions">
          <Button
            size="1"
            variant={isOnlyNotes ? 'soft' : 'ghost'}
            color="gray"
            className="order-filter"
            aria-pressed={isOnlyNotes}
            onClick={() => setOnlyNotes(!isOnlyNotes)}
          >
            {t('orderPage.onlyNotes')}
          </Button>
          {mayReadLogs && <CommandButton name="order.openHistory" size="1" variant="soft" color="gray" />}
        </span>
      }
    >
      <div className="panel-inset order-notes">
        <NoteComposer orderId={order._id} />
        <UnreadableLine pages={[unreadIn(logs)]} />
        {entries.length === 0 ? (
          <p className="quiet">{t('orderPage.noNotes')}</p>
        ) : (
          <Timeline items={entries.map((entry) => toItem(entry, t))} />
        )}
      </div>
    </Section>
  );
};

const toItem = (entry: TimelineEntry, t: Translate): TimelineItem => {
  const { id, at } = entry;
  switch (entry.kind) {
    case 'created':
      return { id, at, actor: null, title: t('orderPage.created') };
    case 'note':
      return { id, at, actor: entry.note.userName, title: <NoteItem note={entry.note} />, tone: 'info' };
    case 'log':
      return {
        id,
        at,
        actor: entry.log.userName,
        title: logTitle(t, entry.log),
        detail: (
          <>
            <LogChange log={entry.log} />
            <LogDetail log={entry.log} />
          </>
        ),
        tone: logTone(entry.log),
      };
    case 'tracking':
      return {
        id,
        at,
        actor: entry.event.place,
        title: <SafeText>{entry.event.title}</SafeText>,
        detail: entry.event.detail !== null && <SafeText>{entry.event.detail}</SafeText>,
        tone: entry.event.tone,
      };
    default:
      return unreachable(entry);
  }
};
