import { activity } from './activity.ts';
import { batch } from './batch.ts';
import { categories } from './categories.ts';
import { controls } from './controls.ts';
import { dialog } from './dialog.ts';
import { editor } from './editor.ts';
import { expedition } from './expedition.ts';
import { form } from './form.ts';
import { guidelines } from './guidelines.ts';
import { integrations } from './integrations.ts';
import { listingChecks } from './listing-checks.ts';
import { listingFields } from './listing-fields.ts';
import { listingImages } from './listing-images.ts';
import { listingPage } from './listing-page.ts';
import { lead } from './lead.ts';
import { mediationPage } from './mediation-page.ts';
import { mediationWrite } from './mediation-write.ts';
import { orderDocuments } from './order-documents.ts';
import { orderPage } from './order-page.ts';
import { passwords } from './passwords.ts';
import { readyAnswers } from './ready-answers.ts';
import { records } from './records.ts';
import { refusal } from './refusal.ts';
import { reputation } from './reputation.ts';
import { sales } from './sales.ts';
import { secondLookScreen } from './second-look-screen.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';
import { table } from './table.ts';
import { upload } from './upload.ts';

/** What only screens say that are opened from the first one: fetched beside them, and behind the home page (src/app/screen-words.ts). */
export const catalogue = {
  ...activity,
  ...batch,
  ...categories,
  ...controls,
  ...dialog,
  ...editor,
  ...expedition,
  ...form,
  ...guidelines,
  ...integrations,
  ...listingChecks,
  ...listingFields,
  ...listingImages,
  ...lead,
  ...listingPage,
  ...mediationPage,
  ...mediationWrite,
  ...orderDocuments,
  ...orderPage,
  ...passwords,
  ...readyAnswers,
  ...records,
  ...refusal,
  ...reputation,
  ...sales,
  ...secondLookScreen,
  ...settings,
  ...sheet,
  ...table,
  ...upload,
};
