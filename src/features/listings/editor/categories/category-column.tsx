import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Category } from '#contract/category.ts';
import { isWithoutId } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import type { Level } from './use-category-way.ts';

interface CategoryColumnProps {
  readonly level: Level;
  /** The keyboard came here from the column before, maybe ahead of its rows. */
  readonly isEntered: boolean;
  readonly onEntered: () => void;
  readonly onStep: (to: Category) => void;
  readonly onInto: () => void;
  readonly onBack: () => void;
}

/** One level. Arrows walk it; right goes into what is below, left goes back. */
export const CategoryColumn = ({ level, isEntered, onEntered, onStep, onInto, onBack }: CategoryColumnProps) => {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { offered, of, selected } = level;
  useEffect(() => {
    if (!isEntered || offered === undefined) return;
    rowAt(
      list.current,
      Math.max(
        0,
        offered.findIndex(({ id }) => id === selected),
      ),
    )?.focus();
    onEntered();
  }, [isEntered, offered, selected, onEntered]);
  if (level.isFailed)
    return (
      <div className="category-column">
        <ProblemState title={t('categories.failed')} hint={t('categories.failedHint')} onRetry={level.retry} />
      </div>
    );
  const press = (event: KeyboardEvent<HTMLButtonElement>, at: number, category: Category): void => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => rowAt(list.current, at + 1)?.focus(),
      ArrowUp: () => rowAt(list.current, at - 1)?.focus(),
      Home: () => rowAt(list.current, 0)?.focus(),
      End: () => rowAt(list.current, (offered?.length ?? 1) - 1)?.focus(),
      ArrowRight: () => {
        if (isWithoutId(category.id)) return;
        onStep(category);
        onInto();
      },
      ArrowLeft: onBack,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const reachable = offered?.some(({ id }) => id === selected) === true ? selected : offered?.[0]?.id;
  return (
    <ul
      ref={list}
      className="category-column"
      aria-label={of ? t('categories.below', { name: of.name }) : t('categories.main')}
      aria-busy={!offered}
    >
      {offered === undefined && <li className="category-wait">{t('common.loading')}</li>}
      {offered?.map((category, at) => (
        <li key={category.id}>
          <button
            type="button"
            className="category-row"
            tabIndex={category.id === reachable ? 0 : -1}
            aria-current={category.id === selected}
            aria-disabled={isWithoutId(category.id)}
            onClick={isWithoutId(category.id) ? undefined : () => onStep(category)}
            onKeyDown={(event) => press(event, at, category)}
          >
            <span>{category.name}</span>
            {!isWithoutId(category.id) && category.hasChildren !== false && <ChevronRight size={14} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
};

const rowAt = (list: HTMLUListElement | null, at: number): HTMLElement | null | undefined => list?.children[at]?.querySelector('button');
