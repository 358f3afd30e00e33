import { useNavigate } from '@tanstack/react-router';
import type { Listing } from '#contract/listing.ts';
import type { Handler } from '#commands/command.ts';

/** Opens the first other product with this barcode, where there is one. */
export const useOpenSameEan = ([first]: Listing['sameEan'] = []): Readonly<Record<string, Handler>> => {
  const navigate = useNavigate();
  return first ? { 'queue.openSameEan': () => navigate({ to: '/product/edit/$productId', params: { productId: first.productId } }) } : {};
};
