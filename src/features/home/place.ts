/** A list behind a number: the address that finds exactly what was counted. */
export interface Place {
  readonly to: '/publish' | '/general' | '/expedition' | '/mediation' | '/message' | '/seller' | '/queue';
  readonly search?: Readonly<Record<string, string>>;
}

/** Sales of these days, both included, without those cancelled since, as the sales list writes it into its address. */
export const salesOf = (from: string, to: string, more: Readonly<Record<string, string>> = {}): Place => ({
  to: '/general',
  search: { date: `${from}..${to}`, status: 'sold', ...more },
});
