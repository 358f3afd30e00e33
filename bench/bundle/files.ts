import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** What these files weigh, in kilobytes, as a browser that asks for gzip gets them. */
export const weigh = async (addresses: readonly string[]): Promise<number> => {
  const weights = await Promise.all(
    addresses.map(async (address) => gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length / 1000),
  );
  return weights.reduce((sum, each) => sum + each, 0);
};

interface Files {
  /** Asked for so far, in order. They are weighed when nothing more is loaded: meanwhile others would come. */
  readonly asked: (extension: '.js' | '.css') => readonly string[];
  /** Each that was asked for is here, and for so long, in milliseconds, no other was: one file may name the next. */
  readonly whenQuiet: (forMs: number) => Promise<void>;
}

/**
 * The page's own files.
 * @param asks which documents' requests are counted, by their path: all, unless told otherwise.
 */
export const watchFiles = (page: Page, asks: (pathname: string) => boolean = () => true): Files => {
  const asked = new Set<string>();
  const underway = new Set<object>();
  let last = performance.now();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/') || !asks(new URL(request.frame().url()).pathname)) return;
    asked.add(origin + pathname);
    underway.add(request);
    last = performance.now();
  });
  const end = (request: object): void => {
    if (underway.delete(request)) last = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    asked: (extension) => [...asked].filter((address) => address.endsWith(extension)),
    whenQuiet: async (forMs) => {
      last = performance.now();
      while (underway.size > 0 || performance.now() - last < forMs) await page.waitForTimeout(50);
    },
  };
};
