import { safeHref } from '#ui/safe-href.ts';

/** A file of a message as it may be shown: whoever sent it is not trusted. */
export interface ThreadFile {
  readonly name: string;
  /** Where it is fetched from; null for what leads nowhere we go. */
  readonly href: string | null;
  /** A picture of our own server: the page's policy lets no other in. */
  readonly isPicture: boolean;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Somebody wrote a lone percent sign.
    return segment;
  }
};

/** The name is the last segment of the address (part 2, section 3). Relative addresses begin where the API does: at our origin (decision 3). */
export const fileOf = (address: string, origin: string): ThreadFile => {
  const href = safeHref(address, origin);
  const url = href === null ? null : URL.parse(href);
  if (url === null || !/^https?:$/u.test(url.protocol)) return { name: address, href: null, isPicture: false };
  const name = decoded(url.pathname.split('/').at(-1) ?? '') || address;
  return { name, href, isPicture: url.origin === origin && /\.(?:jpe?g|png)$/iu.test(name) };
};
