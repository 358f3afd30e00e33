import { messages } from './messages.ts';

/** /reputation and an account's page there. */
export const reputation = messages({
  'reputation.search': { br: 'Conta, nome oficial ou empresa', en: 'Account, official name or company' },
  'reputation.empty': {
    br: 'As contas conectadas ao marketplace aparecem aqui com a sua reputação.',
    en: 'Accounts connected to the marketplace appear here with their reputation.',
  },
  'reputation.column.level': { br: 'Nível', en: 'Level' },
  'reputation.column.sales': { br: 'Vendas (60 dias)', en: 'Sales (60 days)' },
  'reputation.column.day': { br: 'Dia', en: 'Day' },
  'reputation.column.metric': { br: 'Indicador', en: 'Metric' },
  'reputation.column.rate': { br: 'Hoje', en: 'Today' },
  'reputation.column.count': { br: 'Quantidade', en: 'Count' },
  'reputation.metric.claims': { br: 'Reclamações', en: 'Claims' },
  'reputation.metric.cancelled': { br: 'Cancelamentos', en: 'Cancellations' },
  'reputation.metric.late': { br: 'Atrasos no despacho', en: 'Late handling' },
  'reputation.level.leader': { br: 'MercadoLíder', en: 'MercadoLíder' },
  'reputation.level.green': { br: 'Verde', en: 'Green' },
  'reputation.level.yellow': { br: 'Amarelo', en: 'Yellow' },
  'reputation.level.orange': { br: 'Laranja', en: 'Orange' },
  'reputation.level.red': { br: 'Vermelho', en: 'Red' },
  'reputation.level.none': { br: 'Sem reputação ainda', en: 'No reputation yet' },
  'reputation.upTo': { br: ({ rate }: { rate: string }) => `até ${rate}`, en: ({ rate }: { rate: string }) => `up to ${rate}` },
  'reputation.metrics': { br: 'Indicadores e limites', en: 'Metrics and limits' },
  'reputation.hint': {
    br: 'Estimativa do Balcão: o pior dos três indicadores nas vendas dos últimos 60 dias; com menos de 10 vendas ainda não há nível. O Mercado Livre pode julgar de outro modo.',
    en: 'Reckoned by Balcão: the worst of the three metrics over the sales of the last 60 days; with fewer than 10 sales there is no level yet. Mercado Livre may judge otherwise.',
  },
  'reputation.told': {
    br: ({ said }: { said: string }) =>
      `O nível é o que o Mercado Livre diz (${said}); os indicadores são contados aqui e podem diferir dos dele.`,
    en: ({ said }: { said: string }) =>
      `The level is what Mercado Livre says (${said}); the metrics are counted here and may differ from its own.`,
  },
  'reputation.toldNone': {
    br: 'O Mercado Livre ainda não deu nível a esta conta; os indicadores são contados aqui e podem diferir dos dele.',
    en: 'Mercado Livre has given this account no level yet; the metrics are counted here and may differ from its own.',
  },
  'reputation.noHistory': { br: 'Nenhum dia avaliado ainda', en: 'No day judged yet' },
  'reputation.back': { br: 'Voltar à reputação', en: 'Back to reputation' },
});
