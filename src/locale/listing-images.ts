import { messages } from './messages.ts';

type Name = { readonly name: string };

/** Images of the editor: what can be done with each. How one stands is said in listing.ts. */
export const listingImages = messages({
  'listingImages.notAllowed': { br: 'Arquivo não permitido', en: 'File not allowed' },
  'listingImages.validate': { br: ({ name }: Name) => `Validar ${name}`, en: ({ name }: Name) => `Validate ${name}` },
  'listingImages.validateWord': { br: 'Validar', en: 'Validate' },
  'listingImages.zoomWord': { br: 'Ampliar', en: 'Enlarge' },
  'listingImages.replaceWord': { br: 'Substituir', en: 'Replace' },
  'listingImages.validateAll': { br: 'Validar imagens', en: 'Validate images' },
  'listingImages.zoom': { br: ({ name }: Name) => `Ampliar ${name}`, en: ({ name }: Name) => `Enlarge ${name}` },
  'listingImages.replace': { br: ({ name }: Name) => `Substituir ${name}`, en: ({ name }: Name) => `Replace ${name}` },
  'listingImages.before': { br: 'O que havia antes', en: 'What was there before' },
  'listingImages.nothingBefore': { br: 'Não havia imagem antes', en: 'There was no image before' },
  'listing.image.nthOf': {
    br: ({ n, total }: { n: number; total: number }) => `Imagem ${n} de ${total}`,
    en: ({ n, total }: { n: number; total: number }) => `Image ${n} of ${total}`,
  },
  'listing.image.nthBefore': {
    br: ({ n, total }: { n: number; total: number }) => `Imagem ${n} de ${total}, antes da correção`,
    en: ({ n, total }: { n: number; total: number }) => `Image ${n} of ${total}, before the correction`,
  },
  'listing.image.before': { br: 'Antes da correção', en: 'Before the correction' },
  'listing.image.open': { br: ({ n }: { n: number }) => `Ampliar imagem ${n}`, en: ({ n }: { n: number }) => `Enlarge image ${n}` },
  'listing.image.actual': { br: 'Ver em tamanho real', en: 'See at actual size' },
  'listing.image.fit': { br: 'Ajustar à janela', en: 'Fit to the window' },
  'listing.image.keys': {
    br: '← → outra imagem · Enter tamanho real · Esc fecha',
    en: '← → another image · Enter actual size · Esc closes',
  },
  'listing.image.keysOne': { br: 'Enter tamanho real · Esc fecha', en: 'Enter actual size · Esc closes' },
});
