import { until } from '../in-page.ts';

const frameMs = 1000 / 60;
const thread = (): HTMLElement => document.querySelector('.thread-scroll') as HTMLElement;
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** The newest message stands where it is looked at. */
const showsNewest = (): boolean => {
  const row = [...document.querySelectorAll('.thread-row')].at(-1);
  if (!row || row.getAttribute('aria-posinset') !== row.getAttribute('aria-setsize')) return false;
  return row.getBoundingClientRect().bottom <= thread().getBoundingClientRect().bottom + 1;
};

/** Milliseconds from `open` to the frame in which the page stands there at its newest message. */
export const openOnce = async (open: () => void): Promise<number> => {
  const from = performance.now();
  open();
  return (await until(showsNewest)) - from;
};

const stillFrames = 30;

/** The thread stays as high as it is: what the wheel brought into view is measured. */
export const settle = async (): Promise<void> => {
  let height = 0;
  let still = 0;
  await until(() => {
    const now = thread().scrollHeight;
    still = now === height ? still + 1 : 0;
    height = now;
    return still >= stillFrames;
  });
};

/** Frames that came late while the wheel turned up through the thread and down again, a notch each frame. */
export const scrollSteadily = async (frames: number): Promise<number> => {
  let dropped = 0;
  let last = await frame();
  for (let each = 0; each < frames; each += 1) {
    thread().scrollTop += each < frames / 2 ? -120 : 120;
    const now = await frame();
    if (now - last > frameMs * 1.5) dropped += Math.round((now - last) / frameMs) - 1;
    last = now;
  }
  return dropped;
};
