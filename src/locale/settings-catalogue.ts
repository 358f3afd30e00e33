import { activity } from './activity.ts';
import { settings } from './settings.ts';

/** What the settings say. */
export const catalogue = {
  ...activity,
  ...settings,
};
