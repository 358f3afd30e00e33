import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { entityOf } from '#commands/entities.ts';
import type { Subject } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { AskCrumb } from './ask-crumb.tsx';
import { isBackKey, isEnterKey, type AskStep } from './ask-step.ts';
import { questionsIn, type AskTarget } from './ask.ts';
import { useReadNewestCommandContext } from './command-context.tsx';
import { cursorAfter, firstOf } from './cursor.ts';
import type { Entry } from './entries.ts';
import { EntryIcon } from './icons.tsx';
import { resolveTargets } from './execute.tsx';
import type { Findable } from './lookups.ts';
import { PaletteFrame } from './palette-frame.tsx';
import type { Search } from './prefixes.ts';
import { useLookups } from './use-lookups.ts';
import { isOnlyNamed, labelOf } from './named-by.ts';
import { readVisits, visitEntry } from './visits.ts';

interface AskWhichProps extends AskStep {
  readonly findable: Findable;
  readonly onWhich: (target: AskTarget) => void;
}

/** Where each kind that can be asked for is looked for. */
const searchFor: Readonly<Record<string, Search['kind']>> = {
  order: 'order',
  listing: 'listing',
  mediation: 'mediation',
  question: 'question',
  company: 'company',
  user: 'company',
};

const detailOf = (entry: Entry | undefined): string => (entry?.kind === 'link' ? (entry.detail ?? '') : '');

/**
 * What the command is to act on: a number typed or pasted, words of it, or one that was open lately. What is picked is fetched as it stands
 * now, because the command judges by that; what it may not act on is said here, and another can be picked.
 */
export const AskWhich = ({ ask, findable, onWhich, onChange, onBack, onClose }: AskWhichProps) => {
  const t = useT();
  const { api, queryClient, actor } = useWorkbench();
  const readContext = useReadNewestCommandContext();
  const { command } = ask;
  const [query, setQuery] = useState(ask.targets.length === 0 ? ask.hints.which : '');
  const [moved, setMoved] = useState<number | null>(null);
  const [said, setSaid] = useState<Message | null>(null);
  const isOfKind = ({ id }: Entry): boolean => id.startsWith(`${command.on}:`);
  const [visited] = useState(() => readVisits(actor().id).map(visitEntry).filter(isOfKind));
  const lookups = useLookups({ kind: searchFor[command.on] ?? 'unknown', text: query.trim() }, findable);
  const rows = query.trim() === '' ? visited : lookups.entries.filter(isOfKind);
  const steps = { length: rows.length, headings: [] };
  const active = moved ?? firstOf(steps);
  // Of several picks the last one counts, and none once the question is left.
  const picked = useRef(0);
  useEffect(() => () => void (picked.current += 1), []);

  /** The target as it stands now, or why it is none. */
  const fetchTarget = async (entry: Entry): Promise<Result<AskTarget, Message>> => {
    const subject = entry.id as Subject;
    const { answers, id = '' } = entityOf(subject) ?? {};
    const base = await answers?.ask(queryClient, api, id).catch(() => undefined);
    if (base === undefined) return refuse({ key: 'palette.searchFailed' });
    if (base === null) return refuse({ key: 'palette.target.gone' });
    const { known, refused } = resolveTargets(command, [{ subject, label: labelOf(entry), base }], readContext());
    return known[0] ? ok(known[0]) : refuse(refused[0]?.say ?? { key: 'palette.target.gone' });
  };
  const pick = async (at: number): Promise<void> => {
    const entry = rows[at];
    if (!entry) return;
    const pickedNow = (picked.current += 1);
    setSaid({ key: 'palette.searching' });
    const fetched = await fetchTarget(entry);
    if (pickedNow !== picked.current) return;
    if (fetched.ok) onWhich(fetched.value);
    else setSaid(fetched.error);
  };
  // Named whole by a phrase it is taken as soon as it is found, where it is the only one: the last line still names it before anything runs.
  const isTaken = ask.targets.length === 0 && query === ask.hints.which && lookups.status === 'idle' && isOnlyNamed(rows, query);
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
      label={t(`kind.${command.on}.choose`)}
      placeholder={t(`kind.${command.on}.choose`)}
      crumb={<AskCrumb ask={ask} onChange={onChange} />}
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
      foot={{
        status: said === null ? status[lookups.status] : formatMessage(t, said),
        hint: t('palette.step', { at: ask.at + 1, of: questionsIn(ask) }),
      }}
      onClose={onClose}
    />
  );
};
