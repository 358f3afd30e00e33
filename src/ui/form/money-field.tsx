import { MaskedField, type MaskedBoxProps } from './masked-field.tsx';

/** An amount, typed cents first; `formatCents` makes its default, the schema's `readMoney` its cents. */
export const MoneyField = ({ isSigned = false, ...props }: Omit<MaskedBoxProps, 'autoComplete'> & { readonly isSigned?: boolean }) => (
  <MaskedField {...props} mask={isSigned ? 'signedMoney' : 'money'} />
);
