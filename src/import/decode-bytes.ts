import { ok, refuse, type Result } from '#lib/result.ts';

/** How the bytes of a text are read. */
export interface Encoding {
  /** As the report says it. */
  readonly said: string;
  readonly label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', said: 'UTF-8 com BOM' },
  { mark: [0xff, 0xfe], label: 'utf-16le', said: 'UTF-16' },
  { mark: [0xfe, 0xff], label: 'utf-16be', said: 'UTF-16' },
] as const;

const asCsv = 'salve-o na planilha como “CSV UTF-8” e importe o CSV';
const noText = [
  { mark: [0x50, 0x4b, 0x03, 0x04], why: `É uma planilha (.xlsx ou .ods), não um CSV: ${asCsv}` },
  { mark: [0xd0, 0xcf, 0x11, 0xe0], why: `É uma planilha (.xls), não um CSV: ${asCsv}` },
] as const;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What stands at 0x80 to 0x9F of Windows-1252: the five it has nothing for stay what no text has. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Node 20 reads Windows-1252 as Latin-1, which has control characters where Word's quotes, dashes and the euro are; browsers read it right. */
const asWindows = (text: string): string => text.replaceAll(/[\u0080-\u009F]/gu, (char) => upper.charAt((char.codePointAt(0) ?? 0) - 0x80));

/** So many bytes are decoded at once: a text of twenty megabytes never is in memory as a whole. */
export const partBytes = 256 * 1024;

const partsOf = function* (bytes: Uint8Array, decoder: InstanceType<typeof TextDecoder>, most: number): Generator<string> {
  for (let at = 0; at < bytes.length; at += most) yield decoder.decode(bytes.subarray(at, at + most), { stream: true });
  yield decoder.decode();
};

/** The text of these bytes, part after part; no part ends within a character. */
export const decodeParts = function* (bytes: Uint8Array, { label }: Encoding, most = partBytes): Generator<string> {
  for (const part of partsOf(bytes, new TextDecoder(label), most)) yield label === 'windows-1252' ? asWindows(part) : part;
};

const isStrict = (bytes: Uint8Array): boolean => {
  try {
    for (const part of partsOf(bytes, new TextDecoder('utf-8', { fatal: true }), partBytes)) void part;
    return true;
  } catch {
    // Not UTF-8: the caller finds out what else it is.
    return false;
  }
};

/** Hardly two bytes of a Portuguese text in Windows-1252 are a letter in UTF-8: where more letters can be read than not, it is UTF-8 with damage. */
const isDamaged = (bytes: Uint8Array): boolean => {
  let [letters, unread] = [0, 0];
  for (const part of partsOf(bytes, new TextDecoder('utf-8'), partBytes)) {
    letters += count(part, /[^\p{ASCII}\uFFFD]/gu);
    unread += count(part, /\uFFFD/gu);
  }
  return letters > unread;
};

/**
 * What the letters of a Portuguese text of MS-DOS or of a Macintosh are in Windows-1252; between letters hardly anything of it is meant there.
 * `›` alone parts the steps of a path.
 */
const foreign = /(?<=\p{L})(?!›+\p{L})[‡Æ‹›Ž¡¢£ˆ‚ƒ\u008D\u0090]+(?=\p{L})/gu;
/** Letters of Portuguese. As `à`, `â` and `Ç` MS-DOS has its Ó, Ô and Ã, as `ê` and `Í` a Macintosh its Í and Õ. */
const own = /[çãéáóíúôõÃÉÁÓÚÊÔÕÂÀ]/gu;
/** So many a good file may have as well; a head of three columns has two of the others. */
const few = 1;

const isOfOtherMachine = (bytes: Uint8Array): boolean => {
  let [others, owns] = [0, 0];
  for (const part of decodeParts(bytes, { label: 'windows-1252', said: '' })) {
    others += count(part, foreign);
    owns += count(part, own);
  }
  return others > Math.max(owns, few);
};

/**
 * How a text file is to be read. Bytes that are wrong become replacement characters, whose rows are refused later (`isCleanText`): one damaged row
 * keeps nobody's others out.
 */
export const findEncoding = (bytes: Uint8Array): Result<Encoding, string> => {
  const other = noText.find(({ mark }) => beginsWith(bytes, mark));
  if (other) return refuse(other.why);
  const marked = marks.find(({ mark }) => beginsWith(bytes, mark));
  if (marked) return ok({ label: marked.label, said: marked.said });
  if (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0)) return refuse(`Parece UTF-16 sem BOM: ${asCsv}`);
  if (isStrict(bytes)) return ok({ label: 'utf-8', said: 'UTF-8' });
  if (isDamaged(bytes)) return ok({ label: 'utf-8', said: 'UTF-8 com trechos estragados' });
  if (isOfOtherMachine(bytes)) return refuse(`Parece a codificação do MS-DOS ou do Macintosh: ${asCsv}`);
  return ok({ label: 'windows-1252', said: 'Windows-1252' });
};
