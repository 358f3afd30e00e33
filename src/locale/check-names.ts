import { messages } from './messages.ts';

/** The checks of listings by name: a command names them, and so does the filter of the queue. */
export const checkNames = messages({
  'listing.check.images': { br: 'Imagens', en: 'Images' },
  'listing.check.price': { br: 'Preço', en: 'Price' },
  'listing.check.gtin': { br: 'EAN / GTIN', en: 'EAN / GTIN' },
  'listing.check.measures': { br: 'Medidas', en: 'Measures' },
  'listing.check.weight': { br: 'Peso', en: 'Weight' },
  'listing.check.titleLength': { br: 'Tamanho do título', en: 'Length of the title' },
  'listing.check.attributes': { br: 'Campos obrigatórios', en: 'Required fields' },
  'listing.check.imageReadable': { br: 'Imagem ilegível', en: 'Unreadable image' },
  'listing.check.imageBackground': { br: 'Fundo da capa', en: 'Background of the cover' },
  'listing.check.imageSize': { br: 'Tamanho das imagens', en: 'Size of the images' },
  'listing.check.imageBlur': { br: 'Foco das imagens', en: 'Focus of the images' },
  'listing.check.contact': { br: 'Contato por fora', en: 'Contact elsewhere' },
  'listing.check.payment': { br: 'Pagamento por fora', en: 'Payment elsewhere' },
  'listing.check.titleAttributes': { br: 'Título e ficha técnica', en: 'Title and specifications' },
  'listing.check.titleWords': { br: 'Palavras no título', en: 'Words in the title' },
  'listing.check.gtinPrefix': { br: 'EAN de uso interno', en: 'EAN for internal use' },
  'listing.check.gtinShared': { br: 'EAN de outro produto', en: 'EAN of another product' },
  'listing.check.priceUnusual': { br: 'Preço fora do habitual', en: 'Unusual price' },
  'listing.check.sizeUnusual': { br: 'Medidas fora do habitual', en: 'Unusual measures' },
  'listing.check.duplicate': { br: 'Anúncio parecido', en: 'Similar listing' },
  'listing.check.imageShared': { br: 'Imagem de outro produto', en: 'Image of another product' },
  'listing.check.company': { br: 'Recusas da empresa', en: 'Refusals of the company' },
});
