/** The application by which the demo speaks to the fake Mercado Livre: both sides know it, and it opens nothing else. */
export const demoApplication = { id: '4104104104104104', secret: 'a demonstração não guarda segredo' } as const;

/** FNV-1a over the text, 32 bits. */
const hash = (text: string, start: number): number => {
  let mixed = start;
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return mixed >>> 0;
};

/** So many different numbers by two hashes: one of 32 bits alone would give two of some ten thousand things the same. */
const numberOf = (text: string, below: number): number => (hash(text, 2_166_136_261) * 4096 + (hash(text, 84_696_351) % 4096)) % below;

/** The item that a listing of the demo is on the fake Mercado Livre: the demo and the fake reckon it each by itself. */
export const demoItemId = (listingId: string): string => `MLB${1_000_000_000 + numberOf(`listing:${listingId}`, 3_000_000_000)}`;

/** The person that an account of the demo belongs to on the fake Mercado Livre. */
export const demoUserId = (accountId: string): number => 100_000_000 + numberOf(`account:${accountId}`, 900_000_000);

/** The number of a question of the demo on the fake Mercado Livre. */
export const demoQuestionId = (questionId: string): number => 10_000_000_000 + numberOf(`question:${questionId}`, 2_000_000_000);
