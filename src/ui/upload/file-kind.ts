import { numberFormat } from '#lib/formats.ts';
import { pictureFormat } from '#lib/image/picture-format.ts';
import { whiteBorderShare } from '#lib/image/white-border.ts';
import type { Message } from '#locale/translate.ts';

export type FileKind = 'jpeg' | 'png' | 'pdf' | 'xlsx';

/** As the specification writes them (row IMG-3); upper and lower case are one. */
export const defaultAccept = ['.jpg', '.jpeg', '.png', '.pdf', '.PDF', 'xlsx'] as const;
export type AcceptedExtension = (typeof defaultAccept)[number];

const kindOfExtension: Readonly<Record<string, FileKind>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', pdf: 'pdf', xlsx: 'xlsx' };

export const kindsOf = (accept: readonly AcceptedExtension[]): ReadonlySet<FileKind> =>
  new Set(accept.flatMap((each) => kindOfExtension[each.replace('.', '').toLowerCase()] ?? []));

/** 'JPG, PNG, PDF': how a person calls them. */
export const namesOf = (kinds: ReadonlySet<FileKind>): string =>
  [...kinds].map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase())).join(', ');

/** What the bytes of a file say; nothing of it comes from its name. */
export type FileFacts =
  | { readonly kind: 'pdf' | 'xlsx' }
  | { readonly kind: 'jpeg' | 'png'; readonly state: 'corrupt' | 'tooManyPixels' }
  /** `whiteBorder`: share of white in the frame, 0 to 1. */
  | { readonly kind: 'jpeg' | 'png'; readonly state: 'whole'; readonly whiteBorder: number }
  | { readonly kind: 'other'; readonly mime: string | null }
  | { readonly kind: 'unreadable' };

export interface Demands {
  readonly kinds: ReadonlySet<FileKind>;
  readonly mustBeWhite: boolean;
  /** Said of a file of another kind instead of the widget's own words. */
  readonly notAllowed?: Message | undefined;
}

/** Why a file is refused: what happened and, where it helps, what to do. */
export interface Refusal {
  readonly message: Message;
  readonly hint?: Message;
}

/** Null when the file may come in. Decided by content; a name that claims another of our kinds is a lie and refused as well. */
export const refusalOf = (name: string, facts: FileFacts, demands: Demands): Refusal | null => {
  if (facts.kind === 'unreadable') return { message: { key: 'upload.unreadable' } };
  if (facts.kind === 'other' || !demands.kinds.has(facts.kind)) return badFormat(name, whyNot(facts, demands), demands);
  const claimed = claimedKind(name);
  if (claimed && claimed !== facts.kind) return badFormat(name, { key: 'upload.why.name' }, demands);
  if (!('state' in facts)) return null;
  if (facts.state !== 'whole') return { message: { key: `upload.${facts.state}` } };
  if (demands.mustBeWhite && facts.whiteBorder < whiteBorderShare) return { message: { key: 'upload.notWhite' } };
  return null;
};

/** After the last dot; none in 'foto' and 'foto.jpg.'. An extension nobody knows claims nothing. */
const claimedKind = (name: string): FileKind | undefined => kindOfExtension[/\.([^.]+)$/u.exec(name.toLowerCase().trim())?.[1] ?? ''];

const badFormat = (name: string, hint: Message, { notAllowed }: Demands): Refusal => ({
  message: notAllowed ?? { key: 'upload.format', values: { last: lastOf(name) } },
  hint,
});

/** The last 4 characters of a name as people count them, without the signs that turn the direction of writing around. */
const lastOf = (name: string): string => [...shownName(name)].slice(-4).join('');

/** A name as it may be shown: signs that reverse the writing, so that 'exe.jpg' reads 'gpj.exe', are taken out. */
export const shownName = (name: string): string => name.replaceAll(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200e}\u{200f}]/gu, '');

const whyNot = (facts: FileFacts, { kinds }: Demands): Message => {
  const format = facts.kind === 'other' ? pictureFormat(facts.mime) : null;
  if (format === 'HEIC') return { key: 'upload.why.heic' };
  const pictures = new Set([...kinds].filter((kind) => kind === 'jpeg' || kind === 'png'));
  return format === null || pictures.size === 0
    ? { key: 'upload.why.kind', values: { kinds: namesOf(kinds) } }
    : { key: 'upload.why.picture', values: { format, kinds: namesOf(pictures) } };
};

/** In kilobytes; 1024e6 bytes unless said otherwise (part 2, section 9; decision 31). */
export const defaultSizeLimit = 1_000_000;

/** Looked at before a byte is read. `sizeLimit` in kilobytes. */
export const sizeRefusal = (
  { name, size }: { readonly name: string; readonly size: number },
  sizeLimit: number,
  tag: string,
): Refusal | null =>
  size > sizeLimit * 1024 ? { message: { key: 'upload.tooLarge', values: { name: shownName(name), mb: inMb(sizeLimit, tag) } } } : null;

const inMb = (sizeLimit: number, tag: string): string =>
  numberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }).format(sizeLimit / 1024);
