import { messages } from './messages.ts';

/** What can be done with products and kits, from the palette too. */
export const productActions = messages({
  'product.edit': { br: 'Editar produto', en: 'Edit product' },
  'product.addAttribute': { br: 'Adicionar atributo ao SKU', en: 'Add an attribute to the SKU' },
  'kit.add': { br: 'Criar kit', en: 'Create kit' },
  'kit.edit': { br: 'Editar kit', en: 'Edit kit' },
});
