/** The day an instant is on in São Paulo, 'YYYY-MM-DD'. */
export const dayInSaoPaulo = (at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(at);
