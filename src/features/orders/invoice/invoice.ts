/** Kinds of documents that the tax offices know; `other` is none of them. */
export type DocumentKind =
  | 'nfe'
  | 'nfce'
  | 'cte'
  | 'mdfe'
  | 'bpe'
  | 'nf3e'
  | 'nfcom'
  | 'dce'
  | 'cfe'
  | 'nfse'
  | 'unused'
  | 'event'
  | 'other';

/** What people look for in an invoice, out of whichever document of the tax offices it is. Null where a document does not say it. */
export interface Invoice {
  readonly kind: DocumentKind;
  readonly number: string | null;
  readonly series: string | null;
  /** 44 characters; of an event, that of the document it is about. */
  readonly key: string | null;
  /** As it is written: with a zone, without one, or without a time. */
  readonly issuedAt: string | null;
  readonly nature: string | null;
  readonly emitter: Party | null;
  readonly recipient: Party | null;
  readonly totals: readonly Total[];
  readonly items: readonly InvoiceItem[];
  /** What the tax office answered; without a number where it registered nothing. */
  readonly protocol: { readonly number: string | null; readonly at: string | null; readonly reason: string | null } | null;
  readonly standing: 'authorised' | 'cancelled' | 'denied' | null;
  /** Somebody asked for it to be cancelled, and it is not: nobody has answered, or the answer was no. */
  readonly cancelling: 'requested' | 'refused' | null;
  /** Issued where invoices are tried out. */
  readonly isTest: boolean;
  readonly event: { readonly name: string | null; readonly text: string | null } | null;
  /** Whole, however long: the layout allows 5,000 characters. */
  readonly notes: string | null;
}

export interface Party {
  readonly name: string | null;
  /** CPF or CNPJ. */
  readonly document: string | null;
}

/** Amounts in reais as a document writes them, with a sign before what is taken off. `rest`: what the total has and no part names. */
export interface Total {
  readonly of: TotalPart | 'rest' | 'whole' | 'cargo';
  readonly amount: string;
}

export type TotalPart =
  | 'products'
  | 'services'
  | 'freight'
  | 'insurance'
  | 'discount'
  | 'relief'
  | 'st'
  | 'fcpSt'
  | 'mono'
  | 'ii'
  | 'ipi'
  | 'ipiReturned'
  | 'pisSt'
  | 'cofinsSt'
  | 'other';

export interface InvoiceItem {
  readonly code: string | null;
  readonly description: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly unitPrice: string | null;
  readonly total: string | null;
}
