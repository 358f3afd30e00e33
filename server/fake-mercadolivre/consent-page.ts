import type { FakeUser } from './fake-state.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const page = (title: string, content: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 30rem; }
h1 { font-size: 1.375rem; }
fieldset { margin: 1.5rem 0; padding: 0.5rem 1rem; max-height: 50vh; overflow: auto; }
label { display: block; padding: 0.5rem 0; overflow-wrap: anywhere; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; margin-right: 0.5rem; cursor: pointer; }
</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

const note = '<p>Este é o Mercado Livre de demonstração, que roda nesta máquina. Nada daqui chega ao Mercado Livre de verdade.</p>';

const choice = ({ id, nickname }: FakeUser, isFirst: boolean): string =>
  `<label><input type="radio" name="user_id" value="${id}"${isFirst ? ' checked' : ''}> ${escaped(nickname)}</label>`;

/** Where a person lets the application in. There is no login: the person who opens the page says who they are. */
export const consentPage = (appName: string, users: readonly FakeUser[], fields: Readonly<Record<string, string>>): string =>
  page(
    'Mercado Livre de demonstração',
    `<h1>${escaped(appName)} quer acessar a sua conta</h1>
${note}
<form method="post" action="/authorization">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('\n')}
<fieldset>
<legend>Entrar como</legend>
${users.map((user, at) => choice(user, at === 0)).join('\n')}
</fieldset>
<p>Com a permissão, o aplicativo lê e altera os anúncios desta conta e responde às perguntas, também sem que você esteja aqui.</p>
<button type="submit" name="decision" value="allow">Permitir</button>
<button type="submit" name="decision" value="cancel">Cancelar</button>
</form>`,
  );

/** What keeps the page from going on is said on it: there is no place yet that a browser could be sent back to. */
export const stoppedPage = (code: string, text: string): string =>
  page(
    'Mercado Livre de demonstração',
    `<h1>Não foi possível continuar</h1>\n${note}\n<p>${escaped(text)}</p>\n<p><code>${escaped(code)}</code></p>`,
  );
