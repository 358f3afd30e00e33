import { expedition } from './expedition.ts';
import { orderDocuments } from './order-documents.ts';
import { orderPage } from './order-page.ts';
import { sales } from './sales.ts';

/** What the sales list and the page of an order say. */
export const catalogue = {
  ...expedition,
  ...orderDocuments,
  ...orderPage,
  ...sales,
};
