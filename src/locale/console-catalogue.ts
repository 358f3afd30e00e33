import { batch } from './batch.ts';
import { categories } from './categories.ts';
import { controls } from './controls.ts';
import { editor } from './editor.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { listingImages } from './listing-images.ts';
import { listingShelf } from './listing-shelf.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { orderDocuments } from './order-documents.ts';
import { orderPage } from './order-page.ts';
import { palette } from './palette.ts';
import { queue } from './queue.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { tray } from './tray.ts';
import { upload } from './upload.ts';

/** What is said from the first signed-in screen on. */
export const catalogue = {
  ...batch,
  ...categories,
  ...controls,
  ...editor,
  ...home,
  ...listing,
  ...listingImages,
  ...listingShelf,
  ...notifications,
  ...order,
  ...orderPage,
  ...orderDocuments,
  ...palette,
  ...queue,
  ...sales,
  ...settings,
  ...table,
  ...tray,
  ...upload,
};
