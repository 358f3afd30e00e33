import { unwrap, type Api } from '#api/client.ts';
import type { Role } from '#contract/call.ts';
import { getSuperuser, type UserData } from '#contract/session.ts';

/**
 * The role as the server says it; with a provider that says none: superuser if it is one, else seller, never reviewer (decision 5). An
 * answer that is none is thrown, and the page offers to ask again: a superuser would be a seller until they reload (decision 0170).
 */
export const roleOf = async (api: Api, user: UserData): Promise<Role> => {
  if (user.role) return user.role;
  const answer = await api.send(getSuperuser);
  if (!answer.ok && answer.error.type === 'Refused') return 'seller';
  return unwrap(answer).superuser ? 'superuser' : 'seller';
};
