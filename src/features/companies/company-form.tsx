import { useMemo } from 'react';
import { z } from 'zod';
import { saveCompany, type Company, type CompanyData } from '#contract/seller.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { field, optional } from '#lib/validate/fields.ts';
import { readChoice, readPostalCode, readTaxId, readText } from '#lib/validate/readers.ts';
import { formatTaxId } from '#lib/validate/tax-id.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleField } from '#ui/form/toggle-field.tsx';
import { companyKind } from './company-kind.ts';

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const plain = {
  name: field(readText({ least: 2, most: 120 })),
  document: optional(readTaxId),
  me2: z.boolean(),
  number: z.string().trim().max(20),
  complement: z.string().trim().max(60),
  district: z.string().trim().max(60),
};
const addressed = {
  zipCode: field(readPostalCode),
  street: field(readText({ most: 120 })),
  city: field(readText({ most: 60 })),
  state: field(readChoice(states)),
};

/** An address is whole or none: whoever begins one is asked for what makes it one. */
const Schema = z
  .object({ ...plain, zipCode: z.string(), street: z.string(), city: z.string(), state: z.string() })
  .transform((typed, context): CompanyData => {
    const { name, document, me2, number, complement, district } = typed;
    const { zipCode, street, city, state } = typed;
    const isBlank = [zipCode, street, number, complement, district, city, state].every((text) => text.trim() === '');
    if (isBlank) return { name, document, me2, address: null };
    const read = z.object(addressed).safeParse({ zipCode, street, city, state });
    if (read.success) return { name, document, me2, address: { ...read.data, number, complement, district } };
    for (const issue of read.error.issues) context.addIssue({ ...issue, code: 'custom', input: typed } as never);
    return z.NEVER;
  });

const noAddress = { zipCode: '', street: '', number: '', complement: '', district: '', city: '', state: '' };

const toInput = ({ name, document, me2, address }: Company) => ({
  name,
  document: document === null ? '' : formatTaxId(document),
  me2,
  ...(address ?? noAddress),
});

/** What an owner or a superuser writes of a company; a tax id that is there is a superuser's to change. The draft is kept, leaving asks, and a change by somebody else is told before it is written over. */
export const CompanyForm = ({ company, onDone }: { readonly company: Company; readonly onDone: () => void }) => {
  const t = useT();
  const isFixed = useWorkbench().actor().role !== 'superuser' && company.document !== null;
  const defaults = useMemo(() => toInput(company), [company]);
  const options = useMemo(() => states.map((value) => ({ value, label: value })), []);
  const { form, save } = useEntityForm({
    kind: companyKind,
    record: company,
    schema: Schema,
    defaults,
    write: (send, body, seen) => send(saveCompany, { params: { id: company._id }, body }, seen),
    savedText: t('companies.saved'),
    onSaved: onDone,
  });
  return (
    <Form takesFocus form={form} onSubmit={save} label={t('company.edit')} className="form panel-inset">
      <ErrorSummary />
      <div className="record-pair">
        <TextField name="name" label={t('companies.name')} isRequired />
        <MaskedField
          mask="taxId"
          name="document"
          label={t('companies.column.document')}
          readOnlyBecause={isFixed ? t('companies.taxIdFixed') : undefined}
        />
        <MaskedField mask="postalCode" name="zipCode" label={t('records.zipCode')} />
        <TextField name="street" label={t('companies.street')} />
        <TextField name="number" label={t('records.number')} />
        <TextField name="complement" label={t('records.complement')} />
        <TextField name="district" label={t('companies.district')} />
        <TextField name="city" label={t('records.city')} />
        <SelectField name="state" label={t('companies.state')} options={options} />
      </div>
      <ToggleField name="me2" label={t('companies.me2')} hint={t('companies.me2Hint')} />
      <FormButtons onLeave={onDone} leaves="common.cancel">
        {t('companies.save')}
      </FormButtons>
    </Form>
  );
};
