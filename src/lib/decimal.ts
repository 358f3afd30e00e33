import { numberFormat } from './formats.ts';

/** Digits with or without points at their thousands, then a comma and decimals: what pt-BR writes and nothing else. No thousands begin with 0. */
const plain = /^(?<sign>[-\u2212]?)(?<whole>\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<decimals>\d+))?$/u;

interface Written {
  readonly isNegative: boolean;
  /** Digits only. */
  readonly whole: string;
  readonly decimals: string;
}

/** The parts of a number written in pt-BR; null when it is not one. '1.5' and '1,234.56' are not guessed at (decision 10). */
export const readWritten = (text: string): Written | null => {
  const { sign = '', whole, decimals = '' } = plain.exec(text.trim())?.groups ?? {};
  return whole === undefined ? null : { isNegative: sign !== '', whole: whole.replaceAll('.', ''), decimals };
};

/** '1.234,5' as 1234.5; null when it is no number, or too long to be kept exactly. */
export const parseDecimal = (text: string): number | null => {
  const written = readWritten(text);
  if (!written || `${written.whole}${written.decimals}`.replace(/^0+/u, '').length > 15) return null;
  const value = Number(`${written.whole}.${written.decimals || '0'}`);
  return written.isNegative && value !== 0 ? -value : value;
};

/** 1234.5 as '1.234,5', in every locale: what is typed back is read in pt-BR. */
export const formatDecimal = (value: number, mostDecimals = 20): string =>
  numberFormat('pt-BR', { maximumFractionDigits: mostDecimals }).format(value).replace(/^-0$/u, '0');
