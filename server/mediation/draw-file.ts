import { mostFileBytes } from '#contract/mediation.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { hashOf } from '../images/analyse-bytes.ts';
import { decodeImage } from '../images/decode-image.ts';
import { imageTexts } from '../images/image-texts.ts';
import { limitDecoding } from '../images/limiter.ts';
import { loadSharp } from '../images/load-sharp.ts';
import { readBareHeader } from '../images/read-header.ts';
import { invalid, tooLarge, type ServerProblem } from '../http/problem.ts';
import type { Sentence } from '../language/sentences.ts';
import { fileKinds, fileNameOf, isMisnamed, type FileType } from './file-name.ts';

/** A file as it is kept. */
export interface DrawnFile {
  readonly name: string;
  readonly type: FileType;
  readonly content: Uint8Array;
  readonly sourceHash: string;
}

/** Longest side of a picture that is kept: a photographed label can still be read. */
const longestSide = 4096;

const lastOf = (name: string): string => [...name].slice(-4).join('');

/** Its first bytes decide, and a name that says otherwise is refused (reliability, inputs 101 and 102). */
const kindOf = async (bytes: Uint8Array, name: string): Promise<Result<FileType, Sentence>> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const type = (Object.keys(fileKinds) as FileType[]).find((each) => each === mime);
  if (type && !isMisnamed(name, type)) return ok(type);
  const why: Sentence = `Formato inválido ${lastOf(name)}`;
  return refuse(why);
};

/** Drawn anew: where it was taken and what hid behind it are gone (inputs 99, 100 and 105). */
const redraw = async (bytes: Uint8Array, type: FileType): Promise<Result<Uint8Array, Sentence>> => {
  const header = await readBareHeader(bytes);
  if (!header.ok) return header;
  // Before the catch: a library that is not there is no damaged picture.
  await loadSharp();
  try {
    const picture = (await decodeImage(bytes)).resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return ok(await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer());
  } catch {
    return refuse(imageTexts.corrupt);
  }
};

/** Checks one file of a reply and makes what is kept of it: a picture drawn anew, a PDF as it is, which nobody here opens (input 112). */
export const drawFile = async (bytes: Uint8Array, givenName: string, path: string): Promise<Result<DrawnFile, ServerProblem>> => {
  const refuseWith = (message: Sentence) => refuse(invalid(message, [{ message, path }]));
  if (bytes.length === 0) return refuseWith(imageTexts.notAllowed);
  if (bytes.length > mostFileBytes) {
    const message: Sentence = `Arquivo ${givenName} maior do que o tamanho permitido. ${mostFileBytes / 1024 / 1024}mb`;
    return refuse(tooLarge(message, [{ message, path }]));
  }
  const type = await kindOf(bytes, givenName);
  if (!type.ok) return refuseWith(type.error);
  const content = type.value === 'application/pdf' ? ok(bytes) : await limitDecoding(() => redraw(bytes, type.value));
  if (!content.ok) return refuseWith(content.error);
  return ok({ name: fileNameOf(givenName, type.value), type: type.value, content: content.value, sourceHash: hashOf(bytes) });
};
