import type { Kind } from '#contract/kind.ts';
import { kinds } from '#contract/kinds.ts';
import type { Actor } from '../http/actor.ts';

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
  /** Beyond the gate of its link (contract/gates.ts): one place may have several lines, each for other people. */
  readonly isFor: (viewer: MenuViewer) => boolean;
  /** Notification types that count toward it. */
  readonly notifyMap: readonly string[];
  readonly child: readonly MenuLine[];
}

const everyone = (): boolean => true;
const superuser = ({ role }: MenuViewer): boolean => role === 'superuser';
const reviewer = ({ role }: MenuViewer): boolean => role === 'reviewer';
const notReviewer = ({ role }: MenuViewer): boolean => role !== 'reviewer';
const seller = ({ role }: MenuViewer): boolean => role === 'seller';
const moneyManager = ({ role, isMoneyManager }: MenuViewer): boolean => role === 'superuser' || isMoneyManager;

type LineOptions = Pick<MenuLine, 'key' | 'name' | 'icon'> & Partial<MenuLine>;
const line = (options: LineOptions): MenuLine => ({ link: null, isFor: everyone, notifyMap: [], child: [], ...options });

/** The lines of kinds that say they stand under this heading. */
const linesUnder = (heading: string): readonly MenuLine[] =>
  kinds
    .flatMap(({ menu = [] }: Kind) => menu)
    .filter(({ under }) => under === heading)
    .map(({ under: _under, roles, ...place }) => line({ ...place, isFor: ({ role }) => roles?.includes(role) ?? true }));

/** The sidebar in its specified order (part 1, section 2), labels by decision 27, what is ours by decisions 28 and 4 (Perguntas). */
export const generalMenu: readonly MenuLine[] = [
  line({ key: 'summary', name: 'Resumo', icon: 'home', link: '/' }),
  line({ key: 'review', name: 'Revisão', icon: 'review', link: '/publish', isFor: reviewer, notifyMap: ['pendingListing'] }),
  line({
    key: 'own-listings',
    name: 'Meus anúncios',
    icon: 'listings',
    link: '/publish',
    isFor: seller,
    notifyMap: ['refusedListing'],
  }),
  line({ key: 'own-kits', name: 'Anúncios de Kit', icon: 'kit', link: '/kitPublish', isFor: (viewer) => !superuser(viewer) }),
  line({
    key: 'records',
    name: 'Cadastros',
    icon: 'companies',
    isFor: notReviewer,
    child: linesUnder('records'),
  }),
  line({
    key: 'integrations',
    name: 'Integrações',
    icon: 'accounts',
    isFor: notReviewer,
    child: [...linesUnder('integrations'), line({ key: 'connections', name: 'Integrações', icon: 'links', link: '/integrations' })],
  }),
  line({
    key: 'sales',
    name: 'Vendas',
    icon: 'sales',
    link: '/sale',
    isFor: notReviewer,
    notifyMap: ['order', 'meliMessage'],
  }),
  line({ key: 'expedition', name: 'Expedição', icon: 'shipping', link: '/expedition', isFor: notReviewer }),
  line({ key: 'mediation', name: 'Mediação', icon: 'mediation', link: '/mediation', isFor: notReviewer, notifyMap: ['mediation'] }),
  line({ key: 'questions', name: 'Perguntas', icon: 'message', link: '/message', isFor: notReviewer, notifyMap: ['unansweredQuestion'] }),
  line({ key: 'auto-messages', name: 'Mensagens', icon: 'message', link: '/automessage', isFor: notReviewer }),
  line({ key: 'second-look', name: 'Segunda revisão', icon: 'review', link: '/secondLook' }),
  line({ key: 'lead', name: 'Equipe de revisão', icon: 'users', link: '/lead' }),
  line({ key: 'reports', name: 'Relatórios', icon: 'reports', link: '/report', isFor: notReviewer }),
  line({ key: 'settings', name: 'Configurações', icon: 'settings', link: '/settings' }),
  line({ key: 'users', name: 'Usuários', icon: 'users', link: '/users' }),
  line({ key: 'reputation', name: 'Reputação', icon: 'reputation', link: '/reputation' }),
  line({ key: 'status', name: 'Situação do sistema', icon: 'certificate', link: '/status' }),
  line({ key: 'logout', name: 'Sair', icon: 'logout', link: '/logout' }),
];

/** GET /app/moneyMenu: what the console merges in for money managers. */
export const moneyMenu: readonly MenuLine[] = [
  line({ key: 'money', name: 'Financeiro', icon: 'money', link: '/money', isFor: moneyManager }),
];
