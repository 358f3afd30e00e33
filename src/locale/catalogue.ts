import { batch } from './batch.ts';
import { categories } from './categories.ts';
import { common } from './common.ts';
import { controls } from './controls.ts';
import { dialog } from './dialog.ts';
import { editor } from './editor.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { listingImages } from './listing-images.ts';
import { listingShelf } from './listing-shelf.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { orderPage } from './order-page.ts';
import { orderDocuments } from './order-documents.ts';
import { outbox } from './outbox.ts';
import { palette } from './palette.ts';
import { queue } from './queue.ts';
import { sales } from './sales.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { tray } from './tray.ts';
import { upload } from './upload.ts';

export const catalogue = {
  ...batch,
  ...categories,
  ...common,
  ...controls,
  ...dialog,
  ...session,
  ...shell,
  ...home,
  ...palette,
  ...queue,
  ...listing,
  ...listingShelf,
  ...listingImages,
  ...notifications,
  ...order,
  ...sales,
  ...orderPage,
  ...orderDocuments,
  ...outbox,
  ...settings,
  ...table,
  ...tray,
  ...upload,
  ...form,
  ...editor,
};
export type Catalogue = typeof catalogue;
export type MessageKey = keyof Catalogue;
