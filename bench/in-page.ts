/** What the bench pages share; runs in the browser. Milliseconds, as the page's clock tells them. */

/** The end of the frame that shows what was drawn in it: a message is handled after the paint. */
const painted = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });

/** The end of the first frame that shows it. */
export const until = async (isTrue: () => boolean): Promise<number> => {
  for (let frame = 0; frame < 600; frame += 1) {
    const at = await painted();
    if (isTrue()) return at;
  }
  throw new Error('What was waited for did not happen in ten seconds');
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
