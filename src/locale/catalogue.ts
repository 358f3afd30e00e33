import type { catalogue as accountCatalogue } from './account-catalogue.ts';
import { autoMessages } from './auto-messages.ts';
import { categoryRules } from './category-rules.ts';
import { checkNames } from './check-names.ts';
import { common } from './common.ts';
import { companies } from './companies.ts';
import { compatibilities } from './compatibilities.ts';
import { home } from './home.ts';
import { integrationJobs } from './integration-jobs.ts';
import { kits } from './kits.ts';
import { leaving } from './leaving.ts';
import { links } from './links.ts';
import { listing } from './listing.ts';
import { listingActions } from './listing-actions.ts';
import { listingAvailability } from './listing-availability.ts';
import { marketplaceAccounts } from './marketplace-accounts.ts';
import { mediation } from './mediation.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { outbox } from './outbox.ts';
import { palette } from './palette.ts';
import { paletteEntries } from './palette-entries.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import type { catalogue as publicCatalogue } from './public-catalogue.ts';
import { question } from './question.ts';
import { imports } from './imports.ts';
import { reports } from './reports.ts';
import type { catalogue as screenCatalogue } from './screen-catalogue.ts';
import { secondLook } from './second-look.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { tray } from './tray.ts';
import { users } from './users.ts';

/**
 * The texts the console begins with; what is only said by screens that are opened from there is in screen-catalogue.ts, and what only the
 * pages before signing in say in theirs. In one language it is one file (scripts/vite/one-language.ts); types and tests see both.
 */
export const catalogue = {
  ...autoMessages,
  ...categoryRules,
  ...checkNames,
  ...common,
  ...companies,
  ...compatibilities,
  ...home,
  ...integrationJobs,
  ...kits,
  ...leaving,
  ...links,
  ...listing,
  ...listingActions,
  ...listingAvailability,
  ...marketplaceAccounts,
  ...mediation,
  ...money,
  ...notifications,
  ...order,
  ...outbox,
  ...palette,
  ...paletteEntries,
  ...prices,
  ...products,
  ...profile,
  ...question,
  ...imports,
  ...reports,
  ...secondLook,
  ...session,
  ...shell,
  ...tray,
  ...users,
};
/** Every text there is. */
export type Catalogue = typeof catalogue & typeof screenCatalogue & typeof publicCatalogue & typeof accountCatalogue;
export type MessageKey = keyof Catalogue;
