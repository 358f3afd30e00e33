import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { technicalSpecsQuery } from '#api/categories.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { useT } from '#locale/locale.tsx';
import { lostAttributes } from './categories/attributes.ts';
import { CategoryDialog } from './categories/category-dialog.tsx';
import type { EditorValues } from './editor-values.ts';

/** Which category it stands in, and the way to another one: what that one does not ask is gone, as the dialog said. */
export const CategoryLine = ({ isReadOnly }: { readonly isReadOnly: boolean }) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext<EditorValues>();
  const { field } = useController<EditorValues, 'category'>({ name: 'category' });
  const [isOpen, setOpen] = useState(false);
  const choose = async (category: EditorValues['category']): Promise<void> => {
    field.onChange(category);
    // Without its specs nobody knows what it does not ask: everything stays.
    const specs = await queryClient.fetchQuery(technicalSpecsQuery(api, category.id)).catch(() => null);
    if (!specs) return;
    const attributes = getValues('attributes');
    const lost = new Set(lostAttributes(attributes, specs).map(({ id }) => id));
    if (lost.size > 0)
      setValue(
        'attributes',
        attributes.filter(({ id }) => !lost.has(id)),
        { shouldDirty: true, shouldTouch: true },
      );
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
