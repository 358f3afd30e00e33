/** Spec 2, section 9: 'route-change reload delay'. */
const RELOAD_DELAY_MS = 500;

/**
 * What the frame shows of the server (menu, counters) is asked anew when somebody goes to another page, half a second after the
 * last step: walking through five pages asks once, and the page itself is asked first (decision 0014).
 */
export const createRouteReload = (reload: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    onRouteChange: (): void => {
      clearTimeout(timer);
      timer = setTimeout(reload, RELOAD_DELAY_MS);
    },
    stop: (): void => clearTimeout(timer),
  };
};
