import { formatNumber } from '#lib/formats.ts';

/** How many there are, or that there are more. */
export interface Count {
  readonly n: number;
  readonly isAtLeast?: boolean | undefined;
}

export const countBr = ({ n, isAtLeast }: Count): string => `${isAtLeast ? 'mais de ' : ''}${formatNumber(n, 'pt-BR')}`;
export const countEn = ({ n, isAtLeast }: Count): string => `${isAtLeast ? 'more than ' : ''}${formatNumber(n, 'en')}`;
