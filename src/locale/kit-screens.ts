import { messages } from './messages.ts';

type Many = { readonly n: number };

/** The pages of kits: what only they say. What is said anywhere is in kits.ts. */
export const kitScreens = messages({
  'kits.search': { br: 'Título ou SKU do kit', en: 'Title or SKU of the kit' },
  'kits.listHint': {
    br: 'Um anúncio do kit em cada conta, na categoria do primeiro item. Ele entra na revisão, e você completa imagens e descrição. Enquanto não for publicado, pode ser excluído.',
    en: 'One listing of the kit in each account, in the category of its first part. It goes to review, and you add pictures and the description. Until it is published it can be deleted.',
  },
  'kits.empty': {
    br: 'Componha o primeiro kit com os SKUs da empresa.',
    en: 'Compose the first kit of the company’s SKUs.',
  },
  'kits.column.code': { br: 'SKU do kit', en: 'Kit SKU' },
  'kits.column.contents': { br: 'Composição', en: 'Contents' },
  'kits.back': { br: 'Voltar aos kits', en: 'Back to kits' },
  'kits.codeHint': {
    br: 'Os anúncios de kit com este SKU ficam ligados ao kit.',
    en: 'Kit listings with this SKU are tied to the kit.',
  },
  'kits.codeChangeHint': {
    br: 'Os anúncios de kit com este SKU ficam ligados ao kit. Mude-o, e eles mudam junto, menos os vinculados a um SKU.',
    en: 'Kit listings with this SKU are tied to the kit. Change it, and theirs changes too, but for those bound to a SKU.',
  },
  'kits.discount': { br: 'Desconto sobre as unidades', en: 'Discount on the pieces' },
  'kits.noDiscount': { br: 'Sem desconto', en: 'No discount' },
  'kits.pieces': { br: 'Unidades', en: 'Pieces' },
  'kits.stockHint': { br: 'Quantos kits o estoque atual permite', en: 'How many kits the stock at hand allows' },
  'kits.measuresHint': {
    br: 'As unidades deitadas, uma sobre a outra',
    en: 'The pieces lying flat, one on another',
  },
  'kits.tooLarge': {
    br: 'Medidas excedendo o limite de 70 cm ou 30 kg: o anúncio deste kit não seria aceito',
    en: 'Beyond the limit of 70 cm or 30 kg: a listing of this kit would not be accepted',
  },
  'kits.quantity': { br: 'Quantidade', en: 'Quantity' },
  'kits.quantityOf': {
    br: ({ sku }: { sku: string }) => `Quantidade de ${sku}`,
    en: ({ sku }: { sku: string }) => `Quantity of ${sku}`,
  },
  'kits.unitPrice': { br: 'Preço unitário', en: 'Unit price' },
  'kits.remove': { br: 'Remover', en: 'Remove' },
  'kits.removeOf': {
    br: ({ sku }: { sku: string }) => `Remover ${sku} do kit`,
    en: ({ sku }: { sku: string }) => `Remove ${sku} from the kit`,
  },
  'kits.find': { br: 'Adicionar SKU', en: 'Add a SKU' },
  'kits.findHint': { br: 'Título, marca, SKU ou EAN do produto', en: 'Title, brand, SKU or EAN of the product' },
  'kits.addOf': {
    br: ({ sku }: { sku: string }) => `Adicionar ${sku} ao kit`,
    en: ({ sku }: { sku: string }) => `Add ${sku} to the kit`,
  },
  'kits.found': { br: 'SKUs encontrados', en: 'SKUs found' },
  'kits.foundNone': { br: 'Nenhum SKU encontrado', en: 'No SKU found' },
  'kits.foundChosen': { br: 'O que foi encontrado já está no kit', en: 'What was found is in the kit already' },
  'kits.findFailed': { br: 'Não foi possível buscar os SKUs', en: 'The SKUs could not be searched' },
  'kits.noParts': { br: 'Adicione ao menos um SKU', en: 'Add at least one SKU' },
  'kits.tooManyParts': { br: ({ n }: Many) => `Um kit tem no máximo ${n} SKUs`, en: ({ n }: Many) => `A kit has at most ${n} SKUs` },
  'kits.quantityWrong': {
    br: ({ n }: Many) => `Cada quantidade é um número inteiro de 1 a ${n}`,
    en: ({ n }: Many) => `Each quantity is a whole number from 1 to ${n}`,
  },
  'kits.onePiece': { br: 'Um kit tem ao menos duas unidades', en: 'A kit has at least two pieces' },
  'kits.save': { br: 'Salvar kit', en: 'Save kit' },
  'kits.saved': { br: 'Kit salvo', en: 'Kit saved' },
  'kits.publications': { br: 'Anúncios deste kit', en: 'Listings of this kit' },
  'kits.noPublications': { br: 'Nenhum anúncio de kit tem este SKU', en: 'No kit listing has this SKU' },
  'kits.noHistory': { br: 'Nenhuma alteração registrada', en: 'No change recorded' },
  'kits.event.added': { br: 'Kit criado', en: 'Kit created' },
  'kits.event.edited': { br: 'Kit editado', en: 'Kit edited' },
  'kits.field.name': { br: 'Título', en: 'Title' },
  'kits.field.code': { br: 'SKU do kit', en: 'Kit SKU' },
  'kits.field.discount': { br: 'Desconto', en: 'Discount' },
  'kits.field.parts': { br: 'Composição', en: 'Contents' },
});
