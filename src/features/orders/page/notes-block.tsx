import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderLogsQuery } from '#api/orders.ts';
import { trackingQuery } from '#api/tracking.ts';
import { orderAccess, type Order, type OrderNote } from '#contract/order.ts';
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
import { movementTitle } from '../tracking/movement-title.ts';
import { LogDetail } from './log-detail.tsx';
import { logTitle, logTone, logValue, type OrderLog } from './log-words.ts';
import { NoteComposer } from './note-composer.tsx';
import { NoteItem } from './note-item.tsx';
import { timelineOf, unreadIn, type TimelineEntry } from './timeline-entries.ts';

/** What stood before and what stands after; one of the two alone when the other is nothing. */
const LogChange = ({ log }: { readonly log: OrderLog }) => {
  const t = useT();
  const before = logValue(t, log, log.content.previousValue);
  const after = logValue(t, log, log.content.value);
  if (before === after) return null;
  return (
    <span className="order-change">
      {before !== null && (
        <del>
          <SafeText>{before}</SafeText>
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && (
        <ins>
          <SafeText>{after}</SafeText>
        </ins>
      )}
    </span>
  );
};

/** Notes and everything else that happened, in one timeline; the history is for superusers (decision 30). */
export const NotesBlock = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const [isOnlyNotes, setOnlyNotes] = useState(false);
  const [inBoxes, setInBoxes] = useState<readonly OrderNote[]>([]);
  const mayReadLogs = mayTake(orderAccess, 'readLogs', actor().role);
  const { data: logs = [] } = useQuery({ ...orderLogsQuery(api, [order._id]), enabled: mayReadLogs });
  // Tracking that fails is not spoken of (part 1, section 7).
  const { data: tracking = [] } = useQuery(trackingQuery(api, order));
  const entries = timelineOf({ ...order, note: withOpen(order.note, inBoxes) }, logs, tracking).filter(
    ({ kind }) => !isOnlyNotes || kind === 'note',
  );
  const onEditing = (note: OrderNote, isEditing: boolean): void =>
    setInBoxes((before) => [...before.filter(({ _id }) => _id !== note._id), ...(isEditing ? [note] : [])]);
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
        <NoteComposer order={order} />
        <UnreadableLine pages={[unreadIn(logs)]} />
        {entries.length === 0 ? (
          <p className="quiet">{t('orderPage.noNotes')}</p>
        ) : (
          <Timeline items={entries.map((entry) => toItem(entry, { t, orderId: order._id, onEditing }))} />
        )}
      </div>
    </Section>
  );
};

/** A note that was deleted while its box is open stays, with what is typed in it. */
const withOpen = (notes: readonly OrderNote[], inBoxes: readonly OrderNote[]): readonly OrderNote[] => [
  ...notes,
  ...inBoxes.filter(({ _id }) => notes.every((note) => note._id !== _id)),
];

interface Shown {
  readonly t: Translate;
  readonly orderId: string;
  readonly onEditing: (note: OrderNote, isEditing: boolean) => void;
}

const toItem = (entry: TimelineEntry, { t, orderId, onEditing }: Shown): TimelineItem => {
  const { id, at } = entry;
  switch (entry.kind) {
    case 'created':
      return { id, at, actor: null, title: t('orderPage.created') };
    case 'note':
      return {
        id,
        at,
        actor: entry.note.userName,
        title: <NoteItem orderId={orderId} note={entry.note} onEditing={(isEditing) => onEditing(entry.note, isEditing)} />,
        tone: 'info',
      };
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
        title: <SafeText>{movementTitle(t, entry.event)}</SafeText>,
        detail: entry.event.detail !== null && <SafeText>{entry.event.detail}</SafeText>,
        tone: entry.event.tone,
      };
    default:
      return unreachable(entry);
  }
};
