import {
  listingStatus,
  mediationDue,
  mediationStatus,
  mediationUnread,
  orderStatus,
  ownWarnings,
  queueWarning,
  questionAge,
  questionStatus,
  queueProblem,
  queueReason,
  type NamedFilter,
} from './named-filters.ts';
import {
  accountState,
  jobStatus,
  linkState,
  messageStatus,
  ofCategories,
  ofCompanies,
  ofKits,
  ofMoney,
  ofProducts,
  ofReports,
  ofUsers,
  reputationLevel,
  ruleStatus,
  toShip,
} from './record-filters.ts';

/** A list that a phrase may name, and what of it can be asked for. */
export interface FilteredList {
  /** Folded; several words stand in their order. */
  readonly names: readonly string[];
  readonly path: string;
  /** What each filter is called in the address of the list; left out, it has none. */
  readonly company?: string;
  readonly date?: string;
  readonly gross?: string;
  /** It is searched by the name of a buyer. */
  readonly hasBuyers?: true;
  readonly named: readonly NamedFilter[];
}

const ofListings: readonly NamedFilter[] = [listingStatus, queueReason, queueProblem, ownWarnings, queueWarning];

export const lists: readonly FilteredList[] = [
  {
    names: ['vendas', 'venda', 'pedidos', 'pedido', 'sales', 'orders'],
    path: '/sale',
    company: 'company',
    date: 'date',
    gross: 'gross',
    hasBuyers: true,
    named: [orderStatus],
  },
  { names: ['anuncios de kit', 'anuncio de kit', 'kit listings'], path: '/kitPublish', company: 'sellerId', named: ofListings },
  {
    names: ['anuncios', 'anuncio', 'fila de revisao', 'revisao', 'fila', 'listings', 'queue'],
    path: '/publish',
    company: 'sellerId',
    named: ofListings,
  },
  {
    names: ['mediacoes', 'mediacao', 'reclamacoes', 'disputas', 'mediations', 'mediation'],
    path: '/mediation',
    company: 'company',
    hasBuyers: true,
    named: [mediationDue, mediationStatus, mediationUnread],
  },
  {
    names: ['perguntas', 'pergunta', 'duvidas', 'questions', 'question'],
    path: '/message',
    company: 'sellerId',
    named: [questionStatus, questionAge],
  },
  // Late orders are found in the list of parcels to ship.
  {
    names: ['expedicao', 'envios', 'despachos', 'pedidos', 'vendas', 'expedition', 'shipments'],
    path: '/expedition',
    company: 'company',
    named: toShip,
  },
  { names: ['produtos', 'produto', 'products'], path: '/product', company: 'company', named: ofProducts },
  { names: ['kits', 'kit', 'combos'], path: '/kit', company: 'company', named: ofKits },
  { names: ['vinculos', 'vinculo', 'links'], path: '/link', company: 'company', named: [linkState] },
  { names: ['regras de preco', 'regras', 'price rules'], path: '/pricerule', company: 'company', named: [ruleStatus] },
  { names: ['mensagens automaticas', 'mensagens', 'messages'], path: '/automessage', company: 'company', named: [messageStatus] },
  { names: ['relatorios', 'relatorio', 'reports'], path: '/report', named: ofReports },
  { names: ['financeiro', 'repasses', 'repasse', 'payouts'], path: '/money', company: 'company', date: 'date', named: ofMoney },
  { names: ['usuarios', 'usuario', 'funcionarios', 'users'], path: '/users', company: 'company', named: ofUsers },
  { names: ['empresas', 'lojas', 'companies'], path: '/seller', named: ofCompanies },
  { names: ['categorias', 'categories'], path: '/category', named: ofCategories },
  { names: ['fila de integracao', 'filas de integracao', 'integracoes', 'jobs'], path: '/queue', company: 'company', named: [jobStatus] },
  { names: ['contas', 'accounts'], path: '/marketplace', company: 'company', named: [accountState] },
  { names: ['reputacao', 'reputacoes', 'reputation'], path: '/reputation', company: 'company', named: [reputationLevel] },
];
