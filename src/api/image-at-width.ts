/** The address of a smaller width of a stored image; other addresses have none. */
export const imageAtWidth = (url: string, width: 112 | 320 | 640): string =>
  url.replace(/([0-9a-f]{64})\.(?:jpg|png)$/u, `$1-${width}.jpg`);
