import { Link } from '@tanstack/react-router';

export const ListingLink = ({ publishId, title }: { readonly publishId: string; readonly title: string }) => (
  <Link to="/publish/$publishId" params={{ publishId }} className="record-link lead-listing" title={title}>
    {title}
  </Link>
);
