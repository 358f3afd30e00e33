import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { longestDescription } from '#contract/listing-edit.ts';
import { useT } from '#locale/locale.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import type { Closed } from './closed.ts';
import type { EditorValues } from './editor-values.ts';

/** Both descriptions, 5000 code points each, and how the first is shown: shape only, no attribute of any element (row LST-8). */
export const DescriptionSection = ({ closed }: { readonly closed: Closed }) => {
  const t = useT();
  const description = useDeferredValue(useWatch<EditorValues, 'description'>({ name: 'description' }));
  return (
    <Section title={t('editor.description')}>
      <div className="editor-fields">
        <TextAreaField
          name="description"
          label={t('editor.description')}
          isRequired
          rows={8}
          most={longestDescription}
          readOnlyBecause={closed('description')}
        />
        <div className="editor-shown">
          <span className="field-label">{t('editor.descriptionShown')}</span>
          {description.trim() === '' ? <p>{t('listing.noDescription')}</p> : <RichText html={description} />}
        </div>
        <TextAreaField
          name="descriptionAi"
          label={t('editor.descriptionAi')}
          rows={5}
          most={longestDescription}
          readOnlyBecause={closed('descriptionAi')}
        />
      </div>
    </Section>
  );
};
