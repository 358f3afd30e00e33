/** A text as a header can carry it: what is not plain ASCII travels percent-encoded, everything else as it is. */
export const toHeader = (text: string): string => (/^[\u0021-\u0024\u0026-\u007e]+$/u.test(text) ? text : encodeURIComponent(text));

/** What a header says; one that only looks encoded stands for itself. */
export const fromHeader = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
