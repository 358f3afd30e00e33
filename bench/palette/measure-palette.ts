import { pause, until } from '../in-page.ts';

/** Runs in the page; milliseconds from the key event to the end of the frame that shows its effect. */

const input = (): HTMLInputElement | null => document.querySelector('dialog[open] input');
const rows = (): number => document.querySelectorAll('dialog[open] [role="option"]').length;

const pressPalette = (): void => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }));
};

export const measureOpenings = async (times: number): Promise<readonly number[]> => {
  const figures: number[] = [];
  for (let each = 0; each < times; each += 1) {
    // Out of step with the screen, as people are.
    await pause(120 + ((each * 7) % 16));
    const at = performance.now();
    pressPalette();
    figures.push((await until(() => input() === document.activeElement && rows() > 0)) - at);
    pressPalette();
    await until(() => input() === null);
  }
  return figures;
};

const type = (text: string): void => {
  const box = input();
  // React listens to changes of the value, which only the prototype's own setter makes known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box?.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const texts = ['luminaria portatil', 'cabo digital', 'oculos sem fio', 'relogio', 'eletrica cafeteira', 'berco'];
const status = (): string => document.querySelector('dialog[open] output')?.textContent ?? '';

/** Letter after letter, some thirteen a second; each word begins anew. */
export const measureKeys = async (keys: number): Promise<readonly number[]> => {
  const figures: number[] = [];
  pressPalette();
  await until(() => rows() > 0);
  for (let text = 0; figures.length < keys; text += 1) {
    const word = texts[text % texts.length] ?? '';
    type('');
    await until(() => status() !== '');
    for (let length = 1; length <= word.length && figures.length < keys; length += 1) {
      await pause(60 + ((figures.length * 7) % 16));
      const at = performance.now();
      type(word.slice(0, length));
      figures.push((await until(() => input()?.value === word.slice(0, length) && rows() > 0)) - at);
    }
  }
  pressPalette();
  await until(() => input() === null);
  return figures;
};
