import type { MaskitoOptions } from '@maskito/core';
import { cnpjMask, cpfMask, stateRegistrationMask, taxIdMask } from './document-masks.ts';
import { moneyMask } from './money-mask.ts';
import { numberMask } from './number-masks.ts';
import { cellphoneMask, dateMask, phoneMask, postalCodeMask } from './text-masks.ts';

interface Mask {
  readonly options: MaskitoOptions;
  /** The keyboard a phone shows. */
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  /** Formats are not words: the same in every language. */
  readonly example?: string;
  /** What is written in it is read whole or not at all. */
  readonly isAmount?: true;
}

/** Every mask of the catalogue (part 2, section 5; row CTL-3). Made once: Maskito starts anew when its options change. */
export const masks = {
  cpf: { options: cpfMask, inputMode: 'numeric', example: '000.000.000-00' },
  cnpj: { options: cnpjMask, inputMode: 'text', example: 'AA.AAA.AAA/AAAA-00' },
  taxId: { options: taxIdMask, inputMode: 'text' },
  stateRegistration: { options: stateRegistrationMask, inputMode: 'text' },
  date: { options: dateMask, inputMode: 'numeric', example: 'dd/mm/aaaa' },
  postalCode: { options: postalCodeMask, inputMode: 'numeric', example: '99999-999' },
  cellphone: { options: cellphoneMask, inputMode: 'tel', example: '(11) 98765-4321' },
  phone: { options: phoneMask, inputMode: 'tel', example: '(11) 98765-4321' },
  money: { options: moneyMask(false), inputMode: 'decimal', example: 'R$ 0,00', isAmount: true },
  signedMoney: { options: moneyMask(true), inputMode: 'text', example: 'R$ 0,00', isAmount: true },
  percent: { options: numberMask({ decimals: 2, isSigned: false, postfix: '%' }), inputMode: 'decimal', example: '0%', isAmount: true },
  decimal: { options: numberMask({ decimals: 2, isSigned: false }), inputMode: 'decimal', isAmount: true },
  integer: { options: numberMask({ decimals: 0, isSigned: false }), inputMode: 'numeric', isAmount: true },
} as const satisfies Readonly<Record<string, Mask>>;

export type MaskName = keyof typeof masks;
