import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';
import { Timeline, type TimelineItem } from '#ui/timeline.tsx';

interface Happened {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly userName: string | null;
}

interface RecordHistoryProps<Event extends Happened> {
  /** Newest first. */
  readonly history: readonly Event[];
  /** Said where nothing happened yet; left out, that nothing was changed. */
  readonly none?: string;
  readonly say: (event: Event) => Pick<TimelineItem, 'title' | 'detail'>;
}

/** What was done with a record, and by whom. */
export const RecordHistory = <Event extends Happened>({ history, none, say }: RecordHistoryProps<Event>) => {
  const t = useT();
  return (
    <Section title={t('records.history')}>
      {history.length === 0 ? (
        <p className="panel-inset quiet">{none ?? t('records.nothingChanged')}</p>
      ) : (
        <div className="panel-inset">
          <Timeline
            items={history.map((event, nth) => ({ id: `${event.at} ${nth}`, at: event.at, actor: event.userName, ...say(event) }))}
          />
        </div>
      )}
    </Section>
  );
};
