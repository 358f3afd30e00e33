import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/journey.ts';
import { complaintsOf, followMenu, menuPlaces } from '../support/menu.ts';
import { openAs, type Who } from '../support/people.ts';

interface Expected {
  readonly name: string;
  readonly path: string;
  /** Where one is then, if it is elsewhere. */
  readonly landsAt?: RegExp;
  /** The heading of the page: its last path segment in words, or the greeting. */
  readonly heading: RegExp | string;
  /** The tab's title and, but on the home page, the last step of the breadcrumb. */
  readonly title: string;
}

const home = (nickname: string): Expected => ({ name: 'Resumo', path: '/', heading: `Olá, ${nickname}`, title: 'Resumo' });
const settings: Expected = { name: 'Configurações', path: '/settings', heading: 'Configurações', title: 'Configurações' };
const listings = (name: string, title: string): Expected => ({ name, path: '/publish', heading: title, title });

const kits: Expected = { name: 'Anúncios de Kit', path: '/kitPublish', heading: 'Anúncios de Kit', title: 'Anúncios de Kit' };
const questions: Expected = { name: 'Perguntas', path: '/message', heading: 'Perguntas', title: 'Perguntas' };

const sales: Expected = { name: 'Vendas', path: '/sale', heading: 'Vendas', title: 'Vendas' };

const products: Expected = { name: 'Produtos', path: '/product', heading: 'Produtos', title: 'Produtos' };

const composedKits: Expected = { name: 'Kits', path: '/kit', heading: 'Kits', title: 'Kits' };

const expedition: Expected = { name: 'Expedição', path: '/expedition', heading: 'Expedição', title: 'Expedição' };

const links: Expected = { name: 'Vínculos', path: '/link', heading: 'Vínculos', title: 'Vínculos' };

const mediations: Expected = { name: 'Mediação', path: '/mediation', heading: 'Mediação', title: 'Mediação' };
const users: Expected = { name: 'Usuários', path: '/users', heading: 'Usuários', title: 'Usuários' };
/** A person who works for one company is led to it. */
const ownCompany: Expected = {
  name: 'Empresas',
  path: '/seller',
  landsAt: /^\/seller\/\w+$/u,
  heading: 'Detalhe da empresa',
  title: 'Detalhe da empresa',
};
const allCompanies: Expected = { name: 'Empresas', path: '/seller', heading: 'Empresas', title: 'Empresas' };
const categories: Expected = { name: 'Categorias', path: '/category', heading: 'Categorias', title: 'Categorias' };
const compatibilities: Expected = {
  name: 'Compatibilidades',
  path: '/compatibilities',
  heading: 'Compatibilidades',
  title: 'Compatibilidades',
};

const money: Expected = { name: 'Financeiro', path: '/money', heading: 'Financeiro', title: 'Financeiro' };

const accounts: Expected = { name: 'Contas', path: '/marketplace', heading: 'Contas', title: 'Contas' };

const priceRules: Expected = { name: 'Regras de Preço', path: '/pricerule', heading: 'Regras de preço', title: 'Regras de preço' };

const autoMessages: Expected = {
  name: 'Mensagens',
  path: '/automessage',
  heading: 'Mensagens automáticas',
  title: 'Mensagens automáticas',
};

const jobs: Expected = { name: 'Fila de Integração', path: '/queue', heading: 'Filas de integração', title: 'Filas de integração' };

const imports: Expected = { name: 'Importar', path: '/import', heading: 'Importar', title: 'Importar' };

const connections: Expected = { name: 'Integrações', path: '/integrations', heading: 'Integrações', title: 'Integrações' };

const reports: Expected = { name: 'Relatórios', path: '/report', heading: 'Relatórios', title: 'Relatórios' };
const reputation: Expected = { name: 'Reputação', path: '/reputation', heading: 'Reputação', title: 'Reputação' };

const status: Expected = {
  name: 'Situação do sistema',
  path: '/status',
  heading: 'Situação do sistema',
  title: 'Situação do sistema',
};

const secondLook: Expected = {
  name: 'Segunda revisão',
  path: '/secondLook',
  heading: 'Segunda revisão',
  title: 'Segunda revisão',
};
const lead: Expected = { name: 'Equipe de revisão', path: '/lead', heading: 'Equipe de revisão', title: 'Equipe de revisão' };

/** What each of the five demo accounts finds in the menu. A screen that is built adds its line here. */
const menus: Readonly<Partial<Record<Who, readonly Expected[]>>> = {
  reviewer: [home('Renata'), listings('Revisão', 'Revisão'), kits, secondLook, settings],
  superuser: [
    home('Sônia'),
    money,
    listings('Anúncios', 'Anúncios'),
    kits,
    sales,
    expedition,
    mediations,
    questions,
    autoMessages,
    reports,
    allCompanies,
    products,
    composedKits,
    links,
    categories,
    compatibilities,
    accounts,
    priceRules,
    imports,
    jobs,
    connections,
    reputation,
    status,
    secondLook,
    lead,
    users,
    settings,
  ],
  seller: [
    home('Vinícius'),
    listings('Meus anúncios', 'Anúncios'),
    kits,
    sales,
    expedition,
    mediations,
    questions,
    autoMessages,
    reports,
    ownCompany,
    products,
    composedKits,
    links,
    priceRules,
    imports,
    jobs,
    connections,
    settings,
  ],
  otherSeller: [
    home('Verônica'),
    sales,
    expedition,
    mediations,
    questions,
    autoMessages,
    reports,
    ownCompany,
    products,
    composedKits,
    links,
    priceRules,
    jobs,
    connections,
    settings,
  ],
  moneyManager: [
    home('Fernanda'),
    money,
    sales,
    expedition,
    mediations,
    questions,
    autoMessages,
    reports,
    ownCompany,
    products,
    composedKits,
    links,
    priceRules,
    jobs,
    connections,
    settings,
  ],
};

const expectPlace = async (page: Page, { path, landsAt, heading, title }: Expected): Promise<void> => {
  await page.waitForURL(({ pathname }) => landsAt?.test(pathname) ?? pathname === path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${title} · Balcão`);
  const crumbs = page.getByRole('navigation', { name: 'Você está em' });
  if (path === '/') await expect(crumbs).toHaveCount(0);
  else await expect(crumbs.locator('[aria-current="page"]')).toHaveText(title);
};

/** One of each role: the others are sellers too, and see the screens of a seller. Finances are seen in every look by `money.spec.ts`. */
const looksAsTheirRole: ReadonlySet<Who> = new Set<Who>(['reviewer', 'superuser', 'seller']);

/** A journey for each: the first two have many screens to be looked at. */
const walks: readonly (readonly Who[])[] = [['superuser'], ['seller'], ['reviewer', 'otherSeller', 'moneyManager']];

for (const walk of walks) {
  visit(`the menu of ${walk.join(', ')} leads where it says`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const who of walk)
      await visit.step(`every entry of the menu of ${who} opens its screen, named as it should be, without a complaint`, async () => {
        const expected = menus[who] ?? [];
        await openAs(page, who);
        const places = await menuPlaces(page);
        // Lines under a heading are found after the others: the order is told by the menu's own tests.
        const told = (lines: typeof places) => lines.map(({ name, path }) => `${name} ${path}`).toSorted();
        expect(told(places)).toEqual(told(expected));
        for (const place of expected) {
          await followMenu(page, place);
          await expectPlace(page, place);
          await expect(page.locator('main :is(.skeleton, .table-row-waiting)')).toHaveCount(0);
          if (looksAsTheirRole.has(who)) await expectAccessible(page);
        }
        expect(complaints).toEqual([]);
      });
  });
}
