/** What people look for in an invoice, out of whichever document of the tax offices it is. Null where a document does not say it. */
export interface Invoice {
  readonly kind: 'nfe' | 'nfce' | 'cte' | 'event' | 'other';
  readonly number: string | null;
  readonly series: string | null;
  /** 44 characters; of an event, that of the invoice it is about. */
  readonly key: string | null;
  /** As it is written: with a zone, without one, or without a time. */
  readonly issuedAt: string | null;
  readonly nature: string | null;
  readonly emitter: Party | null;
  readonly recipient: Party | null;
  readonly totals: readonly Total[];
  readonly items: readonly InvoiceItem[];
  readonly protocol: { readonly number: string; readonly at: string | null; readonly reason: string | null } | null;
  readonly standing: 'authorised' | 'cancelled' | 'denied' | null;
  /** Issued where invoices are tried out. */
  readonly isTest: boolean;
  readonly event: { readonly name: string | null; readonly text: string | null } | null;
  readonly notes: string | null;
}

export interface Party {
  readonly name: string | null;
  /** CPF or CNPJ. */
  readonly document: string | null;
}

export interface Total {
  readonly of: 'products' | 'freight' | 'discount' | 'other' | 'whole';
  readonly amount: string;
}

export interface InvoiceItem {
  readonly code: string | null;
  readonly description: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly unitPrice: string | null;
  readonly total: string | null;
}
