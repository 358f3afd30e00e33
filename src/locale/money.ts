import { messages } from './messages.ts';

/** /money, /money/resume and /money/list. */
export const money = messages({
  'kind.money.one': { br: 'Pedido', en: 'Order' },
  'kind.money.many': { br: 'pedidos', en: 'orders' },
  'kind.money.choose': { br: 'Escolha um pedido do financeiro', en: 'Choose an order of the finances' },

  'money.check': { br: 'Conferir divergência', en: 'Check difference' },
  'money.checked': { br: 'Divergência conferida', en: 'Difference checked' },
  'money.checkNote': { br: 'O que explica a divergência', en: 'What explains the difference' },
  'money.uncheck': { br: 'Reabrir divergência', en: 'Reopen difference' },
  'money.unchecked': { br: 'Divergência reaberta', en: 'Difference reopened' },
  'money.refused.noDifference': { br: 'Extrato e pedido já conferem', en: 'Statement and order agree already' },
  'money.refused.alreadyChecked': { br: 'A divergência já foi conferida', en: 'The difference was checked already' },
  'money.refused.notChecked': { br: 'A divergência ainda não foi conferida', en: 'The difference was not checked yet' },
  'money.refused.notManager': { br: 'Só gestores financeiros', en: 'Money managers only' },

  'shell.title.money': { br: 'Financeiro', en: 'Finance' },
  'shell.title.moneySummary': { br: 'Resumo financeiro', en: 'Financial summary' },
  'shell.title.moneyList': { br: 'Detalhamento financeiro', en: 'Financial details' },
  'menu.money': { br: 'Financeiro', en: 'Finance' },
});
