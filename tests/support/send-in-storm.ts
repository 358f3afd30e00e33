/**
 * A process that sends what is due until it is killed.
 *
 *   DATABASE=postgres://…  MARKETPLACE_AT=url
 */
import { openPlace } from '#server/testing/place-for-processes.ts';
import { openWiredSender } from './open-wired-sender.ts';

const { DATABASE = '', MARKETPLACE_AT = '' } = process.env;
const { db } = await openPlace(DATABASE);
openWiredSender(db, () => new Date(), MARKETPLACE_AT).start();
setInterval(() => undefined, 60_000);
