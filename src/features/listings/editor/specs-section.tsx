import { useController } from 'react-hook-form';
import type { BrokenRule } from '#contract/listing-rules.ts';
import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';
import type { EditorValues } from './editor-values.ts';
import { PlainBox } from './plain-box.tsx';
import { sayRule } from './say-rule.ts';

interface SpecsSectionProps {
  readonly isReadOnly: boolean;
  /** What is missing, once a save was tried. */
  readonly broken: readonly BrokenRule[];
}

/** What the category asks of its products (rows LST-3, LST-11). */
export const SpecsSection = ({ isReadOnly, broken }: SpecsSectionProps) => {
  const t = useT();
  const { field } = useController<EditorValues, 'attributes'>({ name: 'attributes' });
  const problems = new Map(
    broken.flatMap((each) => (each.rule === 'attribute' ? [[each.path.slice('attributes.'.length), sayRule(t, each)] as const] : [])),
  );
  return (
    <Section title={t('editor.specs')}>
      <div className="editor-fields editor-grid">
        {field.value.length === 0 && <p className="editor-quiet">{t('editor.noAttributes')}</p>}
        {field.value.map((attribute) => (
          <PlainBox
            key={attribute.id}
            label={attribute.name}
            value={attribute.value_name ?? ''}
            isReadOnly={isReadOnly}
            problem={problems.get(attribute.id) ?? null}
            onChange={(value) =>
              field.onChange(
                field.value.map((each) =>
                  each.id === attribute.id ? { ...each, value_name: value === '' ? null : value, value_id: null } : each,
                ),
              )
            }
          />
        ))}
      </div>
    </Section>
  );
};
