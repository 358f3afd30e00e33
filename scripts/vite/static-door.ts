import { readFile } from 'node:fs/promises';
import { AtRule, parse, type Root } from 'postcss';
import { createServer, transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { stylesOf } from './styles-of.ts';

const loginRoute = '/src/app/screens/login-route.tsx';
const words = '/src/locale/door-catalogue.ts?locale=br';

/** What the login looks like, drawn by its own components. */
const drawDoor = async (root: string): Promise<string> => {
  const server = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawStaticDoor } = (await server.ssrLoadModule('/src/app/static-door.tsx')) as {
      readonly drawStaticDoor: () => Promise<string>;
    };
    return await drawStaticDoor();
  } finally {
    await server.close();
  }
};

/** The door as it is dressed, light and dark, in each of the ways that src/app/first-look.ts makes the page. */
const dressed = (door: string): readonly string[] =>
  ['closed', 'entered'].map((way) => {
    const doors = ['light', 'dark'].map((appearance) => door.replace('undressed', appearance));
    return `<html data-door="${way}"><body><div id="root"></div>${doors.map((each) => `<div id="door">${each}</div>`).join('')}</body></html>`;
  });

/** The lines of index.html that fetch the console: its script first, then what that begins with, and its styles. */
const entry = /<script type="module" crossorigin src="(?<file>[^"]+)"><\/script>/u;
const begins = /\n *(?<link><link rel="(?:modulepreload|stylesheet)"[^>]*>)/gu;
const sheet = /<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/u;

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string => {
  if (file?.type !== 'asset') throw new Error('index.html names no styles: scripts/vite/static-door.ts');
  return String(file.source);
};

/** As a door that no script has dressed yet, by what the system wears. */
const bySystem = (styles: Root): Root => {
  const undressed = styles.clone();
  for (const appearance of ['light', 'dark']) {
    const worn = new RegExp(String.raw`\.${appearance}(?![\w-])`, 'gu');
    undressed.walkRules(worn, (rule) => {
      const selectors = rule.selectors.filter((selector) => selector.search(worn) !== -1);
      const media = new AtRule({ name: 'media', params: `(prefers-color-scheme:${appearance})` });
      media.append(rule.clone({ selectors: selectors.map((selector) => selector.replaceAll(worn, '.undressed')) }));
      rule.after(media);
    });
    undressed.append(parse(`@media (prefers-color-scheme:${appearance}){:root{color-scheme:${appearance}}}`));
  }
  return undressed;
};

/** Of a sheet its fonts and all else. */
const apart = (css: string): { readonly fonts: string; readonly styles: Root } => {
  const styles = parse(css);
  const faces: AtRule[] = [];
  styles.walkAtRules('font-face', (face) => void faces.push(face.remove()));
  return { fonts: faces.join(''), styles };
};

interface Door {
  readonly drawn: string;
  /** Of all of the console's what it needs. */
  readonly styles: Root;
  /** They come after the first picture, which is drawn in a font of the system: each took it a millisecond to be asked for. */
  readonly fonts: string;
  /** Addresses of its script, and of the scripts it needs beside those the console begins with. */
  readonly firstLook: string;
  readonly needed: readonly string[];
}

/**
 * The console waits in a template until the door is to be seen: first-look.ts takes it out. Where something is stored that decides how the
 * door looks, nothing is drawn before that script has run; a stranger's door is drawn meanwhile.
 */
const withDoor = (page: string, { drawn, styles, fonts, firstLook, needed }: Door, who: 'known' | 'stranger'): string => {
  const console = [
    `<style>${fonts}</style>`,
    `<link rel="modulepreload" crossorigin href="${entry.exec(page)?.groups?.['file']}" data-console>`,
    ...needed.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...[...page.matchAll(begins)].map(({ groups }) => groups?.['link']),
  ];
  const [script, worn] = who === 'known' ? ['<script', styles] : ['<script async', bySystem(styles)];
  return page
    .replace(begins, '')
    .replace(
      entry,
      () =>
        `${script} src="${firstLook}"></script>\n    <style>${worn.toString()}</style>\n    <template id="console">${console.join('')}</template>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root"></div>\n    <div id="door">${drawn}</div>`);
};

/**
 * `login.html` beside `index.html`: the same page with the login drawn in it and its styles, so that one types before the console is
 * there, which is asked for when the door is to be seen; and `login-known.html` for browsers in which something of ours is stored.
 * server/http/serve-console.ts sends them at /login.
 */
export const staticDoor = (): Plugin => {
  let root = '';
  return {
    name: 'static-door',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        const files = Object.values(bundle);
        const fileOf = (end: string): string | undefined =>
          files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(end)))?.fileName;
        const login = fileOf(loginRoute);
        // The pages of bench/ are built by the same configuration, and have no door.
        if (page?.type !== 'asset' || login === undefined) return;
        const source = `${root}/src/app/first-look.ts`;
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        const firstLook = this.getFileName(this.emitFile({ type: 'asset', name: 'first-look.js', source: `{\n${code}}\n` }));
        const drawn = await drawDoor(root);
        const door: Door = {
          drawn,
          ...apart(stylesOf(dressed(drawn), textOf(bundle[sheet.exec(String(page.source))?.groups?.['file'] ?? '']))),
          firstLook: `/${firstLook}`,
          needed: [login, fileOf(words)].flatMap((file) => (file === undefined ? [] : [`/${file}`])),
        };
        this.emitFile({ type: 'asset', fileName: 'login.html', source: withDoor(String(page.source), door, 'stranger') });
        this.emitFile({ type: 'asset', fileName: 'login-known.html', source: withDoor(String(page.source), door, 'known') });
      },
    },
  };
};
