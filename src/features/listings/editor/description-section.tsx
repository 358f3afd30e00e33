import { Button } from '@radix-ui/themes';
import { useDeferredValue } from 'react';
import { useController } from 'react-hook-form';
import { longestDescription } from '#contract/listing-edit.ts';
import { useT } from '#locale/locale.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { leavesFocus } from '#ui/leaves-focus.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { isClosed, type Closed } from './closed.ts';
import type { EditorValues } from './editor-values.ts';
import { hasTags, plainTextOf } from './plain-text.ts';

/** A marketplace takes text alone: of pasted HTML its words are kept. */
const cleaning = { clean: plainTextOf, said: 'editor.htmlCleaned' } as const;

const cleaned = leavesFocus(null, 'textarea[name="description"]');

/** Both descriptions, 5000 code points each, and how the first is shown: shape only, no attribute of any element (row LST-8). */
export const DescriptionSection = ({ closed }: { readonly closed: Closed }) => {
  const t = useT();
  const { field } = useController<EditorValues, 'description'>({ name: 'description' });
  const description = useDeferredValue(field.value);
  return (
    <Section title={t('editor.description')} anchor="editor-description">
      <div className="editor-fields">
        <TextAreaField
          name="description"
          label={t('editor.description')}
          isRequired
          rows={8}
          most={longestDescription}
          cleaning={cleaning}
          {...closed('description')}
        />
        <div className="editor-shown">
          <span className="field-label">{t('editor.descriptionShown')}</span>
          <Shown description={description} />
          {hasTags(description) && (
            <p className="editor-html">
              <span className="field-hint">{t('editor.htmlStored')}</span>
              {!isClosed(closed('description')) && (
                <Button ref={cleaned} type="button" size="1" variant="soft" onClick={() => field.onChange(plainTextOf(field.value))}>
                  {t('editor.htmlClean')}
                </Button>
              )}
            </p>
          )}
        </div>
        <TextAreaField
          name="descriptionAi"
          label={t('editor.descriptionAi')}
          rows={5}
          most={longestDescription}
          cleaning={cleaning}
          {...closed('descriptionAi')}
        />
      </div>
    </Section>
  );
};

const Shown = ({ description }: { readonly description: string }) => {
  const t = useT();
  if (description.trim() === '') return <p>{t('listing.noDescription')}</p>;
  return hasTags(description) ? <RichText html={description} /> : <p className="editor-plain">{description}</p>;
};
