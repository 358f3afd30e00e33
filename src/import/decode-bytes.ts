import { ok, refuse, type Result } from '#lib/result.ts';

export interface Decoded {
  readonly text: string;
  /** As the report says it. */
  readonly encoding: string;
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8 com BOM' },
  { mark: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16' },
  { mark: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16' },
] as const;

const asCsv = 'salve-o na planilha como “CSV UTF-8” e importe o CSV';
const noText = [
  { mark: [0x50, 0x4b, 0x03, 0x04], why: `É uma planilha (.xlsx ou .ods), não um CSV: ${asCsv}` },
  { mark: [0xd0, 0xcf, 0x11, 0xe0], why: `É uma planilha (.xls), não um CSV: ${asCsv}` },
] as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

const decodeStrictly = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what else it is, is found out by who asked.
    return null;
  }
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What stands at 0x80 to 0x9F of Windows-1252: the five it has nothing for stay what no text has. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Node 20 reads Windows-1252 as Latin-1, which has control characters where Word's quotes, dashes and the euro are; browsers read it right. */
const decodeWindows = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009F]/gu, (char) => upper.charAt((char.codePointAt(0) ?? 0) - 0x80));

/**
 * A text file as text, and how it was read. Bytes that are wrong become replacement characters, whose rows are refused later (`isCleanText`):
 * one damaged row keeps nobody's others out.
 */
export const decodeBytes = (bytes: Uint8Array): Result<Decoded, string> => {
  const other = noText.find(({ mark }) => beginsWith(bytes, mark));
  if (other) return refuse(other.why);
  const marked = marks.find(({ mark }) => beginsWith(bytes, mark));
  if (marked) return ok({ text: new TextDecoder(marked.label).decode(bytes), encoding: marked.encoding });
  if (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0)) return refuse(`Parece UTF-16 sem BOM: ${asCsv}`);
  const strict = decodeStrictly(bytes);
  if (strict !== null) return ok({ text: strict, encoding: 'UTF-8' });
  // Hardly two bytes of a Portuguese text in Windows-1252 are a letter in UTF-8: where more letters can be read than not, it is UTF-8 with damage.
  const loose = new TextDecoder('utf-8').decode(bytes);
  const unread = count(loose, /\uFFFD/gu);
  if (count(loose, /[^\p{ASCII}\uFFFD]/gu) > unread) return ok({ text: loose, encoding: 'UTF-8 com trechos estragados' });
  return ok({ text: decodeWindows(bytes), encoding: 'Windows-1252' });
};
