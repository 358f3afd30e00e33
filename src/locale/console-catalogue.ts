import { automessageActions } from './automessage-actions.ts';
import { batch } from './batch.ts';
import { categoryActions } from './category-actions.ts';
import { controls } from './controls.ts';
import { integrationActions } from './integration-actions.ts';
import { linkActions } from './link-actions.ts';
import { listing } from './listing.ts';
import { listingActions } from './listing-actions.ts';
import { listingShelf } from './listing-shelf.ts';
import { mediationActions } from './mediation-actions.ts';
import { moneyActions } from './money-actions.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { orderEvents } from './order-events.ts';
import { palette } from './palette.ts';
import { priceActions } from './price-actions.ts';
import { profileActions } from './profile-actions.ts';
import { productActions } from './product-actions.ts';
import { questionActions } from './question-actions.ts';
import { recordActions } from './record-actions.ts';
import { reportActions } from './report-actions.ts';
import { vehicleActions } from './vehicle-actions.ts';
import { tray } from './tray.ts';

/** What is said from the first signed-in screen on, wherever one is: by the frame, by the palette, by commands. */
export const catalogue = {
  ...automessageActions,
  ...batch,
  ...categoryActions,
  ...controls,
  ...integrationActions,
  ...linkActions,
  ...listing,
  ...listingActions,
  ...listingShelf,
  ...mediationActions,
  ...moneyActions,
  ...notifications,
  ...order,
  ...orderEvents,
  ...palette,
  ...priceActions,
  ...profileActions,
  ...productActions,
  ...questionActions,
  ...recordActions,
  ...reportActions,
  ...tray,
  ...vehicleActions,
};
