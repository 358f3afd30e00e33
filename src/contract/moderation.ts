/**
 * What the marketplace takes out of what a seller writes to somebody who has not bought yet: ways round it (domain, 5.1, group LINKS/DP
 * 'contact data', reference `-QUE`). A hint before sending; the marketplace itself decides.
 */
import { foldText } from '#lib/fold-text.ts';

export interface Moderated {
  readonly kind: 'phone' | 'mail' | 'link' | 'word';
  /** As it was written. */
  readonly text: string;
}

/** Whole words, without accents and in small letters. */
const blockedWords = [
  'whatsapp',
  'whats',
  'wpp',
  'zap',
  'telegram',
  'instagram',
  'facebook',
  'pix',
  'fora do mercado livre',
  'fora da plataforma',
  'por fora',
  'loja fisica',
  'meu site',
  'nosso site',
] as const;

/** Each part is bounded, so that no text makes them slow. */
const patterns: Readonly<Record<Exclude<Moderated['kind'], 'word'>, RegExp>> = {
  mail: /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu,
  link: /(?:https?:\/\/|www\.)[^\s]{1,200}|(?<![\p{L}\d@.])[a-z\d-]{2,63}\.(?:com(?:\.br)?|net|org|app|shop|store|io|me|ly)(?![\p{L}\d])/giu,
  /** With its area code, or split as one is spoken; neither a barcode nor a postcode. */
  phone: /(?<![\d-])(?:\+?55[\s.-]?)?(?:\(?[1-9]\d\)?[\s.-]?9?\d{4}[\s.-]?\d{4}|9\d{4}[\s.-]\d{4}|[3-5]\d{3}-\d{4})(?![\d-])/gu,
};

const wordsIn = (text: string): readonly Moderated[] => {
  const folded = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return blockedWords.filter((word) => folded.includes(` ${word} `)).map((word) => ({ kind: 'word', text: word }));
};

/** What of it the marketplace is likely to take out, each once. */
export const moderatedIn = (text: string): readonly Moderated[] => {
  const contacts = (Object.keys(patterns) as (keyof typeof patterns)[]).flatMap((kind) =>
    [...text.matchAll(patterns[kind])].map(([found]): Moderated => ({ kind, text: found })),
  );
  // What stands in a mail address is no link of its own.
  const shown = contacts.filter(
    ({ kind, text: found }) => kind !== 'link' || !contacts.some((one) => one.kind === 'mail' && one.text.includes(found)),
  );
  const all = [...shown, ...wordsIn(text)];
  return all.filter((one, at) => all.findIndex((other) => other.kind === one.kind && other.text === one.text) === at);
};
