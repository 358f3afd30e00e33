import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { useT } from '#locale/locale.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { Section } from '#ui/section.tsx';
import type { Closed } from './closed.ts';

const sides = ['height', 'width', 'depth'] as const;

/** The package: what is beyond the limits is brought within when the field is left (row LST-6). */
export const MeasuresSection = ({ closed }: { readonly closed: Closed }) => {
  const t = useT();
  return (
    <Section title={t('editor.measures')} anchor="editor-measures">
      <div className="editor-fields editor-grid">
        {sides.map((side) => (
          <NumberField key={side} name={side} label={t(`editor.${side}`)} unit="cm" decimals={2} limits={cubicLimits} {...closed(side)} />
        ))}
        <NumberField name="weight" label={t('editor.weight')} unit="g" limits={weightLimits} {...closed('weight')} />
      </div>
    </Section>
  );
};
