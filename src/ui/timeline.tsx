import type { ReactNode } from 'react';
import { nameOfDay } from '#lib/dates.ts';
import { dayIn } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { Instant } from './instant.tsx';
import { useNow } from './now.ts';
import { usePreferences } from './preferences.ts';
import { byDay } from './timeline-days.ts';
import type { Tone } from './status-dot.tsx';
import './timeline.css';

export interface TimelineItem {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The name of the person who did it; null for the machine. */
  readonly actor: string | null;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly tone?: Tone;
}

/** What happened, by the day it happened in the reader's zone, in the order given. */
export const Timeline = ({ items }: { readonly items: readonly TimelineItem[] }) => {
  const { locale } = useLocale();
  const { timeZone } = usePreferences();
  const now = useNow('minute');
  return (
    <div className="timeline">
      {byDay(items, timeZone).map(({ day, items: ofDay }, nth, days) => (
        // Not by what stands in it: a box that is open there would go with the first that is added.
        <section key={`${day} ${days.slice(0, nth).filter((before) => before.day === day).length}`} className="timeline-day">
          <h3 className="timeline-date">{nameOfDay(day, dayIn(now, timeZone), tagOf[locale])}</h3>
          <ol>
            {ofDay.map(({ id, at, actor, title, detail, tone = 'idle' }) => (
              <li key={id} className="timeline-item">
                <span className="timeline-dot" data-tone={tone} aria-hidden />
                <div className="timeline-what">
                  <span className="timeline-title">{title}</span>
                  {detail && <div className="timeline-detail">{detail}</div>}
                </div>
                <span className="timeline-who">
                  {actor !== null && <span className="timeline-actor">{actor}</span>}
                  <Instant at={at} as="time" />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};
