import type { ListingAttribute } from '#contract/listing.ts';
import type { NoBarcodeReason } from '#contract/product.ts';

/** Of a list: the marketplace goes by the id of a value and not by its name. */
export const noBarcodeId = 'EMPTY_GTIN_REASON';

const values: Readonly<Record<NoBarcodeReason, readonly [id: string, name: string]>> = {
  handmade: ['17055158', 'O produto é uma peça artesanal'],
  pack: ['17055159', 'O produto é um kit ou um pack'],
  unregistered: ['17055160', 'O produto não tem código cadastrado'],
  other: ['17055161', 'Outro motivo'],
};

/** Why a listing has no barcode, in the marketplace's words. */
export const noBarcodeAttribute = (reason: NoBarcodeReason): ListingAttribute => {
  const [id, name] = values[reason];
  return {
    id: noBarcodeId,
    name: 'Motivo de GTIN vazio',
    value_id: id,
    value_name: name,
    value_type: 'list',
    required: false,
    custom: false,
    combination: false,
  };
};
