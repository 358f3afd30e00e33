import { messages } from './messages.ts';

/** What can be done with products, from the palette too. */
export const productActions = messages({
  'product.edit': { br: 'Editar produto', en: 'Edit product' },
  'product.addAttribute': { br: 'Adicionar atributo ao SKU', en: 'Add an attribute to the SKU' },
});
