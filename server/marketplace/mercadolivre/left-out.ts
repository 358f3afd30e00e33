import type { JobCause } from '#contract/integration-job.ts';
import type { ListingDraft } from '../port.ts';
import type { Item } from './answers.ts';

const isSaid = (said: string | null | undefined): said is string => said !== null && said !== undefined;

const left = (is: boolean, code: string, field: string | null, text: string): readonly JobCause[] =>
  is ? [{ code, field, isWarning: true, text }] : [];

/** What an edit of an item does not take: it stays as it was when the item was made there. */
export const unsaid = ({ condition, listing_type_id: type, category_id: category }: Item, draft: ListingDraft): readonly JobCause[] => [
  ...left(
    isSaid(category) && category !== draft.categoryId,
    'category_not_sent',
    'category',
    'A categoria continua como estava no Mercado Livre',
  ),
  ...left(
    isSaid(type) && type !== draft.listingType,
    'type_not_sent',
    'listingType',
    'O tipo de anúncio continua como estava no Mercado Livre',
  ),
  ...left(
    isSaid(condition) && condition !== draft.condition,
    'condition_not_sent',
    'condition',
    'A condição continua como estava no Mercado Livre',
  ),
];

const isMeasured = ({ measures, attributes }: ListingDraft): boolean =>
  Object.values(measures).some((each) => each > 0) &&
  !attributes.some(({ id, value }) => value !== null && id.startsWith('SELLER_PACKAGE_'));

/** What the editor holds and nothing is said of to Mercado Livre, neither at first nor later. */
export const unsent = ({ shipping }: Item, draft: ListingDraft): readonly JobCause[] => [
  ...left(isMeasured(draft), 'measures_not_sent', 'dimensions', 'As medidas da embalagem não são enviadas ao Mercado Livre'),
  ...left(
    isSaid(shipping?.mode) && shipping.mode !== draft.shipMode,
    'ship_mode_not_sent',
    null,
    'O modo de envio é o da conta no Mercado Livre, e não o deste anúncio',
  ),
  ...left(draft.fitsVehicles, 'compatibilities_not_sent', null, 'As compatibilidades não são enviadas ao Mercado Livre'),
];
