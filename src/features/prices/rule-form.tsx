import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { rootCategoriesQuery } from '#api/categories.ts';
import { priceRules } from '#api/price-rules.ts';
import { useRecordRefusal } from '#commands/records/use-record-refusal.ts';
import { useWhoseOptions } from '#commands/use-whose-options.ts';
import { useSendOnce } from '#commands/use-send-once.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { createPriceRule, ListingKind, savePriceRule, type PriceRule, type PriceRuleData } from '#contract/price-rule.ts';
import { optionOf } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { PricePreviewSection } from './price-preview.tsx';
import { blankRule, ruleSchema, termsOf, valuesOf, type RuleValues } from './rule-values.ts';

interface RuleFormProps {
  /** Null is a new one. */
  readonly rule: PriceRule | null;
  readonly mayOpenListings: boolean;
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** A rule and, while it is written, what it makes of real listings. The draft is kept, and a change by somebody else is told before it is written over. */
export const RuleForm = ({ rule, mayOpenListings, onDone, onCancel }: RuleFormProps) => {
  const t = useT();
  const { api, queryClient, actor } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  // What the person had before their eyes when they began; once told of a change, what they saw then.
  const [seen, setSeen] = useState(rule?.version);
  const namesCompany = actor().role === 'superuser';
  const defaults = useMemo(() => (rule ? valuesOf(rule) : blankRule), [rule]);
  const schema = useMemo(() => ruleSchema(t, namesCompany), [t, namesCompany]);
  const form = useZodForm(schema, { defaults, draftKey: `pricerule:${rule?._id ?? 'new'}` });
  const values = useWatch({ control: form.methods.control }) as RuleValues;
  const save = async (body: PriceRuleData) => {
    const saved = rule
      ? await sendOnce(savePriceRule, { params: { id: rule._id }, body }, seen === undefined ? {} : { ifMatch: seen })
      : await sendOnce(createPriceRule, { body });
    if (saved.ok) {
      toast.success(t('prices.saved'));
      if (rule) void priceRules.refetch(queryClient, api, rule._id);
      else priceRules.live(queryClient, api).onGap();
      onDone(saved.value._id);
      return null;
    }
    if (saved.error.type !== 'Refused') return refusalOf(saved.error);
    const { conflict } = saved.error.body;
    if (!conflict || !rule) return refusalOf(saved.error);
    setSeen(conflict.version);
    void priceRules.refetch(queryClient, api, rule._id);
    return { message: t('prices.changed', { by: conflict.changes.at(-1)?.by.name ?? '' }) };
  };
  return (
    <>
      <Section title={t('prices.rule')}>
        <Form form={form} onSubmit={save} label={t('prices.rule')} className="form panel-inset">
          <RuleFields company={values.sellerId} namesCompany={namesCompany && !rule} isSuperuser={namesCompany} />
          <div className="record-buttons">
            <Button type="button" variant="soft" color="gray" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
            <SubmitButton>{t('prices.save')}</SubmitButton>
          </div>
        </Form>
      </Section>
      <PricePreviewSection mayOpenListings={mayOpenListings} terms={termsOf(values, namesCompany)} />
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
  const { companies, accounts } = useWhoseOptions({ company: company === '' ? undefined : company, account: undefined }, isSuperuser);
  const { data: roots } = useQuery(rootCategoriesQuery(api));
  return (
    <>
      <div className="record-pair">
        <TextField name="name" label={t('prices.name')} isRequired />
        {namesCompany && <SelectField name="sellerId" label={t('prices.company')} options={companies} isRequired />}
        <SelectField name="marketPlaceId" label={t('prices.account')} options={[all(t('prices.allAccounts')), ...accounts]} />
        <SelectField
          name="categoryId"
          label={t('prices.category')}
          options={[all(t('prices.allCategories')), ...(roots ?? []).map(({ id, name }) => optionOf(id, name))]}
        />
        <SelectField
          name="listingType"
          label={t('prices.listingType')}
          options={[all(t('prices.allTypes')), ...ListingKind.options.map((value) => ({ value, label: t(`prices.type.${value}`) }))]}
        />
        <NumberField name="margin" label={t('prices.margin')} unit="%" decimals={2} isRequired />
        <NumberField name="fee" label={t('prices.fee')} unit="%" decimals={2} isRequired />
        <MoneyField name="extra" label={t('prices.extra')} />
      </div>
      <div className="record-pair">
        <NumberField name="ending" label={t('prices.ending')} length={2} hint={t('prices.endingHint')} />
        <NumberField name="mostChange" label={t('prices.mostChange')} unit="%" length={4} hint={t('prices.mostChangeHint')} isRequired />
      </div>
    </>
  );
};
