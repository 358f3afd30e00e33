import { listingRuleText } from '#contract/listing-rule-text.ts';
import { messages } from './messages.ts';

/** The editor of one listing: sections, rules, what a save does and what came of it (part 2, sections 2 to 5). */
export const editor = messages({
  'editor.title': {
    br: ({ title }: { title: string }) => `Editar Anúncio - ${title}`,
    en: ({ title }: { title: string }) => `Edit Listing - ${title}`,
  },
  'editor.save': { br: 'Salvar!', en: 'Save!' },
  'editor.toTop': { br: 'Voltar ao topo para salvar!', en: 'Back to the top to save!' },
  'editor.form': { br: 'Dados do anúncio', en: 'Data of the listing' },

  'editor.summary': { br: 'Resumo', en: 'Summary' },
  'editor.quality': { br: 'Qualidade', en: 'Quality' },
  'editor.quality.good': { br: 'Excelente', en: 'Excellent' },
  'editor.quality.low': { br: 'Baixa', en: 'Low' },
  'editor.quality.how': {
    br: 'Sobe com a ficha técnica completa e três fotos ou mais',
    en: 'Rises with complete technical specs and three photos or more',
  },
  'editor.sold': { br: 'Total de vendas', en: 'Total sales' },
  'editor.status': { br: 'Status', en: 'Status' },
  'editor.lock': { br: 'Trava de Anúncio', en: 'Listing lock' },
  'editor.lock.on': { br: 'Ativada', en: 'On' },
  'editor.lock.how': {
    br: 'Com a trava de uma oferta, fica à venda e não pode ser pausado.',
    en: 'Locked for a deal, it stays on sale and can not be paused.',
  },
  'editor.lock.off': { br: 'Desativada', en: 'Off' },

  'editor.general': { br: 'Dados gerais', en: 'General data' },
  'editor.measures': { br: 'Medidas', en: 'Measures' },
  'editor.height': { br: 'Altura', en: 'Height' },
  'editor.width': { br: 'Largura', en: 'Width' },
  'editor.depth': { br: 'Profundidade', en: 'Depth' },
  'editor.weight': { br: 'Peso', en: 'Weight' },
  'editor.warranty': { br: 'Garantia', en: 'Warranty' },
  'editor.warranty.seller': { br: 'Garantia do vendedor', en: 'Seller warranty' },
  'editor.warranty.maker': { br: 'Garantia de fábrica', en: 'Manufacturer warranty' },
  'editor.warranty.none': { br: 'Sem garantia', en: 'No warranty' },
  'editor.unit.days': { br: 'dias', en: 'days' },
  'editor.unit.months': { br: 'meses', en: 'months' },
  'editor.unit.years': { br: 'anos', en: 'years' },
  'editor.description': { br: 'Descrição', en: 'Description' },
  'editor.descriptionShown': { br: 'Como o comprador vê', en: 'As the buyer sees it' },
  'editor.htmlCleaned': {
    br: 'O HTML colado virou texto: o marketplace publica só texto.',
    en: 'The pasted HTML became text: the marketplace publishes text only.',
  },
  'editor.htmlStored': {
    br: 'Esta descrição tem HTML, e o marketplace publica só texto.',
    en: 'This description has HTML, and the marketplace publishes text only.',
  },
  'editor.htmlClean': { br: 'Deixar só o texto', en: 'Keep the text only' },
  'editor.specs': { br: 'Ficha técnica', en: 'Technical specs' },
  'editor.barcodeOfListing': { br: 'O do anúncio, em Dados gerais', en: 'That of the listing, under General data' },
  'editor.removeVariation': { br: 'Remover variação', en: 'Remove variation' },
  'editor.removeAttribute': {
    br: ({ name }: { name: string }) => `Remover ${name}`,
    en: ({ name }: { name: string }) => `Remove ${name}`,
  },
  'editor.noVariations': { br: 'Este anúncio não tem variações', en: 'This listing has no variations' },
  'editor.vehicles': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 veículo' : `${n} veículos`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 vehicle' : `${n} vehicles`),
  },

  'editor.rule.shipMode': { br: listingRuleText.shipMode, en: 'Shipping is required' },
  'editor.rule.warrantyType': { br: listingRuleText.warrantyType, en: 'Warranty is required. Choose a category to open this field.' },
  'editor.rule.warrantyTime': { br: listingRuleText.warrantyTime, en: 'Warranty time is required. Choose a category to open this field.' },
  'editor.rule.warrantyTimeUnit': {
    br: listingRuleText.warrantyTimeUnit,
    en: 'Warranty unit is required. Choose a category to open this field.',
  },
  'editor.rule.listingType': { br: listingRuleText.listingType, en: 'Listing type is required' },
  'editor.rule.condition': { br: listingRuleText.condition, en: 'Condition is required' },
  'editor.rule.title': { br: listingRuleText.title, en: 'Title is required' },
  'editor.rule.sellerId': { br: listingRuleText.sellerId, en: 'Company is required' },
  'editor.rule.description': { br: listingRuleText.description, en: 'Description is required' },
  'editor.rule.variations': { br: listingRuleText.variations, en: 'Every variation needs at least one variation attribute' },
  'editor.rule.sku': { br: listingRuleText.sku, en: 'SKU is required' },
  'editor.rule.sameVariation': {
    br: listingRuleText.sameVariation,
    en: 'Another variation has the same identifier: remove this one and add it anew',
  },
  'editor.rule.sameSku': { br: listingRuleText.sameSku, en: 'Another variation has this SKU already' },
  'editor.rule.images': { br: listingRuleText.images, en: 'At most 5 attachments!' },
  'editor.rule.gtin': { br: listingRuleText.gtin, en: 'Invalid EAN / GTIN' },
  'editor.rule.longDescription': { br: listingRuleText.longDescription, en: 'A description has at most 5000 characters' },
  'editor.rule.kitGtin': { br: listingRuleText.kitGtin, en: 'A kit has no EAN / GTIN' },
  'editor.rule.price': { br: listingRuleText.price, en: 'Invalid amount in reais.' },
  'editor.rule.noPrice': { br: listingRuleText.noPrice, en: 'Give a price: a published listing is never without one' },
  'editor.rule.measures': { br: listingRuleText.measures, en: 'Each measure is at most 70 cm' },
  'editor.rule.weight': { br: listingRuleText.weight, en: 'The weight is at most 30000 g' },
  'editor.rule.noWarranty': { br: listingRuleText.noWarranty, en: 'Without a warranty there is no warranty time' },
  'editor.rule.sold': { br: listingRuleText.sold, en: 'Something was sold: Mercado Livre lets nobody change title or condition any more' },
  'editor.rule.inAccount': {
    br: listingRuleText.inAccount,
    en: 'This listing belongs to this account on Mercado Livre by now: to sell it in another, duplicate it',
  },
  'editor.rule.readOnly': { br: listingRuleText.readOnly, en: 'This field can not be changed now' },
  'editor.rule.attribute': {
    br: ({ name }: { name: string }) => `O campo ${name} é obrigatório`,
    en: ({ name }: { name: string }) => `Field ${name} is required`,
  },
  'editor.rule.noMe1': { br: listingRuleText.noMe1, en: 'The category does not allow ME1 shipping' },
  'editor.rule.onlyMe2': { br: listingRuleText.onlyMe2, en: 'The company only allows ME2 categories' },
  'editor.rule.noMe2': { br: listingRuleText.noMe2, en: 'The category does not allow ME2 shipping' },
  'editor.rule.onlyMe1': { br: listingRuleText.onlyMe1, en: 'The company only allows ME1 categories' },
  'editor.rule.noShipping': { br: listingRuleText.noShipping, en: 'The category does not allow shipping' },
  /** Said of an image: 'Imagem 2 · variação Azul'. */
  'editor.imageOwner': { br: ({ name }: { name: string }) => `variação ${name}`, en: ({ name }: { name: string }) => `variation ${name}` },
  'editor.variationNumber': { br: ({ n }: { n: number }) => `variação ${n}`, en: ({ n }: { n: number }) => `variation ${n}` },
  'editor.andMore': { br: ({ n }: { n: number }) => `e mais ${n}`, en: ({ n }: { n: number }) => `and ${n} more` },
  'editor.banner': { br: 'Preencha todos os campos *', en: 'Fill in all fields *' },
  /** Over a list of fields. */
  'editor.leftAlone': {
    br: 'Já estava assim e não impede salvar o que você mudou:',
    en: 'This was so before, and does not keep you from saving what you changed:',
  },
  'editor.correctFirst': {
    br: ({ n }: { n: number }) => `Nada foi salvo: ${n === 1 ? '1 campo' : `${n} campos`} a corrigir`,
    en: ({ n }: { n: number }) => `Nothing was saved: ${n === 1 ? '1 field' : `${n} fields`} to correct`,
  },
  'editor.sections': { br: 'Seções', en: 'Sections' },
  'editor.imageNotValidated': { br: 'Imagem não validada', en: 'Image not validated' },

  'editor.bar': { br: 'O que será salvo', en: 'What will be saved' },
  'editor.nothingChanged': { br: 'Nada foi alterado', en: 'Nothing was changed' },
  'editor.willSave': {
    br: ({ fields }: { fields: string }) => `Será salvo: ${fields}`,
    en: ({ fields }: { fields: string }) => `Will be saved: ${fields}`,
  },
  'editor.approves': { br: 'Salvar aprova o anúncio', en: 'Saving approves the listing' },
  'editor.resubmits': { br: 'Salvar reenvia o anúncio para revisão', en: 'Saving sends the listing to review again' },
  'editor.imagesToSend': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 imagem a enviar' : `${n} imagens a enviar`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 image to send' : `${n} images to send`),
  },
  'editor.closed': {
    br: ({ reason }: { reason: string }) => `Só leitura: ${reason}`,
    en: ({ reason }: { reason: string }) => `Read only: ${reason}`,
  },
  'editor.awaited': {
    br: 'Em processamento no marketplace. Pode continuar a editar: o que digitar fica guardado, e Salvar! volta sozinho quando ele responder.',
    en: 'Being processed by the marketplace. You may go on editing: what you type is kept, and Save! comes back by itself once it has answered.',
  },
  'editor.closedGeneral': {
    br: 'Condição, tipo de anúncio e envio só se alteram na revisão de pendentes',
    en: 'Condition, listing type and shipping are changed in pending review only',
  },
  'editor.closedBySale': {
    br: 'Já houve venda: o Mercado Livre não deixa mais mudar',
    en: 'Something was sold: Mercado Livre lets nobody change it any more',
  },
  'editor.priceAlone': {
    br: 'Valem na hora, sem reenviar o resto do anúncio',
    en: 'They count at once, without sending the rest of the listing again',
  },
  'editor.publishedGtin': { br: 'É o que se publica no Mercado Livre', en: 'The one published on Mercado Livre' },
  'editor.closedWarranty': {
    br: 'A garantia só se altera na revisão de pendentes',
    en: 'The warranty is changed in pending review only',
  },
  'editor.closedAccount': { br: 'Só se altera enquanto o anúncio está pendente', en: 'Changed only while the listing is pending' },
  'editor.closedCompany': { br: 'É a empresa dona do SKU', en: 'The company that owns the SKU' },
  'editor.noWarrantyTime': { br: 'Sem garantia não há tempo', en: 'Without a warranty there is no time' },
  'editor.checking': { br: 'Verificando…', en: 'Checking…' },
  'editor.saving': { br: 'Salvando…', en: 'Saving…' },
  'editor.uploading': { br: 'Enviando imagens…', en: 'Sending images…' },
  'editor.done': { br: 'Anúncio enviado para processamento e atualização', en: 'Listing sent for processing and update' },
  'editor.checkFailed': {
    br: 'Não foi possível verificar a categoria e a empresa. Nada foi salvo; o rascunho está guardado.',
    en: 'Category and company could not be checked. Nothing was saved; the draft is kept.',
  },
  'editor.saveFailed': {
    br: ({ why }: { why: string }) => `O anúncio não foi salvo (${why}). O rascunho está guardado; tente de novo.`,
    en: ({ why }: { why: string }) => `The listing was not saved (${why}). The draft is kept; try again.`,
  },
  'editor.noAnswer': { br: 'sem resposta do servidor', en: 'no answer from the server' },
  'editor.partlyDone': {
    br: ({ skus, why }: { skus: string; why: string }) => `O anúncio foi salvo; faltam as imagens de ${skus} (${why}).`,
    en: ({ skus, why }: { skus: string; why: string }) => `The listing was saved; the images of ${skus} are missing (${why}).`,
  },
  'editor.notForgotten': { br: 'este navegador não anotou o que já foi enviado', en: 'this browser did not note what was sent' },
  'editor.sendingImage': {
    br: ({ sku, n, of }: { sku: string; n: number; of: number }) => `Enviando imagens de ${sku}: ${n} de ${of}`,
    en: ({ sku, n, of }: { sku: string; n: number; of: number }) => `Sending images of ${sku}: ${n} of ${of}`,
  },
  'editor.repeatImages': { br: ({ n }: { n: number }) => `Repetir (${n})`, en: ({ n }: { n: number }) => `Repeat (${n})` },
  'editor.retryImages': { br: 'Enviar as imagens que faltam', en: 'Send the missing images' },

  'editor.merged': {
    br: ({ name, fields }: { name: string; fields: string }) => `${name} alterou ${fields}; o que você digitou foi mantido`,
    en: ({ name, fields }: { name: string; fields: string }) => `${name} changed ${fields}; what you typed was kept`,
  },
  'editor.mergedSameSku': {
    br: ({ name, skus }: { name: string; skus: string }) =>
      `${name} também adicionou uma variação com o SKU ${skus}: mude o SKU da sua, ou remova-a`,
    en: ({ name, skus }: { name: string; skus: string }) =>
      `${name} added a variation with the SKU ${skus}, too: change the SKU of yours, or remove it`,
  },
  'editor.somebody': { br: 'Outra pessoa', en: 'Somebody else' },
  'editor.conflict': { br: 'Alterado por outra pessoa', en: 'Changed by somebody else' },
  'editor.conflictBy': {
    br: ({ name }: { name: string }) => `${name} alterou este anúncio enquanto você editava. Escolha o que fica em cada campo:`,
    en: ({ name }: { name: string }) => `${name} changed this listing while you edited it. Choose what stays in each field:`,
  },
  'editor.keepMine': { br: 'Ficar com o meu', en: 'Keep mine' },
  'editor.takeTheirs': { br: 'Ficar com o atual', en: 'Take the current one' },
  'editor.change.removed': { br: 'removida', en: 'removed' },
  'editor.change.from': {
    br: ({ name, before, after }: { name: string; before: string; after: string }) => `${name}: ${before} → ${after}`,
    en: ({ name, before, after }: { name: string; before: string; after: string }) => `${name}: ${before} → ${after}`,
  },
  'editor.merge': { br: 'Juntar as alterações', en: 'Merge the changes' },
  'editor.changedMeanwhile': {
    br: 'Outra pessoa alterou este anúncio enquanto você editava. Nada foi salvo; confira e salve de novo.',
    en: 'Somebody else changed this listing while you edited it. Nothing was saved; check it and save again.',
  },
  'editor.mergeFirst': { br: 'Resolva primeiro o que outra pessoa alterou', en: 'First settle what somebody else changed' },
});
