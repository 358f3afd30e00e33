import { useEffect } from 'react';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PinField } from '#ui/form/pin-field.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleField } from '#ui/form/toggle-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { EveryField, formSamples, samplesOf } from './form-samples.ts';
import { Row, State } from './show.tsx';

const { fields: of, states } = formSamples;

/** Every field in every state: empty, wrong, filled in, disabled, read only. */
export const FormSection = () => (
  <Row>
    <State name={states.empty}>
      <EveryForm sample="empty" />
    </State>
    <State name={states.wrong}>
      <EveryForm sample="wrong" isJudged />
    </State>
    <State name={states.filled}>
      <EveryForm sample="filled" />
    </State>
    <State name={states.disabled}>
      <EveryForm sample="filled" closed={{ disabledBecause: formSamples.why }} />
    </State>
    <State name={states.readOnly}>
      <EveryForm sample="filled" closed={{ readOnlyBecause: formSamples.why }} />
    </State>
  </Row>
);

interface EveryFormProps {
  readonly sample: keyof typeof samplesOf;
  readonly isJudged?: boolean;
  readonly closed?: { readonly disabledBecause: string } | { readonly readOnlyBecause: string };
}

const EveryForm = ({ sample, isJudged = false, closed }: EveryFormProps) => {
  const form = useZodForm(EveryField, { defaults: samplesOf[sample] });
  const { trigger } = form.methods;
  useEffect(() => {
    if (isJudged) void trigger();
  }, [isJudged, trigger]);
  return (
    <Form form={form} onSubmit={() => void toast.success(formSamples.saved)} className="form dev-form">
      <TextField name="name" label={of.name} hint={formSamples.hint} isRequired autoComplete="off" {...closed} />
      <TextField name="mail" label={of.mail} type="email" autoComplete="off" {...closed} />
      <PasswordField name="password" label={of.password} autoComplete="off" {...closed} />
      <TextAreaField name="note" label={of.note} most={60} rows={2} {...closed} />
      <MaskedField name="cpf" label={of.cpf} mask="cpf" {...closed} />
      <MaskedField name="cnpj" label={of.cnpj} mask="cnpj" {...closed} />
      <MaskedField name="taxId" label={of.taxId} mask="taxId" {...closed} />
      <MaskedField name="stateRegistration" label={of.stateRegistration} mask="stateRegistration" {...closed} />
      <MaskedField name="postalCode" label={of.postalCode} mask="postalCode" {...closed} />
      <MaskedField name="cellphone" label={of.cellphone} mask="cellphone" {...closed} />
      <MaskedField name="phone" label={of.phone} mask="phone" {...closed} />
      <DateField name="birth" label={of.birth} {...closed} />
      <MoneyField name="price" label={of.price} {...closed} />
      <MaskedField name="discount" label={of.discount} mask="percent" {...closed} />
      <NumberField name="side" label={of.side} unit="cm" decimals={1} limits={cubicLimits} {...closed} />
      <NumberField name="weight" label={of.weight} unit="g" limits={weightLimits} {...closed} />
      <NumberField name="days" label={of.days} unit="dias" length={4} {...closed} />
      <TextField name="barcode" label={of.barcode} inputMode="numeric" {...closed} />
      <SelectField name="city" label={of.city} options={formSamples.cities} {...closed} />
      <RadioField name="reason" label={of.reason} options={formSamples.reasons} {...closed} />
      <ToggleField name="notices" label={of.notices} {...closed} />
      <CheckboxField name="terms" label={of.terms} isRequired {...closed} />
      <PinField name="pin" label={of.pin} {...closed} />
      <SubmitButton>{formSamples.save}</SubmitButton>
    </Form>
  );
};
