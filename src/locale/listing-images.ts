import { messages } from './messages.ts';

type Name = { readonly name: string };
type Sizes = { readonly most: number; readonly taken: number };
type Sides = { readonly short: number; readonly long: number; readonly recommended: number };

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
  'listingImages.rules': { br: 'O que uma imagem precisa cumprir', en: 'What an image has to fulfil' },
  'listingImages.rules.file': {
    br: ({ most, taken }: Sizes) => `JPG ou PNG de até ${most} MB; acima de ${taken} MB há um aviso`,
    en: ({ most, taken }: Sizes) => `JPG or PNG of up to ${most} MB; over ${taken} MB there is a warning`,
  },
  'listingImages.rules.sides': {
    br: ({ short, long, recommended }: Sides) =>
      `No mínimo ${short} px nos dois lados e mais de ${long} px em um deles; com menos de ${recommended} px no lado maior há um aviso`,
    en: ({ short, long, recommended }: Sides) =>
      `At least ${short} px on both sides and over ${long} px on one; under ${recommended} px on the longer side there is a warning`,
  },
  'listingImages.rules.sharp': {
    br: 'Inteira e nítida: um arquivo danificado é recusado, uma imagem desfocada tem aviso',
    en: 'Whole and sharp: a damaged file is refused, a blurred image has a warning',
  },
  'listingImages.rules.white': { br: 'A capa tem fundo branco', en: 'The cover has a white background' },
  'listingImages.rules.validated': {
    br: ({ most }: { most: number }) => `No máximo ${most}; cada imagem nova é validada antes de salvar`,
    en: ({ most }: { most: number }) => `At most ${most}; each new image is validated before saving`,
  },
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
  'listing.variation.openImage': {
    br: ({ n, sku }: { n: number; sku: string }) => `Ampliar imagem ${n} de ${sku}`,
    en: ({ n, sku }: { n: number; sku: string }) => `Enlarge image ${n} of ${sku}`,
  },
  'listing.variation.sameImages': { br: 'As imagens do anúncio', en: 'The images of the listing' },
  'listing.variation.noImages': { br: 'Sem imagens próprias', en: 'No images of its own' },
  'listing.image.actual': { br: 'Ver em tamanho real', en: 'See at actual size' },
  'listing.image.fit': { br: 'Ajustar à janela', en: 'Fit to the window' },
  'listing.image.keys': {
    br: '← → outra imagem · Enter tamanho real · Esc fecha',
    en: '← → another image · Enter actual size · Esc closes',
  },
  'listing.image.keysActual': {
    br: '← → ↑ ↓ movem a imagem · Enter ajusta à janela · Esc fecha',
    en: '← → ↑ ↓ move the image · Enter fits it to the window · Esc closes',
  },
  'listing.image.keysOne': { br: 'Enter tamanho real · Esc fecha', en: 'Enter actual size · Esc closes' },
});
