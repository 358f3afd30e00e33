import * as account from './account.ts';
import type { Call } from './call.ts';
import * as capabilities from './capabilities.ts';
import * as category from './category.ts';
import * as compatibility from './compatibility.ts';
import * as expedition from './expedition.ts';
import * as expeditionFigures from './expedition-figures.ts';
import * as integration from './integration.ts';
import { kinds } from './kinds.ts';
import * as orderDocuments from './order-documents.ts';
import * as ownCompany from './own-company.ts';
import * as pricePreview from './price-preview.ts';
import * as reputation from './reputation.ts';
import * as reviewLead from './review-lead.ts';
import * as saleSlip from './sale-slip.ts';
import * as selectList from './select-list.ts';
import * as session from './session.ts';
import * as shell from './shell.ts';
import * as sku from './sku.ts';
import * as skuAttribute from './sku-attribute.ts';
import * as status from './status.ts';
import * as storedImage from './stored-image.ts';

export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Calls about no kind of thing, and calls about one that only a page makes, for kinds come with the first screen. Found by their shape. */
const others: readonly Call[] = [
  session,
  account,
  shell,
  selectList,
  integration,
  reputation,
  reviewLead,
  capabilities,
  category,
  compatibility,
  sku,
  storedImage,
  skuAttribute,
  expedition,
  expeditionFigures,
  orderDocuments,
  ownCompany,
  pricePreview,
  saleSlip,
  status,
].flatMap((module) => Object.values(module).filter(isCall));

/** Every call there is: of the kinds, and of these. A test finds one that is in neither. */
export const contract: readonly Call[] = [...others, ...kinds.flatMap(({ calls }): readonly Call[] => calls)];
