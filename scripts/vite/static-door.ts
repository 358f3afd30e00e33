import { readFile } from 'node:fs/promises';
import { createServer, transformWithOxc, type Plugin } from 'vite';

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

/**
 * `login.html` beside `index.html`: the same page with the login drawn in it, so that one types before the console is there, and with
 * the files the login needs asked for at once. server/http/serve-console.ts sends it at /login.
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
        const preloads = [login, fileOf(words)]
          .flatMap((file) => (file === undefined ? [] : [`<link rel="modulepreload" crossorigin href="/${file}">`]))
          .join('\n    ');
        const door = await drawDoor(root);
        const html = String(page.source)
          // The console is fetched at once and begun by first-look.ts, when the door is to be seen.
          .replace(/<script type="module"( crossorigin)? src="([^"]+)"><\/script>/u, (_, crossOrigin: string | undefined, src: string) =>
            [
              `<script src="/${firstLook}"></script>`,
              preloads,
              `<link rel="modulepreload"${crossOrigin ?? ''} href="${src}" data-console>`,
            ].join('\n    '),
          )
          .replace('<div id="root"></div>', () => `<div id="root"></div>\n    <div id="door">${door}</div>`);
        this.emitFile({ type: 'asset', fileName: 'login.html', source: html });
      },
    },
  };
};
