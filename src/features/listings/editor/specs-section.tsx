import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { BrokenRule } from '#contract/listing-rules.ts';
import { useT } from '#locale/locale.tsx';
import { useHandlers } from '#palette/context.tsx';
import { Section } from '#ui/section.tsx';
import { AddAttributeDialog } from './categories/add-attribute-dialog.tsx';
import { TechnicalSpecs } from './categories/technical-specs.tsx';
import type { EditorValues } from './editor-values.ts';
import { sayRule } from './say-rule.ts';

interface SpecsSectionProps {
  readonly isReadOnly: boolean;
  /** What is missing, once a save was tried. */
  readonly broken: readonly BrokenRule[];
}

/** What the category asks of its products, and whatever else is worth saying of this one (rows LST-3, LST-11). */
export const SpecsSection = ({ isReadOnly, broken }: SpecsSectionProps) => {
  const t = useT();
  const { field } = useController<EditorValues, 'attributes'>({ name: 'attributes' });
  const category = useWatch<EditorValues, 'category'>({ name: 'category' });
  const [isAdding, setAdding] = useState(false);
  useHandlers(isReadOnly ? {} : { 'listing.addAttribute': () => setAdding(true) });
  const problems = new Map(
    broken.flatMap((each) => (each.rule === 'attribute' ? [[each.path.slice('attributes.'.length), sayRule(t, each)] as const] : [])),
  );
  return (
    <Section
      title={t('editor.specs')}
      anchor="editor-specs"
      action={
        !isReadOnly && (
          <Button type="button" size="2" variant="soft" onClick={() => setAdding(true)}>
            {t('editor.addAttribute')}
          </Button>
        )
      }
    >
      <div className="editor-fields">
        <TechnicalSpecs
          categoryId={category.id}
          attributes={field.value}
          onChange={field.onChange}
          isReadOnly={isReadOnly}
          problems={problems}
        />
      </div>
      <AddAttributeDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        existing={field.value}
        onAdd={(attribute) => field.onChange([...field.value, attribute])}
      />
    </Section>
  );
};
