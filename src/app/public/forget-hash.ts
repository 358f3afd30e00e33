/**
 * Takes what stands after `#` out of the address, once the page that reads it is drawn: a token would lie in the history of this browser. Not
 * earlier, as a page whose part does not come is loaded again with its whole address.
 */
export const forgetHash = (): void => {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
};
