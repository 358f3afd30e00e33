import { useEffect, useState } from 'react';
import { listListings } from '#contract/listing.ts';
import { listSellers } from '#contract/seller.ts';
import type { Api, Problem } from '#api/client.ts';
import type { Result } from '#lib/result.ts';
import { useWorkbench } from '../workbench.tsx';
import type { Entry } from './entries.ts';
import { catalogueOf } from './catalogue.ts';
import { rank } from './ranking.ts';
import type { Search } from './prefixes.ts';

/** What the server found for a search; `status` is said while the person waits. */
export interface Lookups {
  readonly entries: readonly Entry[];
  readonly status: 'idle' | 'searching' | 'failed';
}

const nothing: Lookups = { entries: [], status: 'idle' };
const searching: Lookups = { entries: [], status: 'searching' };

/** After the last key, in milliseconds: nobody waits for what is typed over. */
const pauseMs = 150;
/** Without a prefix a look-up is a guess; two letters would find everything. */
const shortestGuess = 3;
const mostFound = 8;

type LookUp = (api: Api, text: string, signal: AbortSignal) => Promise<Result<readonly Entry[], Problem>>;

const lookUpListings: LookUp = async (api, text, signal) => {
  const found = await api.send(listListings, { query: { search: text, limit: mostFound } }, { signal });
  if (!found.ok) return found;
  const entries = found.value.items.map(({ publishId, title, sku }): Entry => ({
    kind: 'link',
    id: `listing:${publishId}`,
    icon: 'megaphone',
    title,
    aliases: [sku],
    to: `/publish/${encodeURIComponent(publishId)}`,
    where: 'listing',
  }));
  return { ok: true, value: entries };
};

const lookUpCompanies: LookUp = async (api, text, signal) => {
  const found = await api.send(listSellers, {}, { signal });
  if (!found.ok) return found;
  const entries = found.value.map(({ _id, name }): Entry => ({
    kind: 'link',
    id: `company:${_id}`,
    icon: 'building-2',
    title: name,
    aliases: [],
    to: `/publish?sellerId=${encodeURIComponent(_id)}`,
    where: 'company',
  }));
  const positions = text === '' ? [...entries.keys()] : [...rank(catalogueOf(entries).index, text).positions];
  return { ok: true, value: positions.slice(0, mostFound).flatMap((position) => entries[position] ?? []) };
};

const lookUpFor = ({ kind, text }: Search): LookUp | null => {
  if (kind === 'company') return lookUpCompanies;
  if (kind === 'listing') return text === '' ? null : lookUpListings;
  return kind === 'all' && text.length >= shortestGuess ? lookUpListings : null;
};

/**
 * Asks the server what is not known here. A new search drops the answer of the one before it, so that nothing of it is shown
 * under other words; what is found is listed after everything local.
 */
export const useLookups = ({ kind, text }: Search, isOn: boolean): Lookups => {
  const { api } = useWorkbench();
  const lookUp = isOn ? lookUpFor({ kind, text }) : null;
  const key = lookUp === null ? null : `${kind} ${text}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly lookups: Lookups } | null>(null);

  useEffect(() => {
    if (!lookUp || key === null) return undefined;
    // Made when it is asked: most keys are typed over before.
    let abort: AbortController | undefined;
    const ask = async (): Promise<void> => {
      const { signal } = (abort = new AbortController());
      const found = await lookUp(api, text, signal);
      if (signal.aborted) return;
      setAnswer({ key, lookups: found.ok ? { entries: found.value, status: 'idle' } : { entries: [], status: 'failed' } });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort?.abort();
    };
  }, [api, key, lookUp, text]);

  if (key === null) return nothing;
  return answer?.key === key ? answer.lookups : searching;
};
