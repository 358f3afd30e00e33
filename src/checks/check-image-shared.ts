import type { Check, HubFacts } from './check.ts';

/**
 * One picture for two things: another company shows it in another category. Two companies that sell the same thing show the maker's
 * picture, and neither is to blame for that.
 */
export const checkImageShared: Check<Pick<HubFacts, 'samePicture'>> = {
  name: 'imageShared',
  severity: 'yellow',
  find: ({ samePicture }) => {
    const [first] = samePicture;
    if (!first) return [];
    const others = samePicture.slice(0, 5).map(({ publishId, title }) => ({ publishId, title }));
    return [{ code: 'imageShared', place: 'images', values: { n: samePicture.length, title: first.title }, others, proposes: 'image' }];
  },
};
