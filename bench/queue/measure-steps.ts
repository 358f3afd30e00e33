import { pause, until } from '../in-page.ts';

/** What the page measures of itself, in milliseconds, one value per key. Runs in the browser. */
export interface StepFigures {
  readonly rows: readonly number[];
  /** Frames that came later than one and a half of the usual. */
  readonly dropped: number;
}
export interface SingleFigures {
  readonly detail: readonly number[];
  readonly images: readonly number[];
}
export interface DecisionFigures {
  readonly next: readonly number[];
  readonly saved: readonly number[];
}

const frameMs = 1000 / 60;
const repeatMs = 1000 / 30;

export const press = (type: 'keydown' | 'keyup', key: string, repeat = false): void => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent(type, { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true, repeat }));
};

export const cursor = (): string => document.querySelector('[role="listbox"]')?.getAttribute('aria-activedescendant') ?? '';
const title = (): string => document.querySelector('#detail-title')?.textContent ?? '';
const images = (): HTMLImageElement[] => [...document.querySelectorAll<HTMLImageElement>('.detail-image img')];
const isComplete = (): boolean => document.querySelector('.detail')?.getAttribute('aria-busy') === 'false';
const numberOf = (id: string): number => Number(/\d+$/u.exec(id)?.[0] ?? Number.NaN);

/** Acts so often, thirty times a second, while every frame is watched. */
export const hold = async (times: number, act: (each: number) => () => boolean): Promise<StepFigures> => {
  const rows: number[] = [];
  let dropped = 0;
  let isRunning = true;
  let last = performance.now();
  const watch = (now: number): void => {
    if (now - last > frameMs * 1.5) dropped += Math.round((now - last) / frameMs) - 1;
    last = now;
    if (isRunning) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const begin = performance.now();
  for (let each = 0; each < times; each += 1) {
    await pause(Math.max(0, begin + each * repeatMs - performance.now()));
    const at = performance.now();
    const isShown = act(each);
    rows.push((await until(isShown)) - at);
  }
  isRunning = false;
  return { rows, dropped };
};

/** The step key held for `keys` repeats. */
export const holdStep = async (keys: number): Promise<StepFigures> => {
  const figures = await hold(keys, (each) => {
    const from = numberOf(cursor());
    press('keydown', 'j', each > 0);
    return () => numberOf(cursor()) === from + 1;
  });
  press('keyup', 'j');
  return figures;
};

/** No key held for as long: what it costs to watch. */
export const holdNothing = async (keys: number): Promise<void> => {
  await hold(keys, () => () => cursor() !== '');
};

export const stepSingly = async (keys: number): Promise<SingleFigures> => {
  const detail: number[] = [];
  const shown: number[] = [];
  for (let each = 0; each < keys; each += 1) {
    // As long as a quick look takes: what is ahead is fetched meanwhile.
    await pause(300);
    const wanted = `Produto ${numberOf(cursor()) + 1}`;
    const at = performance.now();
    press('keydown', 'j');
    press('keyup', 'j');
    detail.push((await until(() => title() === wanted && isComplete())) - at);
    shown.push((await until(() => images().length > 0 && images().every((image) => image.complete && image.naturalWidth > 0))) - at);
  }
  return { detail, images: shown };
};

export const decide = async (keys: number, recorded: () => number): Promise<DecisionFigures> => {
  const next: number[] = [];
  const saved: number[] = [];
  for (let each = 0; each < keys; each += 1) {
    await pause(300);
    const before = recorded();
    const wanted = `Produto ${numberOf(cursor()) + 1}`;
    const at = performance.now();
    press('keydown', 'a');
    press('keyup', 'a');
    const isSaved = (async () => {
      while (recorded() === before) await new Promise((resolve) => queueMicrotask(() => setTimeout(resolve, 0)));
      saved.push(performance.now() - at);
    })();
    next.push((await until(() => title() === wanted && isComplete())) - at);
    await isSaved;
  }
  return { next, saved };
};

/** Home and End by turns: how often the last row was not in view. */
export const jumpToEnd = async (times: number): Promise<number> => {
  let misses = 0;
  const list = document.querySelector('[role="listbox"]');
  for (let each = 0; each < times; each += 1) {
    press('keydown', 'Home');
    press('keyup', 'Home');
    await pause(200);
    press('keydown', 'End');
    press('keyup', 'End');
    await pause(200);
    const row = document.querySelector(`#${cursor()}`)?.getBoundingClientRect();
    const view = list?.getBoundingClientRect();
    const isLast =
      document.querySelector(`#${cursor()}`)?.getAttribute('aria-posinset') ===
      document.querySelector(`#${cursor()}`)?.getAttribute('aria-setsize');
    if (!row || !view || !isLast || row.bottom > view.bottom + 1 || row.top < view.top - 1) misses += 1;
  }
  return misses;
};
