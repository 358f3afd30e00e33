type Box = HTMLInputElement | HTMLTextAreaElement;

/** What the browser leaves of a pasted text where line breaks are concerned: a box of one line takes none. */
const withItsBreaks = (box: Box, text: string): string =>
  box instanceof HTMLInputElement ? text.replaceAll(/[\r\n]/gu, '') : text.replaceAll('\r\n', '\n');

/** The end of it that the box has no room for. */
const cutFrom = (box: Box, pasted: string): string => {
  const selected = (box.selectionEnd ?? 0) - (box.selectionStart ?? 0);
  return withItsBreaks(box, pasted)
    .slice(Math.max(0, box.maxLength - box.value.length + selected))
    .trim();
};

/** Hears a paste that is longer than its box takes: the browser cuts it without a word. */
export const hearPasteCut = (tell: (cut: string, most: number) => void): (() => void) => {
  const listen = ({ target, inputType, data, dataTransfer }: InputEvent): void => {
    if (inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop') return;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.maxLength < 0) return;
    const cut = cutFrom(target, data ?? dataTransfer?.getData('text/plain') ?? '');
    if (cut !== '') tell(cut, target.maxLength);
  };
  document.addEventListener('beforeinput', listen, { capture: true });
  return () => document.removeEventListener('beforeinput', listen, { capture: true });
};
