/** A picture as 64 bits in 16 hexadecimal digits: is each of 8 × 8 places brighter than the one to its right? (dHash) */
type PicturePrint = string;

/** At most so many bits differ between two copies of one picture: drawn anew, smaller, or pressed harder. */
const mostDifferent = 3;

/** A thing alone on white has few edges, and a lamp then passes for a bottle: such a picture is not known by its print. */
const fewestEdges = 24;

const bitsIn = (value: number): number => {
  let rest = value;
  let bits = 0;
  for (; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
};

const partsOf = (print: PicturePrint): readonly number[] => [0, 4, 8, 12].map((at) => Number.parseInt(print.slice(at, at + 4), 16));

export const isSamePicture = (one: PicturePrint, other: PicturePrint): boolean => {
  const others = partsOf(other);
  return partsOf(one).reduce((sum, part, at) => sum + bitsIn(part ^ (others[at] ?? 0)), 0) <= mostDifferent;
};

/**
 * Four numbers of 16 bits each: where three bits differ at most, one of the four is the same, and an index finds it. A part of plain
 * background is the same in every second picture and finds nothing.
 */
export const pictureMarks = (print: PicturePrint): readonly number[] => {
  const parts = partsOf(print);
  const edges = parts.reduce((sum, part) => sum + bitsIn(part), 0);
  if (edges < fewestEdges || edges > 64 - fewestEdges) return [];
  return parts.flatMap((part, at) => (bitsIn(part) <= 1 || bitsIn(part) >= 15 ? [] : [at * 0x1_00_00 + part]));
};
