import { messages } from './messages.ts';

/** A password that is chosen, before signing in or after. */
export const passwords = messages({
  'session.passwordHint': {
    br: ({ most }: { most: number }) => `De 6 a ${most} caracteres, com ao menos uma letra e um número.`,
    en: ({ most }: { most: number }) => `6 to ${most} characters, with at least one letter and one digit.`,
  },
  'session.passwordCommon': {
    br: 'Esta senha é comum demais. Escolha outra.',
    en: 'This password is too common. Choose another one.',
  },
  'session.passwordAgain': { br: 'Repita a senha', en: 'Repeat the password' },
  'session.newPassword': { br: 'Nova senha', en: 'New password' },
  'session.changePassword': { br: 'Trocar senha', en: 'Change password' },
});
