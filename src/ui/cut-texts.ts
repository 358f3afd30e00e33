/** Those whose title is from here, to be told from those that were drawn with one. */
const told = new WeakSet<Element>();

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** A cell is no further up than this from what is drawn in it. */
const farthest = 4;

const listen = ({ target }: PointerEvent): void => {
  let element = target instanceof HTMLElement ? target : null;
  for (let steps = 0; element && steps < farthest; steps += 1, element = element.parentElement) {
    if (element.title !== '' && !told.has(element)) return;
    if (isCut(element)) {
      element.title = element.innerText.trim();
      told.add(element);
      return;
    }
    // It has room by now, or another row is drawn in it.
    if (told.delete(element)) element.removeAttribute('title');
  }
};

/** A text that ends in an ellipsis is told whole to a pointer on it, in any list: no column has to remember that it may be too narrow. */
export const tellCutTexts = (): (() => void) => {
  document.addEventListener('pointerover', listen, { passive: true });
  return () => document.removeEventListener('pointerover', listen);
};
