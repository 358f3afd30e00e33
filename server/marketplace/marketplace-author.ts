/** The one who is no person: it ends what an approval began, and takes orders forward. */
export const marketplaceAuthor = { id: 'marketplace', name: 'Mercado Livre' } as const;
