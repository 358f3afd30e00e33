import type { Actor } from '../http/actor.ts';

/** The parts the product is built in; an entry is shown once the part that brings its screen is there (row NAV-15). */
export const parts = ['spine', 'house', 'orders', 'listings', 'mediation', 'doors'] as const;
export type Part = (typeof parts)[number];

/** What entries are gated by: the role, the company's sell-out flag (decision 28), money manager (decision 20). */
export interface MenuViewer extends Pick<Actor, 'role' | 'isMoneyManager'> {
  readonly hadSellout: boolean;
}

export interface MenuLine {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  /** Null for a heading. */
  readonly link: string | null;
  readonly part: Part;
  readonly isFor: (viewer: MenuViewer) => boolean;
  /** Notification types that count toward it. */
  readonly notifyMap: readonly string[];
  readonly child: readonly MenuLine[];
}

const everyone = (): boolean => true;
const superuser = ({ role }: MenuViewer): boolean => role === 'superuser';
const reviewer = ({ role }: MenuViewer): boolean => role === 'reviewer';
const notReviewer = ({ role }: MenuViewer): boolean => role !== 'reviewer';
const sellerWithSellout = ({ role, hadSellout }: MenuViewer): boolean => role === 'seller' && hadSellout;
const moneyManager = ({ role, isMoneyManager }: MenuViewer): boolean => role === 'superuser' || isMoneyManager;

type LineOptions = Pick<MenuLine, 'key' | 'name' | 'icon' | 'part'> & Partial<MenuLine>;
const line = (options: LineOptions): MenuLine => ({ link: null, isFor: everyone, notifyMap: [], child: [], ...options });

/** The sidebar in its specified order (part 1, section 2), labels by decision 27, what is ours by decision 28. */
export const generalMenu: readonly MenuLine[] = [
  line({ key: 'summary', name: 'Resumo', icon: 'home', link: '/', part: 'spine' }),
  line({ key: 'review', name: 'Revisão', icon: 'review', link: '/publish', part: 'spine', isFor: reviewer }),
  line({ key: 'own-listings', name: 'Meus anúncios', icon: 'listings', link: '/publish', part: 'spine', isFor: sellerWithSellout }),
  line({
    key: 'records',
    name: 'Cadastros',
    icon: 'companies',
    part: 'doors',
    isFor: notReviewer,
    child: [
      line({ key: 'companies', name: 'Empresas', icon: 'companies', link: '/seller', part: 'doors' }),
      line({ key: 'products', name: 'Produtos', icon: 'products', link: '/product', part: 'doors', notifyMap: ['SkuOutOfService'] }),
    ],
  }),
  line({
    key: 'integrations',
    name: 'Integrações',
    icon: 'accounts',
    part: 'spine',
    isFor: notReviewer,
    child: [
      line({ key: 'accounts', name: 'Contas', icon: 'accounts', link: '/marketplace', part: 'doors', isFor: superuser }),
      line({ key: 'listings', name: 'Anúncios', icon: 'listings', link: '/publish', part: 'spine', isFor: superuser }),
      line({ key: 'links', name: 'Vínculos', icon: 'links', link: '/link', part: 'doors' }),
      line({ key: 'price-rules', name: 'Regras de Preço', icon: 'pricerule', link: '/pricerule', part: 'doors' }),
      line({ key: 'queue', name: 'Fila de Integração', icon: 'queue', link: '/queue', part: 'doors' }),
    ],
  }),
  line({
    key: 'sales',
    name: 'Vendas',
    icon: 'sales',
    link: '/sale',
    part: 'orders',
    isFor: notReviewer,
    notifyMap: ['order', 'meliMessage', 'mediation'],
  }),
  line({ key: 'reports', name: 'Relatórios', icon: 'reports', link: '/report', part: 'doors', isFor: notReviewer }),
  line({ key: 'settings', name: 'Configurações', icon: 'settings', link: '/settings', part: 'spine' }),
  line({ key: 'users', name: 'Usuários', icon: 'users', link: '/users', part: 'doors', isFor: superuser }),
  line({ key: 'reputation', name: 'Reputação', icon: 'reputation', link: '/reputation', part: 'doors', isFor: superuser }),
  line({ key: 'logout', name: 'Sair', icon: 'logout', link: '/logout', part: 'spine' }),
];

/** GET /app/moneyMenu: what the console merges in for money managers. */
export const moneyMenu: readonly MenuLine[] = [
  line({ key: 'money', name: 'Financeiro', icon: 'money', link: '/money', part: 'doors', isFor: moneyManager }),
];
