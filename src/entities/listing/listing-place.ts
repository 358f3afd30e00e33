import { useMatch } from '@tanstack/react-router';

/** Two addresses share the list and the editor: all listings, and kits alone (part 1, section 2). */
export type ListingPlace = '/publish' | '/kitPublish';

/** One listing there, as the router spells it. */
export const pageOf = { '/publish': '/publish/$publishId', '/kitPublish': '/kitPublish/$publishId' } as const;

export const placeOfPath = (pathname: string): ListingPlace => (/^\/kitPublish(?:\/|$)/u.test(pathname) ? '/kitPublish' : '/publish');

/**
 * Where the page that asks stands, so that what is opened, left and gone back to stays there. Of its own route, never of the address:
 * who leaves has the next address at once, and this page until the next one is there.
 */
export const useListingPlace = (): ListingPlace => useMatch({ strict: false, select: ({ fullPath }) => placeOfPath(fullPath) });
