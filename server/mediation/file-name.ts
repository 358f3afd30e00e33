import { longestFileName } from '#contract/mediation.ts';

export const fileKinds = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
} as const;
export type FileType = keyof typeof fileKinds;

const endingOf = (name: string): string => /\.([^.]+)$/u.exec(name.trim().toLowerCase())?.[1] ?? '';

const isOf = (type: FileType, ending: string): boolean => (fileKinds[type] as readonly string[]).includes(ending);

/** Does the name say it is one of the kinds we take, and another than it is? (reliability, input 101) */
export const isMisnamed = (name: string, type: FileType): boolean => {
  const ending = endingOf(name);
  return !isOf(type, ending) && (Object.keys(fileKinds) as FileType[]).some((each) => isOf(each, ending));
};

/**
 * A name of ours, of letters, digits, dot, hyphen and underscore (domain, 5.7; reliability, inputs 102 and 113): no folder, no line break,
 * nothing that reads backwards, and the ending of what the file is.
 */
export const fileNameOf = (given: string, type: FileType): string => {
  const last = given.split(/[/\\]/u).at(-1) ?? '';
  const plain = last
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9._-]+/gu, '_')
    .replaceAll(/^[._]+|[._]+$/gu, '');
  const ending = endingOf(plain);
  const kept = isOf(type, ending) ? plain.slice(plain.length - ending.length) : fileKinds[type][0];
  const stem = isOf(type, ending) ? plain.slice(0, -ending.length - 1) : plain;
  return `${stem.slice(0, longestFileName - kept.length - 1) || 'arquivo'}.${kept}`;
};
