import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { KindName } from '#contract/kinds.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { isBackKey, isEnterKey } from './ask-step.ts';
import { cursorAfter, firstOf } from './cursor.ts';
import type { Entry } from './entries.ts';
import { EntryIcon } from './icons.tsx';
import type { Findable } from './lookups.ts';
import { isOnlyNamed } from './named-by.ts';
import { PaletteFrame } from './palette-frame.tsx';
import type { Search } from './prefixes.ts';
import { useLookups } from './use-lookups.ts';
import { readVisits, visitEntry } from './visits.ts';

interface PickOneProps {
  readonly kind: KindName;
  readonly findable: Findable;
  /** What was named already; '' where nothing was. */
  readonly named: string;
  readonly crumb: ReactNode;
  /** Which step it is, of how many. */
  readonly step: string;
  /** Takes what was picked, or says why it can not be. */
  readonly onPicked: (entry: Entry, isStill: () => boolean) => Promise<Message | null>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Where each kind that can be asked for is looked for. */
const searchFor: Readonly<Record<string, Search['kind']>> = {
  order: 'order',
  listing: 'listing',
  mediation: 'mediation',
  question: 'question',
  company: 'company',
  user: 'company',
  marketplace: 'marketplace',
  category: 'category',
  pricerule: 'pricerule',
  automessage: 'automessage',
};

const detailOf = (entry: Entry | undefined): string => (entry?.kind === 'link' ? (entry.detail ?? '') : '');

/** One thing of a kind: a number typed or pasted, words of it, or one that was open lately. What is picked last counts, until this is left. */
export const PickOne = ({ kind, findable, named, crumb, step, onPicked, onBack, onClose }: PickOneProps) => {
  const t = useT();
  const { actor } = useWorkbench();
  const [query, setQuery] = useState(named);
  const [moved, setMoved] = useState<number | null>(null);
  const [said, setSaid] = useState<Message | null>(null);
  const isOfKind = ({ id }: Entry): boolean => id.startsWith(`${kind}:`);
  const [visited] = useState(() => readVisits(actor().id).map(visitEntry).filter(isOfKind));
  const lookups = useLookups({ kind: searchFor[kind] ?? 'unknown', text: query.trim() }, findable);
  const rows = query.trim() === '' ? visited : lookups.entries.filter(isOfKind);
  const steps = { length: rows.length, headings: [] };
  const active = moved ?? firstOf(steps);
  // Of several picks the last one counts, and none once the question is left.
  const picked = useRef(0);
  useEffect(() => () => void (picked.current += 1), []);

  const pick = async (at: number): Promise<void> => {
    const entry = rows[at];
    if (!entry) return;
    const pickedNow = (picked.current += 1);
    const isStill = (): boolean => pickedNow === picked.current;
    setSaid({ key: 'palette.searching' });
    const why = await onPicked(entry, isStill);
    if (isStill() && why) setSaid(why);
  };
  // Named whole by a phrase it is taken as soon as it is found, where it is the only one.
  const isTaken = named !== '' && query === named && lookups.status === 'idle' && isOnlyNamed(rows, query);
  const takeNamed = useEffectEvent(() => void pick(0));
  useEffect(() => {
    if (isTaken) queueMicrotask(() => takeNamed());
  }, [isTaken]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = cursorAfter(event.key, steps, active, query !== '');
    if (next !== null) setMoved(next);
    else if (isEnterKey(event)) void pick(active);
    else if (isBackKey(event, query)) onBack();
    else return;
    event.preventDefault();
  };
  const status = { idle: t('palette.count', { n: rows.length }), searching: t('palette.searching'), failed: t('palette.searchFailed') };
  return (
    <PaletteFrame
      label={t(`kind.${kind}.choose`)}
      placeholder={t(`kind.${kind}.choose`)}
      crumb={crumb}
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setMoved(null);
        setSaid(null);
        picked.current += 1;
      }}
      onKeyDown={onKeyDown}
      steps={steps}
      active={active}
      renderRow={(at) => (
        <span className="palette-entry">
          <EntryIcon name={rows[at]?.icon ?? ''} />
          <span className="palette-entry-title">{rows[at]?.title}</span>
          <span className="palette-entry-where">{detailOf(rows[at])}</span>
        </span>
      )}
      onActive={setMoved}
      onPick={(at) => void pick(at)}
      empty={query.trim() === '' ? t('palette.target.hint') : lookups.status === 'idle' ? t('palette.emptyFor', { query }) : ''}
      foot={{ status: said === null ? status[lookups.status] : formatMessage(t, said), hint: step }}
      onClose={onClose}
    />
  );
};
