import { Button } from '@radix-ui/themes';
import { useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { useField } from '#ui/form/use-field.ts';
import type { NewProductValues } from './new-product-values.ts';
import './product-category.css';

/** What of a form it keeps: of a new product, or of one that is edited. */
type CategoryValues = Pick<NewProductValues, 'categoryId' | 'categoryName'>;

/** A category as the picker gives it, from the feature that has it. */
interface ChosenCategory {
  readonly id: string;
  readonly level: number;
  readonly name: string;
}
export type RenderCategories = (props: {
  readonly chosen: ChosenCategory | null;
  readonly onChoose: (category: ChosenCategory) => void;
  readonly onClose: () => void;
}) => ReactNode;

interface CategoryFieldProps {
  readonly renderCategories: RenderCategories;
  readonly hint?: string;
}

/** The category a product stands in: its name, and the way to choose it. */
export const CategoryField = ({ renderCategories, hint }: CategoryFieldProps) => {
  const t = useT();
  const { setValue } = useFormContext<CategoryValues>();
  const { field: named } = useController<CategoryValues, 'categoryName'>({ name: 'categoryName' });
  const props = { name: 'categoryId', label: t('kind.category.one'), hint, isRequired: true };
  const field = useField(props);
  const [isOpen, setOpen] = useState(false);
  const { ref, value } = field.control;
  const id = String(value);
  const shown = id === '' ? t('products.noCategory') : named.value;
  const choose = (category: ChosenCategory): void => {
    setValue('categoryName', category.name, { shouldDirty: true });
    setValue('categoryId', category.id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <FieldFrame field={field} props={props}>
      <div className="product-category">
        <span className={id === '' ? 'quiet' : undefined}>{shown}</span>
        <Button
          id={field.aria.id}
          aria-describedby={field.aria['aria-describedby']}
          aria-label={`${t('products.chooseCategory')}: ${shown}`}
          ref={ref}
          type="button"
          size="1"
          variant="soft"
          onClick={() => setOpen(true)}
        >
          {t('products.chooseCategory')}
        </Button>
      </div>
      {isOpen &&
        renderCategories({
          chosen: id === '' ? null : { id, level: 0, name: named.value },
          onChoose: choose,
          onClose: () => setOpen(false),
        })}
    </FieldFrame>
  );
};
