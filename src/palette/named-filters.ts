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
  /** The roles whose list has it; all of them where it is left out. */
  readonly roles?: readonly Role[];
  /** Several of it may be asked for. */
  readonly takesSeveral?: boolean;
}

type Called = Readonly<Record<string, readonly string[]>>;

/** What people call each thing that a list can be filtered to. */
export const oneOf = (name: string, called: Called): NamedFilter => ({
  name,
  values: Object.entries(called).map(([value, names]) => ({ value, names })),
});
export const someOf = (name: string, called: Called): NamedFilter => ({ ...oneOf(name, called), takesSeveral: true });

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

export const listingStatus = someOf('status', {
  refused: ['recusado', 'reprovado', 'refused'],
  paused: ['pausado', 'paused'],
  active: ['ativo', 'no ar', 'a venda', 'aprovado', 'active'],
  pending: ['pendente', 'pendente de revisao', 'em revisao', 'aguardando revisao', 'para revisar', 'a revisar', 'para aprovar', 'pending'],
  processing: ['em processamento', 'processing'],
});

/** Why it waits in the queue. */
export const queueReason: NamedFilter = {
  ...oneOf('reason', {
    new: ['novo', 'new'],
    resubmitted: ['reenviado', 'corrigido', 'resubmitted'],
    edited: ['editado', 'alterado', 'edited'],
    returned: ['devolvido', 'returned'],
    observed: ['observado', 'com observacao', 'observed'],
  }),
  roles: reviewing,
};

export const queueProblem: NamedFilter = { ...oneOf('problem', { clean: ['limpo', 'sem problema', 'clean'] }), roles: reviewing };

const warnings = {
  image: ['imagem', 'imagem incorreta', 'foto', 'imagens'],
  wigth: ['peso', 'peso incorreto'],
  invalid_measures: ['medida', 'medida incorreta'],
  gtin: ['ean', 'gtin', 'ean invalido', 'codigo de barras'],
  hasnt_price: ['preco', 'sem preco', 'produto sem preco'],
};
/** What was to be corrected: a seller's list has it as a column, the queue in its address. */
export const ownWarnings: NamedFilter = { ...oneOf('warnings', warnings), roles: ['seller'] };
export const queueWarning: NamedFilter = { ...oneOf('warning', warnings), roles: reviewing };

export const mediationDue = oneOf('due', {
  late: ['atrasado', 'vencido', 'em atraso', 'late'],
  soon: ['vencendo', 'perto do prazo', 'due soon'],
});

export const mediationStatus = oneOf('status', {
  open: ['aberto', 'em aberto', 'open'],
  closing: ['encerrando', 'closing'],
  closed: ['finalizado', 'encerrado', 'fechado', 'closed'],
});

export const mediationUnread = oneOf('unread', { true: ['nao lido', 'com mensagem nao lida', 'com mensagem nova', 'unread'] });

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
