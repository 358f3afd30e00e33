import { OrderStatus } from '#contract/order.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Role } from '#contract/call.ts';

/** What a list is filtered to, and what people call it; accents, gender and number make no difference. */
export interface NamedValue {
  readonly value: string;
  readonly names?: readonly string[];
  /** As it is shown, and called too; left out, as it was typed: its text is of a screen that may not be here. */
  readonly say?: MessageKey;
}

/** A filter by the name it has in the address of its list. */
export interface NamedFilter {
  readonly name: string;
  readonly values: readonly NamedValue[];
  /** Whose list has it; everybody's where it does not say. */
  readonly roles?: readonly Role[];
  /** Several of it may be asked for. */
  readonly takesSeveral?: boolean;
}

const reviewing: readonly Role[] = ['superuser', 'reviewer'];

export const orderStatus: NamedFilter = {
  name: 'status',
  takesSeveral: true,
  values: [
    ...OrderStatus.options
      .filter((status) => status !== 'fk_cancelled')
      .map((status) => ({ value: status === 'cancelled' ? 'cancelled,fk_cancelled' : status, say: `order.status.${status}` as const })),
    { value: 'paid,invoiced,waiting-shipped', names: ['nao enviado', 'a enviar', 'por enviar', 'para enviar', 'sem envio', 'not shipped'] },
    { value: 'waiting-shipped', names: ['aguardando despacho', 'esperando envio'] },
    { value: 'shipped', names: ['em transito', 'a caminho', 'despachado'] },
    { value: 'pending', names: ['nao pago', 'aguardando pagamento', 'sem pagamento', 'unpaid'] },
    { value: 'not_delivered', names: ['nao entregue'] },
    {
      value: 'pending_cancelled',
      names: [
        'cancelamento pendente',
        'cancelamento solicitado',
        'cancelamento pedido',
        'pedido de cancelamento',
        'pendente de cancelamento',
      ],
    },
    { value: 'sold', names: ['sem cancelada', 'nao cancelado'] },
    { value: 'fk_cancelled', names: ['cancelado ficticio', 'cancelado so no balcao'] },
  ],
};

export const listingStatus: NamedFilter = {
  name: 'status',
  takesSeveral: true,
  values: [
    { value: 'refused', names: ['recusado', 'reprovado', 'refused'] },
    { value: 'paused', names: ['pausado', 'paused'] },
    { value: 'active', names: ['ativo', 'no ar', 'a venda', 'aprovado', 'active'] },
    {
      value: 'pending',
      names: [
        'pendente',
        'pendente de revisao',
        'em revisao',
        'aguardando revisao',
        'para revisar',
        'a revisar',
        'para aprovar',
        'pending',
      ],
    },
    { value: 'processing', names: ['em processamento', 'processing'] },
  ],
};

/** Why it waits in the queue. */
export const queueReason: NamedFilter = {
  name: 'reason',
  roles: reviewing,
  values: [
    { value: 'new', names: ['novo', 'new'] },
    { value: 'resubmitted', names: ['reenviado', 'corrigido', 'resubmitted'] },
    { value: 'edited', names: ['editado', 'alterado', 'edited'] },
    { value: 'returned', names: ['devolvido', 'returned'] },
    { value: 'observed', names: ['observado', 'com observacao', 'observed'] },
  ],
};

export const queueProblem: NamedFilter = {
  name: 'problem',
  roles: reviewing,
  values: [{ value: 'clean', names: ['limpo', 'sem problema', 'clean'] }],
};

const warnings: readonly NamedValue[] = [
  { value: 'image', names: ['imagem', 'imagem incorreta', 'foto', 'imagens'] },
  { value: 'wigth', names: ['peso', 'peso incorreto'] },
  { value: 'invalid_measures', names: ['medida', 'medida incorreta'] },
  { value: 'gtin', names: ['ean', 'gtin', 'ean invalido', 'codigo de barras'] },
  { value: 'hasnt_price', names: ['preco', 'sem preco', 'produto sem preco'] },
];
/** What was to be corrected: a seller's list has it as a column, the queue in its address. */
export const ownWarnings: NamedFilter = { name: 'warnings', roles: ['seller'], values: warnings };
export const queueWarning: NamedFilter = { name: 'warning', roles: reviewing, values: warnings };

export const mediationDue: NamedFilter = {
  name: 'due',
  values: [
    { value: 'late', names: ['atrasado', 'vencido', 'em atraso', 'late'] },
    { value: 'soon', names: ['vencendo', 'perto do prazo', 'due soon'] },
  ],
};

export const mediationStatus: NamedFilter = {
  name: 'status',
  values: [
    { value: 'open', names: ['aberto', 'em aberto', 'open'] },
    { value: 'closing', names: ['encerrando', 'closing'] },
    { value: 'closed', names: ['finalizado', 'encerrado', 'fechado', 'closed'] },
  ],
};

export const mediationUnread: NamedFilter = {
  name: 'unread',
  values: [{ value: 'true', names: ['nao lido', 'com mensagem nao lida', 'com mensagem nova', 'unread'] }],
};

export const questionStatus: NamedFilter = {
  name: 'status',
  values: [
    {
      value: 'unanswered',
      names: [
        'sem resposta',
        'nao respondido',
        'por responder',
        'a responder',
        'para responder',
        'pra responder',
        'pendente',
        'aberto',
        'unanswered',
      ],
      say: 'questions.status.unanswered',
    },
    { value: 'answered', names: ['respondido', 'com resposta', 'answered'], say: 'questions.status.answered' },
  ],
};

export const questionAge: NamedFilter = {
  name: 'olderThan',
  values: [
    { value: 'hour', names: ['mais de 1 hora', 'mais de uma hora', 'mais de 1h', 'over 1 hour'], say: 'questions.older.hour' },
    {
      value: 'day',
      names: ['mais de 1 dia', 'mais de um dia', 'mais de 24 horas', 'mais de 24h', 'over 1 day'],
      say: 'questions.older.day',
    },
    { value: 'week', names: ['mais de 1 semana', 'mais de uma semana', 'mais de 7 dias', 'over 1 week'], say: 'questions.older.week' },
  ],
};
