/**
 * The drawing of public/favicon.svg. In the page itself: as an image it is a document of its own, which took the login up to a tenth of the
 * time until one can type.
 */
export const Logo = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#218358" />
    <path
      d="M9 7h8.2c3.5 0 5.6 1.7 5.6 4.5 0 1.9-1 3.3-2.7 3.9 2.3.5 3.6 2.1 3.6 4.3 0 3.3-2.4 5.3-6.3 5.3H9zm4 3.4v3.7h3.2c1.6 0 2.5-.7 2.5-1.9s-.9-1.8-2.5-1.8zm0 6.8v4.3h3.7c1.8 0 2.8-.8 2.8-2.2s-1-2.1-2.8-2.1z"
      fill="#fff"
    />
  </svg>
);
