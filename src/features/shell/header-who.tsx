import { Avatar } from '#ui/avatar.tsx';
import type { ShellUser } from './shell-user.ts';

/** The person who is signed in, and their company, in the corner of the header. */
export const HeaderWho = ({ user, label }: { readonly user: ShellUser; readonly label: string }) => (
  <>
    <Avatar name={user.name} picture={user.picture} />
    <span className="visually-hidden">{label}</span>
    <span className="header-who" aria-hidden>
      <span className="truncate">{user.name}</span>
      {user.company && <span className="quiet truncate">{user.company}</span>}
    </span>
  </>
);
