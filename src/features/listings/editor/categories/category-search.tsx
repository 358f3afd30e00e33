import { TextField as TextBox } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { categorySearchQuery } from '#api/categories.ts';
import type { FoundCategory } from '#contract/category.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { focusFirst } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProblemState } from '#ui/problem-state.tsx';

/** What was typed, once typing rests: not each letter is asked about. */
const useSettled = (text: string, ms = 200): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
};

interface CategorySearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (found: FoundCategory) => void;
  /** What stands there while nothing is looked for. */
  readonly children: ReactNode;
}

/** Over all levels, with the way to each. */
export const CategorySearch = ({ text, onText, onFound, children }: CategorySearchProps) => {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextBox.Root
        ref={(element) => {
          box.current = element;
          return focusFirst(element);
        }}
        type="search"
        aria-label={t('categories.search')}
        placeholder={t('categories.search')}
        maxLength={120}
        value={text}
        onChange={({ target }) => onText(target.value)}
        // It stands inside a form, which Enter would send.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'ArrowDown' && stepTo(list.current, 1)) event.preventDefault();
        }}
      >
        <TextBox.Slot>
          <Search size={16} aria-hidden />
        </TextBox.Slot>
      </TextBox.Root>
      {text.trim() === '' ? children : <Results text={text.trim()} onFound={onFound} list={list} onLeave={() => box.current?.focus()} />}
    </>
  );
};

/** Moves the focus to the next hit, or to the one before; false where there is none. */
const stepTo = (list: HTMLUListElement | null, by: 1 | -1): boolean => {
  const hits = [...(list?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  const next = hits[hits.findIndex((hit) => hit === document.activeElement) + by];
  next?.focus();
  return next !== undefined;
};

interface ResultsProps extends Pick<CategorySearchProps, 'text' | 'onFound'> {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Up from the first. */
  readonly onLeave: () => void;
}

const Results = ({ text, onFound, list, onLeave }: ResultsProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const settled = useSettled(text);
  const { data, isError, refetch } = useQuery(categorySearchQuery(api, settled));
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!stepTo(list.current, event.key === 'ArrowDown' ? 1 : -1) && event.key === 'ArrowUp') onLeave();
  };
  if (isError) return <ProblemState title={t('categories.failed')} hint={t('categories.failedHint')} onRetry={() => void refetch()} />;
  // What was found for other words is nothing to click on.
  if (!data || settled !== text) return <p className="category-wait">{t('common.loading')}</p>;
  if (data.length === 0) return <EmptyState kind="search" title={t('categories.noneFound')} hint={t('categories.noneFoundHint')} />;
  return (
    <ul ref={list} className="category-results" aria-label={t('categories.found')}>
      {data.map((found) => (
        <li key={found.id}>
          <button
            type="button"
            className="category-row category-result"
            disabled={isWithoutId(found.id)}
            onClick={() => onFound(found)}
            onKeyDown={walk}
          >
            <span>{found.name}</span>
            <span className="category-result-way">{found.path_from_root.map(({ name }) => name).join(' › ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
