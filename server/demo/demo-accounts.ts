import { createHash } from 'node:crypto';
import type { Role } from '#contract/call.ts';

export interface DemoAccount {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
  readonly nickname: string;
  readonly role: Role;
  /** Which of the companies, counted from 0; null for people who work for the hub. */
  readonly company: number | null;
  /** Others that the same person enters for, each by an account of its own (decision 0127). */
  readonly further: readonly { readonly id: string; readonly company: number }[];
  /** Named: whoever else lists for the company would own it too. */
  readonly isOwner: boolean;
  readonly hadSellout: boolean;
  readonly isMoneyManager: boolean;
  /** As /login shows it. */
  readonly label: string;
}

export const demoPassword = 'demo1234';
/** What a browser sends for it (decision 6). */
export const demoPasswordSent = createHash('sha256').update(demoPassword).digest('hex');

const idOf = (at: number): string => `d0${String(at).padStart(22, '0')}`;

const account = (at: number, role: Role, mail: string, name: string, label: string, more: Partial<DemoAccount> = {}): DemoAccount => ({
  id: idOf(at),
  mail: `${mail}@balcao.test`,
  name,
  nickname: name.split(' ')[0] ?? name,
  role,
  label,
  company: null,
  further: [],
  isOwner: false,
  hadSellout: role !== 'seller',
  isMoneyManager: false,
  ...more,
});

export const demoReviewers = [
  account(1, 'reviewer', 'revisora', 'Renata Moraes', 'Revisora'),
  account(6, 'reviewer', 'revisor2', 'Caio Nogueira', 'Segundo revisor'),
] as const;

/** Decision 5 says which routes each one's flags open. */
export const demoAccounts: readonly DemoAccount[] = [
  ...demoReviewers,
  account(2, 'superuser', 'super', 'Sônia Pacheco', 'Superusuária'),
  account(3, 'seller', 'vendedor', 'Vinícius Araújo', 'Vendedor', { company: 0, hadSellout: true, isOwner: true }),
  account(4, 'seller', 'vendedor2', 'Verônica Lima', 'Vendedora de outra empresa', { company: 1, isOwner: true }),
  account(5, 'seller', 'financeiro', 'Fernanda Rocha', 'Financeiro', { company: 0, isMoneyManager: true }),
  account(7, 'seller', 'consultora', 'Helena Prado', 'Consultora de duas empresas', {
    company: 0,
    hadSellout: true,
    further: [{ id: idOf(8), company: 1 }],
  }),
];
