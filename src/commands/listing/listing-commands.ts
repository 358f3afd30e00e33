import type { AnyCommand } from '../command.ts';
import { approve } from './approve.ts';
import { duplicate } from './duplicate.ts';
import { editorActions } from './editor-actions.ts';
import { changePriceAndStock } from './price-and-stock.ts';
import { observe } from './observe.ts';
import { queueActions } from './queue-actions.ts';
import { refuseWithWarnings } from './refuse.ts';
import { remove } from './remove.ts';
import { resubmit } from './resubmit.ts';
import { sheetActions } from './sheet-actions.ts';
import { returnToPending } from './return-to-pending.ts';
import { activate, lock, pause, unlock } from './availability-steps.ts';
import { skip, unskip } from './skip.ts';
import { snooze, unsnooze } from './snooze.ts';

/** What can be done with a listing, in the order the palette shows it while nothing was searched. */
export const listingCommands: readonly AnyCommand[] = [
  approve,
  refuseWithWarnings,
  observe,
  skip,
  snooze,
  unskip,
  unsnooze,
  returnToPending,
  resubmit,
  changePriceAndStock,
  pause,
  activate,
  lock,
  unlock,
  duplicate,
  remove,
  ...editorActions,
  ...queueActions,
  ...sheetActions,
];
