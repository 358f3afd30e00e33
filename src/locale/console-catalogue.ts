import { batch } from './batch.ts';
import { controls } from './controls.ts';
import { notifications } from './notifications.ts';
import { palette } from './palette.ts';
import { tray } from './tray.ts';

/** What is said from the first signed-in screen on, wherever one is: by the frame, by the header's search, by the commands at hand from the start. */
export const catalogue = {
  ...batch,
  ...controls,
  ...notifications,
  ...palette,
  ...tray,
};
