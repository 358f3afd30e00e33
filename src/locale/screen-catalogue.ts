import { activity } from './activity.ts';
import { autoMessageScreens } from './auto-message-screens.ts';
import { batch } from './batch.ts';
import { categories } from './categories.ts';
import { categoryScreens } from './category-screens.ts';
import { commandReviews } from './command-reviews.ts';
import { companyScreens } from './company-screens.ts';
import { controls } from './controls.ts';
import { dialog } from './dialog.ts';
import { editor } from './editor.ts';
import { expedition } from './expedition.ts';
import { form } from './form.ts';
import { guidelines } from './guidelines.ts';
import { held } from './held.ts';
import { integrationJobScreens } from './integration-job-screens.ts';
import { integrations } from './integrations.ts';
import { kitScreens } from './kit-screens.ts';
import { lead } from './lead.ts';
import { leaveDialog } from './leave-dialog.ts';
import { linkScreens } from './link-screens.ts';
import { listingChecks } from './listing-checks.ts';
import { listingFields } from './listing-fields.ts';
import { listingImages } from './listing-images.ts';
import { listingPage } from './listing-page.ts';
import { listingStandings } from './listing-standings.ts';
import { marketplaceScreens } from './marketplace-screens.ts';
import { mediationPage } from './mediation-page.ts';
import { mediationWrite } from './mediation-write.ts';
import { moneyScreens } from './money-screens.ts';
import { notificationPanel } from './notification-panel.ts';
import { orderDocuments } from './order-documents.ts';
import { orderEvents } from './order-events.ts';
import { orderPage } from './order-page.ts';
import { ownCompanies } from './own-companies.ts';
import { paletteDialog } from './palette-dialog.ts';
import { passwords } from './passwords.ts';
import { sessionRefusals } from './session-refusals.ts';
import { priceScreens } from './price-screens.ts';
import { newListings } from './new-listings.ts';
import { productScreens } from './product-screens.ts';
import { questionScreens } from './question-screens.ts';
import { queue } from './queue.ts';
import { readyAnswers } from './ready-answers.ts';
import { records } from './records.ts';
import { refusal } from './refusal.ts';
import { importFields } from './import-fields.ts';
import { importScreens } from './import-screens.ts';
import { reportScreens } from './report-screens.ts';
import { reputation } from './reputation.ts';
import { sales } from './sales.ts';
import { secondLookScreen } from './second-look-screen.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';
import { shortcuts } from './shortcuts.ts';
import { status } from './status.ts';
import { table } from './table.ts';
import { trayDrawer } from './tray-drawer.ts';
import { upload } from './upload.ts';
import { userScreens } from './user-screens.ts';
import { vehicleScreens } from './vehicle-screens.ts';

/** What only screens say that are opened from the first one: fetched beside them, and behind the home page (src/app/screen-words.ts). */
export const catalogue = {
  ...activity,
  ...autoMessageScreens,
  ...batch,
  ...categories,
  ...categoryScreens,
  ...commandReviews,
  ...companyScreens,
  ...controls,
  ...dialog,
  ...editor,
  ...expedition,
  ...form,
  ...guidelines,
  ...held,
  ...integrationJobScreens,
  ...integrations,
  ...kitScreens,
  ...lead,
  ...leaveDialog,
  ...linkScreens,
  ...listingChecks,
  ...listingFields,
  ...listingImages,
  ...listingPage,
  ...listingStandings,
  ...marketplaceScreens,
  ...mediationPage,
  ...mediationWrite,
  ...moneyScreens,
  ...notificationPanel,
  ...orderDocuments,
  ...orderEvents,
  ...orderPage,
  ...ownCompanies,
  ...paletteDialog,
  ...passwords,
  ...sessionRefusals,
  ...priceScreens,
  ...newListings,
  ...productScreens,
  ...questionScreens,
  ...queue,
  ...readyAnswers,
  ...records,
  ...refusal,
  ...importFields,
  ...importScreens,
  ...reportScreens,
  ...reputation,
  ...sales,
  ...secondLookScreen,
  ...settings,
  ...sheet,
  ...shortcuts,
  ...status,
  ...table,
  ...trayDrawer,
  ...upload,
  ...userScreens,
  ...vehicleScreens,
};
