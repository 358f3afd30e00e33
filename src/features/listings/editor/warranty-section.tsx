import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '#locale/locale.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { SelectOption } from '#ui/form/combobox-state.ts';
import { Section } from '#ui/section.tsx';
import { closedNotes, isClosed, type Closed } from './closed.ts';
import { ClosedNote } from './closed-note.tsx';
import { isWithoutWarranty, warrantyAgain, type EditorValues } from './editor-values.ts';
import { warrantyTypes, warrantyUnits } from './warranty-words.ts';

/** An import may say it in words of its own: they stay choosable. */
const withOwn = (options: readonly SelectOption[], own: string): readonly SelectOption[] =>
  own === '' || options.some(({ value }) => value === own) ? options : [...options, { value: own, label: own }];

/** Type, time and unit; 'Sem garantia' sets 0 and days (part 2, section 4), and leaving it takes them back. */
export const WarrantySection = ({ closed }: { readonly closed: Closed }) => {
  const t = useT();
  const { setValue, getValues, formState } = useFormContext<EditorValues>();
  const warrantyType = useWatch<EditorValues, 'warrantyType'>({ name: 'warrantyType' });
  const unit = useWatch<EditorValues, 'warrantyTimeUnit'>({ name: 'warrantyTimeUnit' });
  const isNone = isWithoutWarranty({ warrantyType });
  const wasTouched = formState.dirtyFields.warrantyType === true;
  const had = formState.defaultValues;
  const wasNone = useRef(isNone);
  const follow = useEffectEvent((isNow: boolean, isMine: boolean): void => {
    const isLeft = wasNone.current && !isNow && getValues('warrantyTime') === '0';
    wasNone.current = isNow;
    if (!isLeft && (!isNow || !isMine)) return;
    const { warrantyTime, warrantyTimeUnit } = isLeft ? warrantyAgain(had) : { warrantyTime: '0', warrantyTimeUnit: 'dias' };
    setValue('warrantyTime', warrantyTime, { shouldDirty: true });
    setValue('warrantyTimeUnit', warrantyTimeUnit, { shouldDirty: true });
  });
  useEffect(() => follow(isNone, wasTouched), [isNone, wasTouched]);

  const typeOptions = Object.entries(warrantyTypes).map(([value, key]) => ({ value, label: t(key) }));
  const unitOptions = Object.entries(warrantyUnits).map(([value, key]) => ({ value, label: t(key) }));
  const closedOr = (how: ReturnType<Closed>): ReturnType<Closed> =>
    !isClosed(how) && isNone ? { readOnlyBecause: t('editor.noWarrantyTime') } : how;
  return (
    <Section title={t('editor.warranty')} anchor="editor-warranty">
      <div className="editor-fields editor-grid">
        <SelectField
          name="warrantyType"
          label={t('editor.warrantyType')}
          isRequired
          options={withOwn(typeOptions, warrantyType)}
          {...closed('warrantyType')}
        />
        <NumberField name="warrantyTime" label={t('editor.warrantyTime')} isRequired length={3} {...closedOr(closed('warrantyTime'))} />
        <SelectField
          name="warrantyTimeUnit"
          label={t('editor.warrantyTimeUnit')}
          isRequired
          options={withOwn(unitOptions, unit)}
          {...closedOr(closed('warrantyTimeUnit'))}
        />
        <ClosedNote of={closed('warrantyType')} id={closedNotes.warranty} text={t('editor.closedWarranty')} />
      </div>
    </Section>
  );
};
