import { pause, until } from '../in-page.ts';

/** A palette on the page, ours or the peer's. Both are opened and closed by Ctrl+K. */
export interface Palette {
  readonly input: () => HTMLInputElement | null;
  /** How many rows are on the page. */
  readonly rows: () => number;
  /** Whether the rows there are what was found for this text. */
  readonly isFoundFor: (text: string) => boolean;
}

export interface PaletteBench {
  readonly measureOpenings: (times: number) => Promise<readonly number[]>;
  readonly measureKeys: (keys: number) => Promise<readonly number[]>;
  /** As long without a key: what it costs to watch. */
  readonly measureNothing: (keys: number) => Promise<void>;
}

const pressPalette = (): void => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }));
};

const type = (box: HTMLInputElement | null, text: string): void => {
  // React listens to changes of the value, which only the prototype's own setter makes known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box?.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const texts = ['luminaria portatil', 'cabo digital', 'oculos sem fio', 'relogio', 'eletrica cafeteira', 'berco'];

/** Some thirteen keys a second, out of step with the screen. */
const pauseOf = (each: number): number => 60 + ((each * 7) % 16);

/** Runs in the page; milliseconds from the key event to the end of the frame that shows its effect. */
export const paletteBench = ({ input, rows, isFoundFor }: Palette): PaletteBench => ({
  measureOpenings: async (times) => {
    const figures: number[] = [];
    for (let each = 0; each < times; each += 1) {
      // Out of step with the screen, as people are.
      await pause(120 + ((each * 7) % 16));
      const at = performance.now();
      pressPalette();
      figures.push((await until(() => input() !== null && input() === document.activeElement && rows() > 0)) - at);
      pressPalette();
      await until(() => input() === null);
    }
    return figures;
  },

  /** Letter after letter; each word begins anew. */
  measureKeys: async (keys) => {
    const figures: number[] = [];
    pressPalette();
    await until(() => rows() > 0);
    for (let text = 0; figures.length < keys; text += 1) {
      const word = texts[text % texts.length] ?? '';
      type(input(), '');
      await until(() => isFoundFor(''));
      for (let length = 1; length <= word.length && figures.length < keys; length += 1) {
        await pause(pauseOf(figures.length));
        const typed = word.slice(0, length);
        const at = performance.now();
        type(input(), typed);
        figures.push((await until(() => input()?.value === typed && rows() > 0 && isFoundFor(typed))) - at);
      }
    }
    pressPalette();
    await until(() => input() === null);
    return figures;
  },

  measureNothing: async (keys) => {
    for (let each = 0; each < keys; each += 1) {
      await pause(pauseOf(each));
      await until(() => input() === null && rows() === 0);
    }
  },
});
