import { consoleActions } from './app/console-actions.ts';
import type { AnyCommand, AnyIntentCommand } from './command.ts';
import { jobCommands } from './job/job-commands.ts';
import { linkCommands } from './link/link-commands.ts';
import { listingCommands } from './listing/listing-commands.ts';
import { mediationCommands } from './mediation/mediation-commands.ts';
import { notificationCommands } from './notification/notification-commands.ts';
import { vehicleCommands } from './vehicle/vehicle-commands.ts';
import { categoryCommands } from './category/category-commands.ts';
import { priceCommands } from './price/price-commands.ts';
import { autoMessageCommands } from './automessage/automessage-commands.ts';
import { profileCommands } from './profile/profile-commands.ts';
import { companyCommands } from './company/company-commands.ts';
import { moneyCommands } from './money/money-commands.ts';
import { marketplaceCommands } from './marketplace/marketplace-commands.ts';
import { orderCommands } from './order/order-commands.ts';
import { productActions } from './product/product-actions.ts';
import { questionCommands } from './question/question-commands.ts';
import { reportCommands } from './report/report-commands.ts';
import { userCommands } from './user/user-commands.ts';
import { indexCommands, type CommandIndex } from './view.ts';

/**
 * Every command there is, in the order the palette shows them while nothing was searched. Buttons, keys, palette, help and tests read it.
 */
export const commands: readonly AnyCommand[] = [
  ...listingCommands,
  ...orderCommands,
  ...mediationCommands,
  ...questionCommands,
  ...userCommands,
  ...companyCommands,
  ...productActions,
  ...categoryCommands,
  ...vehicleCommands,
  ...moneyCommands,
  ...marketplaceCommands,
  ...jobCommands,
  ...reportCommands,
  ...linkCommands,
  ...priceCommands,
  ...autoMessageCommands,
  ...notificationCommands,
  ...profileCommands,
  ...consoleActions,
];

/** What the outbox may carry. */
export const intentCommands: readonly AnyIntentCommand[] = commands.filter((command) => command.kind === 'intent');

/** The same, by name and version. */
export const intentIndex: CommandIndex = indexCommands(intentCommands);

const byName: ReadonlyMap<string, AnyCommand> = new Map(commands.map((command) => [command.name, command]));

/** Null for what a newer build recorded, or what there was once: names that come out of the log. */
export const findCommand = (name: string): AnyCommand | null => byName.get(name) ?? null;

/** @throws when there is none of that name: a button or a handler is misspelled. */
export const commandNamed = (name: string): AnyCommand => {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command named ${name}`);
  return command;
};
