/** What a list is filtered to, and what people call it, folded; gender and number make no difference. */
export interface NamedValue {
  readonly value: string;
  readonly names: readonly string[];
  /** As it is shown; left out, as it was typed: its text is of a screen that may not be here. */
  readonly say?: `questions.status.${'unanswered' | 'answered'}` | `questions.older.${'hour' | 'day' | 'week'}`;
}

/** A filter by the name it has in the address of its list. */
export interface NamedFilter {
  readonly name: string;
  readonly values: readonly NamedValue[];
  /** Others see that list as the queue, which has no such filter. */
  readonly isOfSellers?: true;
}

export const ownListingStatus: NamedFilter = {
  name: 'status',
  isOfSellers: true,
  values: [
    { value: 'refused', names: ['recusado', 'refused'] },
    { value: 'paused', names: ['pausado', 'paused'] },
    { value: 'active', names: ['ativo', 'active'] },
    { value: 'pending', names: ['pendente', 'em revisao', 'pending'] },
    { value: 'processing', names: ['em processamento', 'processing'] },
  ],
};

export const mediationDue: NamedFilter = {
  name: 'due',
  values: [
    { value: 'late', names: ['atrasado', 'vencido', 'late'] },
    { value: 'soon', names: ['vencendo', 'due soon'] },
  ],
};

export const mediationStatus: NamedFilter = {
  name: 'status',
  values: [
    { value: 'open', names: ['aberto', 'open'] },
    { value: 'closed', names: ['finalizado', 'encerrado', 'closed'] },
  ],
};

export const questionStatus: NamedFilter = {
  name: 'status',
  values: [
    { value: 'unanswered', names: ['sem resposta', 'nao respondido', 'unanswered'], say: 'questions.status.unanswered' },
    { value: 'answered', names: ['respondido', 'answered'], say: 'questions.status.answered' },
  ],
};

export const questionAge: NamedFilter = {
  name: 'olderThan',
  values: [
    { value: 'hour', names: ['mais de 1 hora', 'mais de uma hora', 'over 1 hour'], say: 'questions.older.hour' },
    { value: 'day', names: ['mais de 1 dia', 'mais de um dia', 'over 1 day'], say: 'questions.older.day' },
    { value: 'week', names: ['mais de 1 semana', 'mais de uma semana', 'over 1 week'], say: 'questions.older.week' },
  ],
};
