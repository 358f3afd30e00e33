import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { technicalSpecsQuery } from '#api/categories.ts';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { movedAttributes } from './categories/attributes.ts';
import { CategoryDialog } from './categories/category-dialog.tsx';
import type { EditorValues } from './editor-values.ts';

/** Which category it stands in, and the way to another one: what that one does not ask is gone, as the dialog said. */
export const CategoryLine = ({ listing, isReadOnly }: { readonly listing: Listing; readonly isReadOnly: boolean }) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext<EditorValues>();
  const { field } = useController<EditorValues, 'category'>({ name: 'category' });
  const [isOpen, setOpen] = useState(false);
  useHandlers(isReadOnly ? {} : { 'listing.changeCategory': () => setOpen(true) });
  const choose = async (category: EditorValues['category']): Promise<void> => {
    // Choosing what is chosen does nothing (row CAT-1).
    if (category.id === field.value.id) return;
    field.onChange(category);
    const specs = await queryClient.fetchQuery(technicalSpecsQuery(api, category.id)).catch(() => null);
    // Meanwhile another one was chosen, or the draft was discarded.
    if (getValues('category').id !== category.id) return;
    const had = category.id === listing.category.id ? listing.attributes : [];
    setValue('attributes', movedAttributes(getValues('attributes'), specs, had), { shouldDirty: true, shouldTouch: true });
  };
  return (
    <div className="field">
      <span className="field-label">{t('editor.category')}</span>
      <div className="editor-category">
        <span>{field.value.name}</span>
        {!isReadOnly && (
          <Button type="button" size="1" variant="soft" onClick={() => setOpen(true)}>
            {t('editor.chooseCategory')}
          </Button>
        )}
      </div>
      <CategoryDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        chosen={field.value}
        onChoose={(category) => void choose(category)}
        attributes={getValues('attributes')}
      />
    </div>
  );
};
