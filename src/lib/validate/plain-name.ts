const broken = /[\n\v\f\r\u0085\u2028\u2029]|:\/\/|www\.|\\\\/iu;
/** Shown as nothing: between the letters of a domain they are still a domain's to whoever copies it. */
const unseen = /[\p{Cf}\p{DI}]/gu;
/** Words joined by dots without a blank, and whether a path or another word follows. Looked for where a word begins: a long one is read once. */
const dotted = /(?<![\p{L}\p{M}\d-])((?:[\p{L}\p{M}\d-]+[.。])+)([\p{L}\p{M}\d-]+)(\/?)(?=( \p{L})?)/gu;
/** As domains end: in letters, or in what stands for other letters. */
const endsDomain = /^(?:(?:\p{L}\p{M}*){2,}(?![\p{L}\d])|xn--)/iu;
/** Initials, and what people and companies are shortened to. */
const short = /^(?:(?:\p{L}|dra?|sra?|profa?|jr|st[ao]|nsa|cia|ltda)[.。])+$/iu;
/** Between names, as in 'F.da Silva'. */
const particle = /^d[aeiou]$/iu;
/** Under these so short a domain is somebody's. */
const endsShort = /^(?:[a-z]{2}|com|net|org)(?![\p{L}\p{M}\d])/iu;

/** 'J.Silva' is a person's, as 'Dr.Silva' is; 'promo.com' is no name, nor is 'g.page/x'. */
const isName = ([, before = '', end = '', path = '', next = '']: RegExpMatchArray): boolean =>
  short.test(before) && path === '' && (!endsShort.test(end) || (particle.test(end) && next !== ''));
const isAddress = (found: RegExpMatchArray): boolean => endsDomain.test(found[2] ?? '') && !isName(found);

/**
 * On one line, and without what mail programs make a link of: a name stands in mails that come from us. They know domains by how they end,
 * of which there are more than a thousand: any word behind a dot without a blank is taken for one, but behind initials and titles. A slash or an
 * '@' alone is no link.
 */
export const isPlainName = (text: string): boolean => {
  // As a browser reads it: other signs for a dot are dots.
  const read = text.normalize('NFKC').replaceAll(unseen, '');
  return !broken.test(text) && !broken.test(read) && !Array.from(read.matchAll(dotted)).some(isAddress);
};
