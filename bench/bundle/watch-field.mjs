// Runs in the page from its very beginning, as it stands here: when a frame has shown the field whose label is `benchField`, and a letter
// typed into it, that is written on the page, in milliseconds from asking for it.
const labelled = () =>
  [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent.replaceAll(/\s+/gu, ' ').trim() === Reflect.get(window, 'benchField'),
  )?.control;

const look = () => {
  const field = labelled();
  if (!(field instanceof HTMLInputElement) || field.getClientRects().length === 0) {
    requestAnimationFrame(look);
    return;
  }
  field.focus();
  document.execCommand('insertText', false, 'a');
  // A message is handled after the paint.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    if (field.value === 'a') document.documentElement.dataset['typedAt'] = String(performance.now());
    else requestAnimationFrame(look);
  });
  port1.start();
  port2.postMessage(null);
};
requestAnimationFrame(look);
