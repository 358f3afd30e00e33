import { isNearDuplicate } from './title-words.ts';
import type { Check, Found, HubFacts, ListingFacts, OtherListing } from './check.ts';

const mostNamed = 5;

const foundIn = (code: 'duplicateOwn' | 'duplicateOther', others: readonly OtherListing[]): readonly Found[] => {
  const [first] = others;
  if (!first) return [];
  const named = others.slice(0, mostNamed).map(({ publishId, title }) => ({ publishId, title }));
  return [
    {
      code,
      place: 'title',
      values: { n: others.length, title: first.title },
      others: named,
      proposes: code === 'duplicateOwn' ? 'duplicate' : null,
    },
  ];
};

/** Another listing with nearly the same title: a copy where it is the same company's; of another company's nobody is to blame. */
export const checkDuplicate: Check<Pick<ListingFacts, 'title'> & Pick<HubFacts, 'alike'>> = {
  name: 'duplicate',
  severity: 'yellow',
  find: ({ title, alike }) => {
    const near = alike.filter((other) => isNearDuplicate(title, other.title));
    return [
      ...foundIn(
        'duplicateOwn',
        near.filter(({ isOfSameCompany }) => isOfSameCompany),
      ),
      ...foundIn(
        'duplicateOther',
        near.filter(({ isOfSameCompany }) => !isOfSameCompany),
      ),
    ];
  },
};
