import type { NamedFilter } from './named-filters.ts';

export const toShip: readonly NamedFilter[] = [
  {
    name: 'due',
    values: [
      { value: 'late', names: ['atrasado', 'em atraso', 'vencido', 'late'] },
      { value: 'today', names: ['hoje', 'para hoje', 'vence hoje', 'today'] },
      { value: 'later', names: ['proximos dias', 'later'] },
      { value: 'none', names: ['sem prazo', 'no deadline'] },
    ],
  },
  { name: 'stage', values: [{ value: 'suspended', names: ['suspenso', 'envio suspenso', 'suspended'] }] },
];

const stock: NamedFilter = {
  name: 'stock',
  values: [
    { value: 'none', names: ['sem estoque', 'estoque zerado', 'com estoque zerado', 'zerado', 'esgotado', 'out of stock'] },
    { value: 'some', names: ['com estoque', 'em estoque', 'in stock'] },
  ],
};
const listed: NamedFilter = {
  name: 'listed',
  values: [
    { value: 'no', names: ['sem anuncio', 'nao anunciado', 'not listed'] },
    { value: 'yes', names: ['anunciado', 'com anuncio', 'listed'] },
  ],
};
export const ofProducts: readonly NamedFilter[] = [
  stock,
  listed,
  { name: 'barcode', values: [{ value: 'missing', names: ['sem ean', 'sem gtin', 'sem codigo de barras', 'algum sku sem ean'] }] },
];
export const ofKits: readonly NamedFilter[] = [stock, listed];

export const linkState: NamedFilter = {
  name: 'state',
  values: [
    { value: 'unbound', names: ['sem vinculo', 'nao vinculado', 'desvinculado', 'pendente', 'not bound'] },
    { value: 'bound', names: ['vinculado', 'com vinculo', 'bound'] },
  ],
};

export const ruleStatus: NamedFilter = {
  name: 'status',
  takesSeveral: true,
  values: [
    { value: 'ready', names: ['pronto', 'ready'] },
    { value: 'running', names: ['em execucao', 'rodando', 'running'] },
    { value: 'archived', names: ['arquivado', 'archived'] },
  ],
};

export const messageStatus: NamedFilter = {
  name: 'status',
  values: [
    { value: 'active', names: ['ativo', 'active'] },
    { value: 'paused', names: ['pausado', 'paused'] },
  ],
};

export const ofReports: readonly NamedFilter[] = [
  {
    name: 'status',
    takesSeveral: true,
    values: [
      { value: 'queued', names: ['na fila', 'queued'] },
      { value: 'running', names: ['em andamento', 'running'] },
      { value: 'done', names: ['pronto', 'concluido', 'done'] },
      { value: 'failed', names: ['com falha', 'falhou', 'com erro', 'failed'] },
      { value: 'cancelled', names: ['cancelado', 'cancelled'] },
    ],
  },
  {
    name: 'kind',
    values: [
      { value: 'sales', names: ['venda', 'sales'] },
      { value: 'returns', names: ['devolucoes', 'devolucao', 'returns'] },
      { value: 'throughput', names: ['produtividade', 'produtividade da revisao', 'throughput'] },
    ],
  },
];

export const ofMoney: readonly NamedFilter[] = [
  {
    name: 'state',
    takesSeveral: true,
    values: [
      { value: 'awaited', names: ['sem extrato', 'no statement'] },
      { value: 'toRelease', names: ['a liberar', 'por liberar', 'a receber', 'to release'] },
      { value: 'released', names: ['liberado', 'recebido', 'released'] },
    ],
  },
  {
    name: 'difference',
    values: [
      { value: 'open', names: ['a conferir', 'por conferir', 'nao conferido', 'com divergencia', 'divergente', 'to check'] },
      { value: 'checked', names: ['conferido', 'checked'] },
      { value: 'gross', names: ['venda difere'] },
      { value: 'freight', names: ['frete difere', 'frete divergente'] },
      { value: 'return', names: ['devolucao difere'] },
    ],
  },
];

export const ofUsers: readonly NamedFilter[] = [
  {
    name: 'role',
    values: [
      { value: 'seller', names: ['vendedor', 'vendedores', 'seller'] },
      { value: 'reviewer', names: ['revisor', 'revisores', 'reviewer'] },
      { value: 'superuser', names: ['superusuario', 'superuser'] },
    ],
  },
  {
    name: 'state',
    takesSeveral: true,
    values: [
      { value: 'active', names: ['ativo', 'active'] },
      { value: 'blocked', names: ['bloqueado', 'blocked'] },
      { value: 'invited', names: ['convidado', 'com convite pendente', 'invited'] },
    ],
  },
];

export const ofCompanies: readonly NamedFilter[] = [
  {
    name: 'status',
    values: [
      { value: 'active', names: ['ativo', 'active'] },
      { value: 'blocked', names: ['bloqueado', 'blocked'] },
    ],
  },
  {
    name: 'certificate',
    takesSeveral: true,
    values: [
      { value: 'none', names: ['sem certificado', 'no certificate'] },
      { value: 'valid', names: ['certificado valido', 'com certificado valido'] },
      { value: 'soon', names: ['certificado vencendo', 'certificado vence em breve'] },
      { value: 'expired', names: ['certificado vencido', 'com certificado vencido', 'expired certificate'] },
    ],
  },
];

export const ofCategories: readonly NamedFilter[] = [
  {
    name: 'state',
    values: [
      { value: 'open', names: ['aberto', 'open'] },
      { value: 'excluded', names: ['fechado', 'excluido', 'closed'] },
      { value: 'stricter', names: ['com exigencia nossa', 'com exigencia'] },
    ],
  },
];

export const jobStatus: NamedFilter = {
  name: 'status',
  takesSeveral: true,
  values: [
    { value: 'waiting', names: ['na fila', 'aguardando', 'queued'] },
    { value: 'retrying', names: ['nova tentativa', 'tentando de novo', 'trying again'] },
    { value: 'held', names: ['retido', 'held'] },
    { value: 'failed', names: ['falhou', 'com falha', 'com erro', 'falhado', 'failed'] },
    { value: 'discarded', names: ['descartado', 'discarded'] },
    { value: 'done', names: ['enviado', 'concluido', 'sent'] },
  ],
};

export const accountState: NamedFilter = {
  name: 'state',
  takesSeveral: true,
  values: [
    { value: 'connected', names: ['conectado', 'connected'] },
    { value: 'unconnected', names: ['nao conectado', 'not connected'] },
    { value: 'expiring', names: ['vencendo', 'vence em breve', 'a vencer', 'expiring'] },
    { value: 'expired', names: ['vencido', 'autorizacao vencida', 'com autorizacao vencida', 'expirado', 'expired'] },
    { value: 'closed', names: ['acesso negado', 'access denied'] },
    { value: 'disconnected', names: ['desconectado', 'disconnected'] },
    { value: 'paused', names: ['pausado', 'paused'] },
  ],
};

export const reputationLevel: NamedFilter = {
  name: 'level',
  takesSeveral: true,
  values: [
    { value: 'leader', names: ['mercadolider', 'lider', 'leader'] },
    { value: 'green', names: ['verde', 'green'] },
    { value: 'yellow', names: ['amarelo', 'yellow'] },
    { value: 'orange', names: ['laranja', 'orange'] },
    { value: 'red', names: ['vermelho', 'red'] },
    { value: 'none', names: ['sem reputacao', 'no reputation'] },
  ],
};
