import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { technicalSpecsQuery } from '#api/categories.ts';
import { hasValue } from '#contract/given-attributes.ts';
import type { ListingAttribute, ListingRow } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lostAttributes } from './attributes.ts';
import { CategoryColumn } from './category-column.tsx';
import { CategorySearch } from './category-search.tsx';
import { useCategoryWay } from './use-category-way.ts';
import { useFocusBack } from './use-focus-back.ts';
import './categories.css';

type Chosen = ListingRow['category'];

interface CategoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly chosen: Chosen | null;
  readonly onChoose: (category: Chosen) => void;
  /** What the listing says now: another category may not ask it. */
  readonly attributes?: readonly ListingAttribute[];
}

const noAttributes: readonly ListingAttribute[] = [];

/** Level by level, or by searching all of them (row CAT-1). */
export const CategoryDialog = ({ isOpen, ...props }: CategoryDialogProps) => (isOpen ? <OpenDialog {...props} /> : null);

const OpenDialog = ({ onClose, chosen, onChoose, attributes = noAttributes }: Omit<CategoryDialogProps, 'isOpen'>) => {
  const t = useT();
  useFocusBack();
  const [text, setText] = useState('');
  const [entered, setEntered] = useState<number | null>(null);
  const { way, levels, isEnd, step, jump } = useCategoryWay(chosen?.id ?? null);
  const end = isEnd && text.trim() === '' ? way.at(-1) : undefined;
  const { isKnown, names } = useLoss(end, chosen, attributes);
  const take = (): void => {
    if (!end) return;
    onChoose({ id: end.id, level: way.length, name: end.name });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('categories.title')}
      size="large"
      isFullOnNarrow
      actions={
        <>
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="button" disabled={!isKnown} onClick={take}>
            {t('categories.choose')}
          </Button>
        </>
      }
    >
      <div className="category-picker">
        <CategorySearch
          text={text}
          onText={setText}
          onFound={({ path_from_root: found }) => {
            jump(found);
            setText('');
            setEntered(found.length - 1);
          }}
        >
          <div className="category-columns">
            {levels.map((level, depth) => (
              <CategoryColumn
                key={level.of?.id ?? ''}
                level={level}
                isEntered={entered === depth}
                onEntered={() => setEntered(null)}
                onStep={(to) => step(depth, to)}
                onInto={() => setEntered(depth + 1)}
                onBack={() => setEntered(depth - 1)}
              />
            ))}
          </div>
        </CategorySearch>
        <p className="category-way" aria-live="polite">
          {way.length === 0 ? t('categories.nothingChosen') : `${t('categories.way')}: ${way.map(({ name }) => name).join(' › ')}`}
          {way.length > 0 && !isEnd && <span className="quiet">{` · ${t('categories.goOn')}`}</span>}
        </p>
        {names !== '' && (
          <output className="notice" data-tone="warn">
            {t('categories.lost', { names })}
          </output>
        )}
      </div>
    </Dialog>
  );
};

/** What another category takes away, said before it happens. Without its specs nothing goes. */
const useLoss = (end: Pick<Chosen, 'id'> | undefined, chosen: Chosen | null, attributes: readonly ListingAttribute[]) => {
  const { api } = useWorkbench();
  const isOther = end !== undefined && end.id !== chosen?.id;
  const { data: specs, isError } = useQuery({ ...technicalSpecsQuery(api, end?.id ?? ''), enabled: isOther });
  const lost = isOther && specs ? lostAttributes(attributes, specs).filter(hasValue) : [];
  return {
    isKnown: end !== undefined && (!isOther || specs !== undefined || isError),
    names: lost.map(({ name }) => name).join(', '),
  };
};
