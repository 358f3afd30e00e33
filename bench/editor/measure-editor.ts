import { pause, until } from '../in-page.ts';

const editor = (): HTMLFormElement | null => document.querySelector('form.editor');
const boxes = (): readonly HTMLInputElement[] => [
  ...(editor()?.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])') ?? []),
];
const isTypedIn = (box: HTMLInputElement): boolean => !box.readOnly && !box.disabled && box.getAttribute('role') !== 'combobox';

/** Until every field is there: all variations with their pictures' places, and what the category asks for. In milliseconds. */
export const timeOpening = async (open: () => void, variations: number): Promise<number> => {
  const at = performance.now();
  open();
  const last = `Variação SKU-${variations - 1}`;
  return (await until(() => editor()?.textContent?.includes(last) === true && editor()?.textContent?.includes('Principais') === true)) - at;
};

/** As React hears of typing: its own setter knows the value already. */
const typeInto = (box: HTMLInputElement, text: string): void => {
  Reflect.set(HTMLInputElement.prototype, 'value', text, box);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1) ?? '' }));
};

/** Milliseconds per key until it is painted, in boxes from the first to the last of the page. */
export const timeKeys = async (keys: number): Promise<readonly number[]> => {
  await until(() => document.querySelector('[data-coming]') === null);
  const open = boxes().filter(isTypedIn);
  const places = [0, Math.floor(open.length / 2), open.length - 1].flatMap((at) => open[at] ?? []);
  if (places.length < 3) throw new Error('The editor has no boxes to type in');
  const took: number[] = [];
  for (const box of places) {
    box.scrollIntoView({ block: 'center' });
    box.focus();
    // The first key of a form makes it dirty, once: the bar that says so is part of the opening of a change, not of typing.
    typeInto(box, `${box.value}1`);
    await pause(300);
    for (let key = 0; key < keys; key += 1) {
      await pause(80);
      const wanted = `${box.value}${key % 10}`.slice(0, 40);
      const at = performance.now();
      typeInto(box, wanted);
      took.push((await until(() => true)) - at);
    }
  }
  return took;
};
