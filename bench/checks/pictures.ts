import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFacts } from '#checks/check.ts';
import { checkImageBackground } from '#checks/check-image-background.ts';
import { checkImageBlur } from '#checks/check-image-blur.ts';
import { checkImageReadable } from '#checks/check-image-readable.ts';
import { checkImageSize } from '#checks/check-image-size.ts';
import { isSamePicture, pictureMarks } from '#checks/picture-print.ts';
import { lookAt } from '#server/images/analyse-bytes.ts';
import { imageTexts } from '#server/images/image-texts.ts';
import { pictures, samePictures, sizeLabel, spoilt, unreadable } from '../../tests/labels/images.ts';
import type { Judged } from './score.ts';
import { seenSize, spoil } from './spoil.ts';

const folder = '../shared/data/images';

interface Seen {
  readonly file: string;
  readonly answer: ImageFacts['answer'];
  /** Null where the analyser refuses it. */
  readonly print: string | null;
}

const look = async (file: string, bytes: Uint8Array): Promise<Seen> => {
  const seen = await lookAt(bytes, 'cover');
  return seen.ok ? { file, answer: seen.value.verdict, print: seen.value.print } : { file, answer: seen.error, print: null };
};

const factsOf = ({ answer }: Seen) => ({ images: [{ position: 1, answer }] });
const isTooSmall = ({ answer }: Seen): boolean => answer === imageTexts.tooSmall;

/** A picture that is refused for its size says so under another check's name; it is the size a reviewer reads of. */
const judgeAsTheyAre = async (present: (file: string) => boolean): Promise<{ judged: readonly Judged[]; seen: readonly Seen[] }> => {
  const judged: Judged[] = [];
  const all: Seen[] = [];
  for (const { file, background, blur } of pictures.filter((each) => present(each.file))) {
    const bytes = await readFile(join(folder, file));
    const seen = await look(file, bytes);
    all.push(seen);
    const from = 'the pictures';
    const [width, height] = await seenSize(bytes);
    const isRefused = checkImageReadable.find(factsOf(seen)).length > 0;
    judged.push(
      { check: 'imageReadable', from, what: `${file}: ${JSON.stringify(seen.answer)}`, label: 'no', found: isRefused && !isTooSmall(seen) },
      {
        check: 'imageSize',
        from,
        what: `${file}: ${width} × ${height}`,
        label: isRefused && !isTooSmall(seen) ? 'maybe' : sizeLabel(width, height),
        found: isTooSmall(seen) || checkImageSize.find(factsOf(seen)).length > 0,
      },
    );
    if (typeof seen.answer === 'string') continue;
    const { whiteBorder, sharpness } = seen.answer;
    judged.push(
      {
        check: 'imageBackground',
        from,
        what: `${file}: ${whiteBorder} white`,
        label: background,
        found: checkImageBackground.find(factsOf(seen)).length > 0,
      },
      {
        check: 'imageBlur',
        from,
        what: `${file}: sharpness ${sharpness}`,
        label: blur,
        found: checkImageBlur.find(factsOf(seen)).length > 0,
      },
    );
  }
  for (const file of unreadable.filter(present)) {
    const seen = await look(file, await readFile(join(folder, file)));
    const found = checkImageReadable.find(factsOf(seen)).length > 0;
    judged.push({ check: 'imageReadable', from: 'the pictures', what: file, label: 'yes', found });
  }
  return { judged, seen: all };
};

/** As the hub looks: by the marks an index has, then print by print. */
const isFoundSame = (one: string, other: string): boolean => {
  const marks = pictureMarks(one);
  return pictureMarks(other).some((mark) => marks.includes(mark)) && isSamePicture(one, other);
};

const judgeSpoilt = async (seen: readonly Seen[]): Promise<readonly Judged[]> => {
  const judged: Judged[] = [];
  for (const { file, print, answer } of seen) {
    if (print === null || typeof answer === 'string') continue;
    const bytes = await readFile(join(folder, file));
    for (const spoiling of spoilt) {
      const made = await look(file, await spoil(bytes, spoiling));
      if (made.print === null || typeof made.answer === 'string') continue;
      const what = `${file}, ${spoiling.how} ${spoiling.by}`;
      const from = `made of them: ${spoiling.how} ${spoiling.by}`;
      const isBlurred = checkImageBlur.find(factsOf(made)).length > 0;
      judged.push(
        { check: 'imageBlur', from, what: `${what}: sharpness ${made.answer.sharpness}`, label: spoiling.blur, found: isBlurred },
        { check: 'imageShared', from, what, label: spoiling.same, found: isFoundSame(print, made.print) },
      );
    }
  }
  return judged;
};

const judgePairs = (seen: readonly Seen[]): readonly Judged[] =>
  seen.flatMap(({ file, print }, at) =>
    seen.slice(at + 1).flatMap((other): readonly Judged[] => {
      if (print === null || other.print === null) return [];
      const isSame = samePictures.some((group) => group.includes(file) && group.includes(other.file));
      const what = `${file} / ${other.file}`;
      return [
        { check: 'imageShared', from: 'pairs of the pictures', what, label: isSame ? 'yes' : 'no', found: isFoundSame(print, other.print) },
      ];
    }),
  );

/** Null where the pictures are not beside the project; of those a person labelled some may be gone. */
export const judgePictures = async (): Promise<readonly Judged[] | null> => {
  if (!existsSync(folder)) return null;
  const { judged, seen } = await judgeAsTheyAre((file) => existsSync(join(folder, file)));
  return [...judged, ...(await judgeSpoilt(seen)), ...judgePairs(seen)];
};
