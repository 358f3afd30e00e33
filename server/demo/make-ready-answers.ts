import type { readyAnswer } from '../db/schema/ready-answer.ts';
import { demoAccounts } from './demo-accounts.ts';

const forAll = [
  ['Pedir foto da etiqueta', 'Olá! Sentimos muito pelo ocorrido. Você pode nos enviar uma foto da etiqueta da caixa?'],
  ['Prazo da transportadora', 'Olá! Abrimos uma reclamação na transportadora e voltamos com uma resposta em até dois dias úteis.'],
] as const;
const ofCompany = [['Oferecer troca', 'Podemos enviar outro produto sem custo ou devolver o valor. O que você prefere?']] as const;

const ownerOf = (role: 'superuser' | 'seller'): string => demoAccounts.find((each) => each.role === role)?.id ?? '';

const row = (at: number, ownerId: string, sellerId: string | null, [title, text]: readonly [string, string]) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  ownerId,
  sellerId,
  isForAll: sellerId === null,
  title,
  text,
});

/** Two of a superuser's, for all, and one of the first company's seller. */
export const makeReadyAnswers = (sellerId: string): (typeof readyAnswer.$inferInsert)[] => [
  ...forAll.map((each, at) => row(at + 1, ownerOf('superuser'), null, each)),
  ...ofCompany.map((each, at) => row(at + 5, ownerOf('seller'), sellerId, each)),
];
