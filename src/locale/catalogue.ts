import { activity } from './activity.ts';
import { autoMessages } from './auto-messages.ts';
import { batch } from './batch.ts';
import { categories } from './categories.ts';
import { categoryRules } from './category-rules.ts';
import { common } from './common.ts';
import { companies } from './companies.ts';
import { compatibilities } from './compatibilities.ts';
import { controls } from './controls.ts';
import { dialog } from './dialog.ts';
import { editor } from './editor.ts';
import { expedition } from './expedition.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { integrationJobs } from './integration-jobs.ts';
import { integrations } from './integrations.ts';
import { kits } from './kits.ts';
import { links } from './links.ts';
import { listing } from './listing.ts';
import { listingActions } from './listing-actions.ts';
import { listingFields } from './listing-fields.ts';
import { listingImages } from './listing-images.ts';
import { listingAvailability } from './listing-availability.ts';
import { marketplaceAccounts } from './marketplace-accounts.ts';
import { mediation } from './mediation.ts';
import { mediationWrite } from './mediation-write.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { orderDocuments } from './order-documents.ts';
import { orderEvents } from './order-events.ts';
import { orderPage } from './order-page.ts';
import { outbox } from './outbox.ts';
import { palette } from './palette.ts';
import { paletteDialog } from './palette-dialog.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import type { catalogue as publicCatalogue } from './public-catalogue.ts';
import { question } from './question.ts';
import { queue } from './queue.ts';
import { readyAnswers } from './ready-answers.ts';
import { records } from './records.ts';
import { reports } from './reports.ts';
import { reputation } from './reputation.ts';
import { sales } from './sales.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { tray } from './tray.ts';
import { upload } from './upload.ts';
import { users } from './users.ts';

/** Every text of the console; what only the pages before signing in say is in theirs. In one language it is one file (scripts/vite/one-language.ts); types and tests see both. */
export const catalogue = {
  ...activity,
  ...autoMessages,
  ...batch,
  ...categories,
  ...categoryRules,
  ...common,
  ...companies,
  ...compatibilities,
  ...controls,
  ...dialog,
  ...editor,
  ...expedition,
  ...form,
  ...home,
  ...integrationJobs,
  ...integrations,
  ...kits,
  ...links,
  ...listing,
  ...listingActions,
  ...listingFields,
  ...listingImages,
  ...listingAvailability,
  ...marketplaceAccounts,
  ...mediation,
  ...mediationWrite,
  ...money,
  ...notifications,
  ...order,
  ...orderDocuments,
  ...orderEvents,
  ...orderPage,
  ...outbox,
  ...palette,
  ...paletteDialog,
  ...prices,
  ...products,
  ...profile,
  ...question,
  ...queue,
  ...readyAnswers,
  ...records,
  ...reports,
  ...reputation,
  ...sales,
  ...session,
  ...settings,
  ...shell,
  ...table,
  ...tray,
  ...upload,
  ...users,
};
/** Every text there is. */
export type Catalogue = typeof catalogue & typeof publicCatalogue;
export type MessageKey = keyof Catalogue;
