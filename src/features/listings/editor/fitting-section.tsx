import { useController, useWatch } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import { ToggleField } from '#ui/form/toggle-field.tsx';
import { CompatibilitySection } from './compatibility/compatibility-section.tsx';
import { isClosed, type Closed } from './closed.ts';
import type { EditorValues } from './editor-values.ts';

/** Which vehicles it fits, where it fits any (row LST-3). */
export const FittingSection = ({ closed }: { readonly closed: Closed }) => {
  const t = useT();
  const { field } = useController<EditorValues, 'compatibilities'>({ name: 'compatibilities' });
  const fits = useWatch<EditorValues, 'hasCompatibilities'>({ name: 'hasCompatibilities' });
  return (
    <>
      <ToggleField name="hasCompatibilities" label={t('editor.hasCompatibilities')} {...closed('hasCompatibilities')} />
      {fits && <CompatibilitySection value={field.value} onChange={field.onChange} isReadOnly={isClosed(closed('compatibilities'))} />}
    </>
  );
};
