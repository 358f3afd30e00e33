import { useState } from 'react';
import { formatCents, parseCents } from '#lib/money.ts';
import { MaskedBox, type MaskedBoxProps } from './masked-field.tsx';
import { masks } from './masks/masks.ts';
import { createTyping, moneyMask } from './masks/money-mask.ts';
import { useField } from './use-field.ts';

/**
 * An amount: digits alone are cents, with a comma it is read as it is written once the box is left (decision 32). `formatCents` makes its
 * default, the schema's `readMoney` its cents.
 */
export const MoneyField = ({ isSigned = false, ...props }: Omit<MaskedBoxProps, 'autoComplete'> & { readonly isSigned?: boolean }) => {
  const field = useField(props);
  const [{ typing, options }] = useState(() => {
    const kept = createTyping();
    return { typing: kept, options: moneyMask(isSigned, kept) };
  });
  const complete = (): void => {
    // A comma behind what was left and stands complete is none: it would make a hundred times as much of it.
    typing.end();
    const text = String(field.control.value);
    const cents = parseCents(text);
    if (cents !== null && formatCents(cents) !== text) field.control.onChange(formatCents(cents));
  };
  return <MaskedBox {...props} {...masks[isSigned ? 'signedMoney' : 'money']} options={options} field={field} onLeave={complete} />;
};
