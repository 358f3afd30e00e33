/** Where a thing is looked at, by the kind before the colon of its subject: an amount, with its order. */
const pages: Readonly<Record<string, string>> = {
  order: '/detail',
  money: '/detail',
  mediation: '/mediationdetail',
  listing: '/publish',
};

/** The address of the page of one thing; null where it has none of its own. */
export const pageOf = (subject: string): string | null => {
  const [kind = '', id = ''] = subject.split(/:(.*)/u);
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return page && id !== '' ? `${page}/${encodeURIComponent(id)}` : null;
};
