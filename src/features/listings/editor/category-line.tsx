import { useWatch } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import type { EditorValues } from './editor-values.ts';

/** Which category it stands in. */
export const CategoryLine = () => {
  const t = useT();
  const category = useWatch<EditorValues, 'category'>({ name: 'category' });
  return (
    <div className="field">
      <span className="field-label">{t('editor.category')}</span>
      <span>{category.name}</span>
    </div>
  );
};
