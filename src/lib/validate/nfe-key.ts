const valueOf = (character: string): number => character.charCodeAt(0) - 48;

const checkDigit = (body: string): number => {
  const sum = [...body].toReversed().reduce((total, character, place) => total + valueOf(character) * (2 + (place % 8)), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

/** The access key of an invoice: 44 characters, letters only where its CNPJ stands (schema PL_010), the last one checks. */
export const isNfeKey = (key: string): boolean =>
  /^\d{6}[\dA-Z]{12}\d{26}$/u.test(key) && checkDigit(key.slice(0, -1)) === Number(key.at(-1));
