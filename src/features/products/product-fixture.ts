import type { Product } from '#contract/product.ts';

/** A product of one SKU that nobody has listed. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  _id: 'p1',
  version: 3,
  name: 'Camiseta',
  brand: null,
  sellerId: 'casa',
  sellerName: 'Casa da Ana',
  category: { id: 'MLB1', name: 'Camisetas' },
  cover: null,
  codes: ['CAM-1'],
  gtin: null,
  price: 5990,
  stock: 4,
  listings: 0,
  status: 'active',
  createdAt: '2026-11-20T12:00:00.000Z',
  skus: [
    {
      _id: 's1',
      sku: 'CAM-1',
      gtin: null,
      noBarcode: 'handmade',
      dimensions: { height: 0, width: 0, depth: 0, weight: 0 },
      price: 5990,
      cost: null,
      stock: 4,
      warning: null,
      attributes: [{ id: 'a1', attId: 'Cor', attValue: 'Azull' }],
    },
  ],
  images: [],
  publications: [],
  sameEan: [],
  history: [],
  ...changes,
});
