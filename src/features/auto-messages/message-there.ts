/** What becomes of a message of this event at the marketplace itself, beside what the specification says of it (decision 38). */
export const thereOf = (event: string) =>
  event === 'delivered' || event === 'cancelled' ? (`autoMessages.there.${event}` as const) : 'autoMessages.there.open';
