import { imageAtWidth } from '#api/image-at-width.ts';

/** The cover stands large, the others a third as wide: decoding them smaller keeps a step within its frame. */
export const detailImage = (url: string, place: number): string => imageAtWidth(url, place === 0 ? 640 : 320);
