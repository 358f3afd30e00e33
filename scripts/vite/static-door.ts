import { readFile } from 'node:fs/promises';
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
    const doors = ['light', 'dark'].map((appearance) => door.replace('class="radix-themes"', `class="radix-themes ${appearance}"`));
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

interface Door {
  readonly drawn: string;
  /** Of all of the console's what it needs. */
  readonly styles: string;
  /** Addresses of its script, and of the scripts it needs beside those the console begins with. */
  readonly firstLook: string;
  readonly needed: readonly string[];
}

/** The console waits in a template until the door is to be seen: first-look.ts takes it out. */
const withDoor = (page: string, { drawn, styles, firstLook, needed }: Door): string => {
  const console = [
    `<link rel="modulepreload" crossorigin href="${entry.exec(page)?.groups?.['file']}" data-console>`,
    ...needed.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...[...page.matchAll(begins)].map(({ groups }) => groups?.['link']),
  ];
  return page
    .replace(begins, '')
    .replace(
      entry,
      () => `<script src="${firstLook}"></script>\n    <style>${styles}</style>\n    <template id="console">${console.join('')}</template>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root"></div>\n    <div id="door">${drawn}</div>`);
};

/**
 * `login.html` beside `index.html`: the same page with the login drawn in it and its styles, so that one types before the console is
 * there, which is asked for when the door is to be seen. server/http/serve-console.ts sends it at /login.
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
        const html = withDoor(String(page.source), {
          drawn,
          styles: stylesOf(dressed(drawn), textOf(bundle[sheet.exec(String(page.source))?.groups?.['file'] ?? ''])),
          firstLook: `/${firstLook}`,
          needed: [login, fileOf(words)].flatMap((file) => (file === undefined ? [] : [`/${file}`])),
        });
        this.emitFile({ type: 'asset', fileName: 'login.html', source: html });
      },
    },
  };
};
