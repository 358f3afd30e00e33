import { oneOf, someOf, type NamedFilter } from './named-filters.ts';

export const toShip: readonly NamedFilter[] = [
  oneOf('due', {
    late: ['atrasado', 'em atraso', 'vencido', 'late'],
    today: ['hoje', 'para hoje', 'vence hoje', 'today'],
    later: ['proximos dias', 'later'],
    none: ['sem prazo', 'no deadline'],
  }),
  oneOf('stage', { suspended: ['suspenso', 'envio suspenso', 'suspended'] }),
];

const stock = oneOf('stock', {
  none: ['sem estoque', 'estoque zerado', 'com estoque zerado', 'zerado', 'esgotado', 'out of stock'],
  some: ['com estoque', 'em estoque', 'in stock'],
});
const listed = oneOf('listed', {
  no: ['sem anuncio', 'nao anunciado', 'not listed'],
  yes: ['anunciado', 'com anuncio', 'listed'],
});
export const ofProducts: readonly NamedFilter[] = [
  stock,
  listed,
  oneOf('barcode', { missing: ['sem ean', 'sem gtin', 'sem codigo de barras', 'algum sku sem ean'] }),
];
export const ofKits: readonly NamedFilter[] = [stock, listed];

export const linkState = oneOf('state', {
  unbound: ['sem vinculo', 'nao vinculado', 'desvinculado', 'pendente', 'not bound'],
  bound: ['vinculado', 'com vinculo', 'bound'],
});

export const ruleStatus = someOf('status', {
  ready: ['pronto', 'ready'],
  running: ['em execucao', 'rodando', 'running'],
  archived: ['arquivado', 'archived'],
});

export const messageStatus = oneOf('status', {
  active: ['ativo', 'active'],
  paused: ['pausado', 'paused'],
});

export const ofReports: readonly NamedFilter[] = [
  someOf('status', {
    queued: ['na fila', 'queued'],
    running: ['em andamento', 'running'],
    done: ['pronto', 'concluido', 'done'],
    failed: ['com falha', 'falhou', 'com erro', 'failed'],
    cancelled: ['cancelado', 'cancelled'],
  }),
  oneOf('kind', {
    sales: ['venda', 'sales'],
    returns: ['devolucoes', 'devolucao', 'returns'],
    throughput: ['produtividade', 'produtividade da revisao', 'throughput'],
  }),
];

export const ofMoney: readonly NamedFilter[] = [
  someOf('state', {
    awaited: ['sem extrato', 'no statement'],
    toRelease: ['a liberar', 'por liberar', 'a receber', 'to release'],
    released: ['liberado', 'recebido', 'released'],
  }),
  oneOf('difference', {
    open: ['a conferir', 'por conferir', 'nao conferido', 'com divergencia', 'divergente', 'to check'],
    checked: ['conferido', 'checked'],
    gross: ['venda difere'],
    freight: ['frete difere', 'frete divergente'],
    return: ['devolucao difere'],
  }),
];

export const ofUsers: readonly NamedFilter[] = [
  oneOf('role', {
    seller: ['vendedor', 'vendedores', 'seller'],
    reviewer: ['revisor', 'revisores', 'reviewer'],
    superuser: ['superusuario', 'superuser'],
  }),
  someOf('state', {
    active: ['ativo', 'active'],
    blocked: ['bloqueado', 'blocked'],
    invited: ['convidado', 'com convite pendente', 'invited'],
  }),
];

export const ofCompanies: readonly NamedFilter[] = [
  oneOf('status', {
    active: ['ativo', 'active'],
    blocked: ['bloqueado', 'blocked'],
  }),
  someOf('certificate', {
    none: ['sem certificado', 'no certificate'],
    valid: ['certificado valido', 'com certificado valido'],
    soon: ['certificado vencendo', 'certificado vence em breve'],
    expired: ['certificado vencido', 'com certificado vencido', 'expired certificate'],
  }),
];

export const ofCategories: readonly NamedFilter[] = [
  oneOf('state', {
    open: ['aberto', 'open'],
    excluded: ['fechado', 'excluido', 'closed'],
    stricter: ['com exigencia nossa', 'com exigencia'],
  }),
];

export const jobStatus = someOf('status', {
  waiting: ['na fila', 'aguardando', 'queued'],
  retrying: ['nova tentativa', 'tentando de novo', 'trying again'],
  held: ['retido', 'held'],
  failed: ['falhou', 'com falha', 'com erro', 'falhado', 'failed'],
  discarded: ['descartado', 'discarded'],
  done: ['enviado', 'concluido', 'sent'],
});

export const accountState = someOf('state', {
  connected: ['conectado', 'connected'],
  unconnected: ['nao conectado', 'not connected'],
  expiring: ['vencendo', 'vence em breve', 'a vencer', 'expiring'],
  expired: ['vencido', 'autorizacao vencida', 'com autorizacao vencida', 'expirado', 'expired'],
  closed: ['acesso negado', 'access denied'],
  disconnected: ['desconectado', 'disconnected'],
  paused: ['pausado', 'paused'],
});

export const reputationLevel = someOf('level', {
  leader: ['mercadolider', 'lider', 'leader'],
  green: ['verde', 'green'],
  yellow: ['amarelo', 'yellow'],
  orange: ['laranja', 'orange'],
  red: ['vermelho', 'red'],
  none: ['sem reputacao', 'no reputation'],
});
