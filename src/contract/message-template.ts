import { moderatedIn, type Moderated } from './moderation.ts';

/** What an automatic message may say of its order, each written in braces. */
export const messageFacts = ['comprador', 'pedido', 'produto', 'loja', 'rastreio'] as const;
export type MessageFact = (typeof messageFacts)[number];

/** One order, in the words a message has for it; null is a fact the order does not have. */
export type FactsOfOrder = Readonly<Record<MessageFact, string | null>>;

/** The longest that the marketplace takes from a seller. */
export const longestMessage = 350;

const braces = /\{(?<name>[^{}]*)\}/gu;

/** What stands in braces and is no fact: it would be sent as it is. */
export const unknownFacts = (template: string): readonly string[] =>
  [...template.matchAll(braces)].map(({ groups }) => groups?.['name'] ?? '').filter((name) => !messageFacts.some((fact) => fact === name));

/** What the marketplace would take out of it, as it is written and once it is filled in: '{loja}.com.br' is no link before that. */
export const moderatedInMessage = (template: string): readonly Moderated[] => [
  ...moderatedIn(template),
  ...moderatedIn(template.replaceAll(braces, 'fato')),
];

/**
 * The message of one order; null when it says what the order does not have: half a sentence is not sent. No longer than the marketplace
 * takes it, however long a product's title is.
 */
export const fillMessage = (template: string, facts: FactsOfOrder): string | null => {
  const isWhole = messageFacts.every((fact) => facts[fact] !== null || !template.includes(`{${fact}}`));
  if (!isWhole) return null;
  const filled = template.replaceAll(braces, (whole, name: string) => facts[name as MessageFact] ?? whole);
  return [...filled].slice(0, longestMessage).join('');
};
