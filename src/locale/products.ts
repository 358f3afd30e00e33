import { messages } from './messages.ts';

/** /product, the profile of a product and its editing. */
export const products = messages({
  'kind.product.one': { br: 'Produto', en: 'Product' },
  'kind.product.many': { br: 'produtos', en: 'products' },
  'kind.product.choose': { br: 'Escolha um produto', en: 'Choose a product' },

  'product.add': { br: 'Novo produto', en: 'New product' },
  'product.list': { br: 'Criar anúncio', en: 'Create listing' },
  'product.duplicate': { br: 'Duplicar produto', en: 'Duplicate product' },
  'product.archive': { br: 'Arquivar produto', en: 'Archive product' },
  'product.archived': { br: 'Produto arquivado', en: 'Product archived' },
  'product.restore': { br: 'Reativar produto', en: 'Restore product' },
  'product.restored': { br: 'Produto reativado', en: 'Product restored' },
  'product.refused.role': { br: 'Só a empresa do produto faz isto', en: 'Only the company of the product does this' },
  'product.refused.archived': { br: 'Produto arquivado', en: 'The product is archived' },
  'product.refused.notArchived': { br: 'Produto não está arquivado', en: 'The product is not archived' },
  'product.edit': { br: 'Editar produto', en: 'Edit product' },
  'product.addAttribute': { br: 'Adicionar atributo ao SKU', en: 'Add an attribute to the SKU' },

  'shell.title.products': { br: 'Produtos', en: 'Products' },
  'shell.title.product': { br: 'Perfil do produto', en: 'Product' },
  'shell.title.productNew': { br: 'Novo produto', en: 'New product' },
  'shell.title.productEdit': { br: 'Editar produto', en: 'Edit product' },
  'menu.products': { br: 'Produtos', en: 'Products' },
});
