import { messages } from './messages.ts';

/** /pricerule and a rule's page. */
export const prices = messages({
  'kind.pricerule.one': { br: 'Regra', en: 'Rule' },
  'kind.pricerule.many': { br: 'regras', en: 'rules' },
  'kind.pricerule.choose': { br: 'Escolha uma regra de preço', en: 'Choose a price rule' },

  'pricerule.new': { br: 'Nova regra de preço', en: 'New price rule' },
  'pricerule.simulate': { br: 'Simular', en: 'Dry run' },
  'pricerule.simulating': { br: 'Simulação iniciada', en: 'Dry run started' },
  'pricerule.apply': { br: 'Aplicar preços', en: 'Apply prices' },
  'pricerule.applying': { br: 'Preços serão aplicados', en: 'Prices will be applied' },
  'pricerule.archive': { br: 'Arquivar regra', en: 'Archive rule' },
  'pricerule.archived': { br: 'Regra arquivada', en: 'Rule archived' },
  'pricerule.restore': { br: 'Restaurar regra', en: 'Restore rule' },
  'pricerule.restored': { br: 'Regra restaurada', en: 'Rule restored' },
  'pricerule.refused.ready': { br: 'A regra não está arquivada', en: 'The rule is not archived' },
  'pricerule.refused.running': { br: 'A regra está em execução', en: 'The rule is running' },
  'pricerule.refused.archived': { br: 'A regra está arquivada', en: 'The rule is archived' },

  'shell.title.priceRules': { br: 'Regras de preço', en: 'Price rules' },
  'shell.title.priceRule': { br: 'Regra de preço', en: 'Price rule' },
  'shell.title.newPriceRule': { br: 'Nova regra de preço', en: 'New price rule' },
  'menu.price-rules': { br: 'Regras de Preço', en: 'Price rules' },
});
