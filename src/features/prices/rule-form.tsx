import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { rootCategoriesQuery } from '#api/categories.ts';
import { createPriceRule, ListingKind, savePriceRule, type PriceRule, type PriceRun } from '#contract/price-rule.ts';
import { optionOf } from '#contract/unreadable.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { useAccountOf } from '#entities/use-account-of.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { priceRuleKind } from './price-rule-kind.ts';
import { PricePreviewSection } from './price-preview.tsx';
import { blankRule, ruleSchema, termsOf, valuesOf, type RuleValues } from './rule-values.ts';

interface RuleFormProps {
  /** Null is a new one. */
  readonly rule: PriceRule | null;
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

const noRuns: readonly PriceRun[] = [];

/** A rule and, while it is written, what it makes of real listings. The draft is kept, and a change by somebody else is told before it is written over. */
export const RuleForm = ({ rule, onDone, onCancel }: RuleFormProps) => {
  const t = useT();
  const { actor } = useWorkbench();
  const namesCompany = actor().role === 'superuser';
  const defaults = useMemo(() => (rule ? valuesOf(rule) : blankRule), [rule]);
  const schema = useMemo(() => ruleSchema(t, namesCompany), [t, namesCompany]);
  const { form, save } = useEntityForm({
    kind: priceRuleKind,
    record: rule,
    schema,
    defaults,
    write: (send, body, seen) => (rule ? send(savePriceRule, { params: { id: rule._id }, body }, seen) : send(createPriceRule, { body })),
    savedText: t('prices.saved'),
    onSaved: ({ _id }) => onDone(_id),
  });
  const values = useWatch({ control: form.methods.control }) as RuleValues;
  return (
    <>
      <Section title={t('prices.rule')}>
        <Form takesFocus={rule !== null} form={form} onSubmit={save} label={t('prices.rule')} className="form panel-inset">
          <ErrorSummary />
          <RuleFields company={values.sellerId} namesCompany={namesCompany && !rule} isSuperuser={namesCompany} />
          <FormButtons onLeave={onCancel} leaves="common.cancel">
            {t('prices.save')}
          </FormButtons>
        </Form>
      </Section>
      <PricePreviewSection terms={termsOf(values, namesCompany)} runs={rule?.runs ?? noRuns} />
    </>
  );
};

interface RuleFieldsProps {
  readonly company: string;
  readonly namesCompany: boolean;
  readonly isSuperuser: boolean;
}

const all = (label: string) => ({ value: '', label });

const RuleFields = ({ company, namesCompany, isSuperuser }: RuleFieldsProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const chosen = company === '' ? undefined : company;
  const { companies, accounts } = useWhoseOptions({ company: chosen, account: undefined }, isSuperuser);
  useAccountOf(chosen);
  const { data: roots } = useQuery(rootCategoriesQuery(api));
  return (
    <>
      <div className="record-pair">
        <TextField name="name" label={t('records.name')} isRequired />
        {namesCompany && <SelectField name="sellerId" label={t('records.company')} options={companies} isRequired />}
        <SelectField name="marketPlaceId" label={t('records.account')} options={[all(t('prices.allAccounts')), ...accounts]} />
        <SelectField
          name="categoryId"
          label={t('kind.category.one')}
          options={[all(t('prices.allCategories')), ...(roots ?? []).map(({ id, name }) => optionOf(id, name))]}
        />
        <SelectField
          name="listingType"
          label={t('prices.listingType')}
          options={[all(t('prices.allTypes')), ...ListingKind.options.map((value) => ({ value, label: t(`prices.type.${value}`) }))]}
        />
        <NumberField name="margin" label={t('prices.margin')} unit="%" decimals={2} isRequired />
        <NumberField name="fee" label={t('records.fee')} unit="%" decimals={2} isRequired />
        <MoneyField name="extra" label={t('prices.extra')} hint={t('prices.extraHint')} />
      </div>
      <div className="record-pair">
        <NumberField name="ending" label={t('prices.ending')} length={2} hint={t('prices.endingHint')} />
        <NumberField name="mostChange" label={t('prices.mostChange')} unit="%" length={4} hint={t('prices.mostChangeHint')} isRequired />
      </div>
    </>
  );
};
