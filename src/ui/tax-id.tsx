import { cleanTaxId, formatTaxId } from '#lib/validate/tax-id.ts';

/** '***.456.789-**': enough to tell two people apart, too little to be one of them. A company's number is public. */
export const maskTaxId = (text: string): string =>
  /^\d{11}$/u.test(cleanTaxId(text)) ? formatTaxId(text).replace(/^\d{3}(.*)\d{2}$/u, '***$1**') : formatTaxId(text);

interface TaxIdProps {
  /** CPF or CNPJ, with or without its punctuation (decision 12). */
  readonly value: string;
  /** In lists a person's number is shown in part only (LGPD). */
  readonly masked?: boolean;
}

export const TaxId = ({ value, masked = false }: TaxIdProps) => (
  <span className="figure">{masked ? maskTaxId(value) : formatTaxId(value)}</span>
);
