import { messages } from './messages.ts';

/** What a password is refused with on either side of signing in: in the console screens alone say it. */
export const sessionRefusals = messages({
  'session.passwordRule': {
    br: ({ most }: { most: number }) => `A senha tem de 6 a ${most} caracteres, com ao menos uma letra e um número.`,
    en: ({ most }: { most: number }) => `A password has 6 to ${most} characters, with at least one letter and one digit.`,
  },
  'session.retryAt': {
    br: ({ time }: { time: string }) => `Tente de novo a partir das ${time}.`,
    en: ({ time }: { time: string }) => `Try again from ${time} on.`,
  },
});
