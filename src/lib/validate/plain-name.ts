const broken = /[\n\v\f\r\u0085\u2028\u2029]|:\/\/|www\.|\\\\/iu;
/** Words joined by dots without a blank, and whether a path follows. Looked for where a word begins: a long one is read once. */
const dotted = /(?<![\p{L}\p{M}\d-])((?:[\p{L}\p{M}\d-]+[.。])+)([\p{L}\p{M}\d-]+)(\/?)/gu;
/** As domains end: in letters, or in what stands for other letters. */
const endsDomain = /^(?:(?:\p{L}\p{M}*){2,}(?![\p{L}\d])|xn--)/iu;
const initials = /^(?:\p{L}[.。])+$/u;
/** Under these a domain of one letter is somebody's. */
const endsShort = /^(?:[a-z]{2}|com|net|org)(?![a-z\d])/iu;

/** 'J.Silva' is a person's; 'promo.com' is no name, nor is 'g.page/x'. */
const isAddress = ([, before = '', end = '', path = '']: RegExpMatchArray): boolean =>
  endsDomain.test(end) && (!initials.test(before) || path !== '' || endsShort.test(end));

/**
 * On one line, and without what mail programs make a link of: a name stands in mails that come from us. They know domains by how they end,
 * of which there are more than a thousand: any word behind a dot without a blank is taken for one, but behind initials. A slash or an '@'
 * alone is no link.
 */
export const isPlainName = (text: string): boolean => {
  // As a browser reads it: other signs for a dot are dots.
  const read = text.normalize('NFKC');
  return !broken.test(text) && !broken.test(read) && !Array.from(read.matchAll(dotted)).some(isAddress);
};
