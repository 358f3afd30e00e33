import { automessageActions } from './automessage-actions.ts';
import { categoryActions } from './category-actions.ts';
import { integrationActions } from './integration-actions.ts';
import { linkActions } from './link-actions.ts';
import { mediationActions } from './mediation-actions.ts';
import { moneyActions } from './money-actions.ts';
import { order } from './order.ts';
import { orderEvents } from './order-events.ts';
import { paletteDialog } from './palette-dialog.ts';
import { priceActions } from './price-actions.ts';
import { productActions } from './product-actions.ts';
import { profileActions } from './profile-actions.ts';
import { questionActions } from './question-actions.ts';
import { recordActions } from './record-actions.ts';
import { reportActions } from './report-actions.ts';
import { vehicleActions } from './vehicle-actions.ts';

/** What all the other commands say, and the palette and the list of keys that show them. It comes with them (src/app/chunk.ts). */
export const catalogue = {
  ...automessageActions,
  ...categoryActions,
  ...integrationActions,
  ...linkActions,
  ...mediationActions,
  ...moneyActions,
  ...order,
  ...orderEvents,
  ...paletteDialog,
  ...priceActions,
  ...productActions,
  ...profileActions,
  ...questionActions,
  ...recordActions,
  ...reportActions,
  ...vehicleActions,
};
