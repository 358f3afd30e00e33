import { messages } from './messages.ts';

type Days = { readonly n: number };

/** What stands below a number. */
const counted =
  (one: string, many: string) =>
  ({ n }: Days): string =>
    n === 1 ? one : many;

/** '/', the dashboard. */
export const home = messages({
  'home.queue': { br: 'Fila de revisão', en: 'Review queue' },
  'home.openQueue': { br: 'Abrir a fila', en: 'Open the queue' },
  'home.pending': { br: 'pendentes', en: 'pending' },
  'home.mineToday': { br: 'decididos por mim hoje', en: 'decided by me today' },
  'home.teamToday': { br: 'decididos pela equipe hoje', en: 'decided by the team today' },
  'home.oldest': { br: 'mais antigo', en: 'oldest' },
  'home.median': { br: 'mediana por decisão', en: 'median per decision' },
  'home.none': { br: '–', en: '–' },
  'home.next': { br: 'Próximos da fila', en: 'Next in the queue' },
  'home.keys': { br: 'Teclas da fila', en: 'Keys of the queue' },
  'home.listings': { br: 'Meus anúncios', en: 'My listings' },
  'home.openListings': { br: 'Ver anúncios', en: 'See listings' },
  'home.status.pending': { br: 'em revisão', en: 'in review' },
  'home.status.refused': { br: 'recusados', en: 'refused' },
  'home.status.processing': { br: 'em processamento', en: 'processing' },
  'home.status.active': { br: 'ativos', en: 'active' },
  'home.status.paused': { br: 'pausados', en: 'paused' },
  'home.sales': { br: 'Vendas', en: 'Sales' },
  'home.openSales': { br: 'Ver vendas', en: 'See sales' },
  'home.order.paid': { br: 'pagas', en: 'paid' },
  'home.order.invoiced': { br: 'faturadas', en: 'invoiced' },
  'home.order.waiting-shipped': { br: 'aguardando envio', en: 'waiting to be shipped' },
  'home.order.shipped': { br: 'enviadas', en: 'shipped' },
  'home.order.pending_cancelled': { br: 'cancelamento pendente', en: 'cancellation pending' },
  'home.failed': { br: 'Os números não puderam ser carregados', en: 'The figures could not be loaded' },
  'home.unsent': { br: 'Ainda não enviadas', en: 'Not sent yet' },
  'home.unsentHint': {
    br: 'Suas decisões estão guardadas neste computador e são enviadas sozinhas.',
    en: 'Your decisions are kept on this computer and are sent by themselves.',
  },
  'home.closedPage': {
    br: ({ name }: { name: string }) => `“${name}” não está aberta para o seu acesso.`,
    en: ({ name }: { name: string }) => `“${name}” is not open to your access.`,
  },
  'home.closedPageHint': { br: 'Você está no início.', en: 'This is the start.' },
  'home.seeUnsent': { br: 'Ver', en: 'See' },
  'home.nothingTitle': { br: 'Nada para fazer por aqui', en: 'Nothing to do here' },
  'home.nothingHint': {
    br: 'Quando sua conta tiver anúncios ou finanças para acompanhar, eles aparecem aqui.',
    en: 'When your account has listings or finances to follow, they appear here.',
  },
  'home.first': { br: 'Nada foi anunciado nem vendido ainda', en: 'Nothing was listed or sold yet' },
  'home.firstHint': {
    br: 'Anúncios e vendas vêm das contas de marketplace da empresa.',
    en: 'Listings and sales come from the company’s marketplace accounts.',
  },
  'records.toConnections': { br: 'Ver as contas conectadas', en: 'See the connected accounts' },
  'home.now': { br: 'O que precisa de você', en: 'What needs you' },
  'home.nothingNow': { br: 'Nada espera por você agora.', en: 'Nothing waits for you now.' },
  'home.now.pending': { br: counted('anúncio a revisar', 'anúncios a revisar'), en: counted('listing to review', 'listings to review') },
  'home.now.refused': {
    br: counted('anúncio recusado a corrigir', 'anúncios recusados a corrigir'),
    en: counted('refused listing to correct', 'refused listings to correct'),
  },
  'home.now.toShipLate': {
    br: counted('pedido com envio atrasado', 'pedidos com envio atrasado'),
    en: counted('order late to ship', 'orders late to ship'),
  },
  'home.now.cancellations': {
    br: counted('pedido de cancelamento', 'pedidos de cancelamento'),
    en: counted('cancellation request', 'cancellation requests'),
  },
  'home.now.late': {
    br: counted('mediação com prazo vencido', 'mediações com prazo vencido'),
    en: counted('mediation past its date', 'mediations past their date'),
  },
  'home.now.soon': {
    br: counted('mediação que vence em 48 h', 'mediações que vencem em 48 h'),
    en: counted('mediation due within 48 h', 'mediations due within 48 h'),
  },
  'home.now.questions': {
    br: counted('pergunta sem resposta', 'perguntas sem resposta'),
    en: counted('unanswered question', 'unanswered questions'),
  },
  'home.now.blocked': { br: counted('empresa bloqueada', 'empresas bloqueadas'), en: counted('blocked company', 'blocked companies') },
  'home.now.expired': {
    br: counted('certificado vencido', 'certificados vencidos'),
    en: counted('expired certificate', 'expired certificates'),
  },
  'home.now.expiring': {
    br: counted('certificado que vence em breve', 'certificados que vencem em breve'),
    en: counted('certificate about to expire', 'certificates about to expire'),
  },
  'home.now.failedJobs': {
    br: counted('envio ao marketplace que falhou', 'envios ao marketplace que falharam'),
    en: counted('dispatch to the marketplace that failed', 'dispatches to the marketplace that failed'),
  },
  'home.now.failed': { br: 'envios que falharam', en: 'failed sends' },
  'home.certificate.expired': { br: 'O certificado da empresa venceu', en: 'The certificate of the company has expired' },
  'home.certificate.soon': {
    br: ({ n }: Days) => `O certificado da empresa vence em ${n > 1 ? `${n} dias` : `${n < 1 ? 'menos de ' : ''}1 dia`}`,
    en: ({ n }: Days) => `The certificate of the company expires in ${n > 1 ? `${n} days` : `${n < 1 ? 'less than ' : ''}1 day`}`,
  },
  'home.certificate.open': { br: 'Abrir a empresa', en: 'Open the company' },
  'home.period': { br: 'Vendas do período', en: 'Sales of the period' },
  'home.period.choose': { br: 'Período', en: 'Period' },
  'home.period.days': { br: ({ n }: Days) => `${n} dias`, en: ({ n }: Days) => `${n} days` },
  'home.period.span': {
    br: ({ from, to, beforeFrom, beforeTo }: Record<'from' | 'to' | 'beforeFrom' | 'beforeTo', string>) =>
      `De ${from} a ${to}, comparado com ${beforeFrom} a ${beforeTo}.`,
    en: ({ from, to, beforeFrom, beforeTo }: Record<'from' | 'to' | 'beforeFrom' | 'beforeTo', string>) =>
      `From ${from} to ${to}, compared with ${beforeFrom} to ${beforeTo}.`,
  },
  'home.period.net': {
    br: 'Vendas canceladas não contam no vendido.',
    en: 'Cancelled sales do not count as sold.',
  },
  'home.money': { br: 'Ver os repasses e o que há a receber', en: 'See payouts and what is to come' },
  'home.money.others': {
    br: 'Repasses e valores a receber: com os gestores financeiros da empresa.',
    en: 'Payouts and what is to come: with the money managers of the company.',
  },
  'home.period.gross': { br: 'vendido', en: 'sold' },
  'home.period.orders': { br: 'vendas', en: 'sales' },
  'home.period.average': { br: 'por venda', en: 'per sale' },
  'home.period.cancelled': { br: 'canceladas', en: 'cancelled' },
  'home.period.none': { br: 'Nenhuma venda neste período', en: 'No sale in this period' },
  'home.period.noneHint': {
    br: 'Escolha um período maior ou veja todas as vendas.',
    en: 'Choose a longer period or see all sales.',
  },
  'home.before': { br: ({ value }: { value: string }) => `antes: ${value}`, en: ({ value }: { value: string }) => `before: ${value}` },
  'home.change.new': { br: 'nada antes', en: 'nothing before' },
  'home.chart': { br: 'Vendido por dia', en: 'Sold per day' },
  'home.chart.now': { br: 'Este período', en: 'This period' },
  'home.chart.before': { br: 'Período anterior', en: 'Period before' },
  'home.chart.failed': {
    br: 'O gráfico não pôde ser carregado. Os números estão na tabela.',
    en: 'The chart could not be loaded. The numbers are in the table.',
  },
  'home.chart.table': { br: 'Ver os números por dia', en: 'See the numbers per day' },
  'home.column.day': { br: 'Dia', en: 'Day' },
  'home.column.orders': { br: 'Vendas', en: 'Sales' },
  'home.column.gross': { br: 'Vendido', en: 'Sold' },
  'home.column.before': { br: 'Antes', en: 'Before' },
  'home.column.change': { br: 'Variação', en: 'Change' },
  'home.column.company': { br: 'Empresa', en: 'Company' },
  'home.column.account': { br: 'Conta', en: 'Account' },
  'home.byCompany': { br: 'Por empresa', en: 'By company' },
  'home.byAccount': { br: 'Por conta de marketplace', en: 'By marketplace account' },
  'home.showAll': { br: ({ n }: { n: string }) => `Mostrar todas (${n})`, en: ({ n }: { n: string }) => `Show all (${n})` },
});
