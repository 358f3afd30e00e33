import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { Capabilities } from '#contract/capabilities.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import type { GoogleAnswer, GoogleDoor } from './google-login.ts';
import { LoginScreen } from './login-screen.tsx';
import { createSession, type Session } from './session.ts';

const login = {
  userToken: 't1',
  name: 'Rita Prado',
  _id: 'u1',
  picture: null,
  mail: 'rita@balcao.test',
  links: ['a'],
  hasSellers: true,
  su: true,
  moneyManager: false,
  seller: null,
  nickname: 'Ritinha',
};
const user = { status: 'OK', _id: 'u1', name: 'Rita Prado', nickname: null, mail: 'rita@balcao.test', picture: null, seller: null };

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => localStorage.clear());

const offers: Capabilities = {
  leases: 'off',
  stream: false,
  undo: false,
  ours: false,
  helpUrl: null,
  termsUrl: null,
  googleClientId: null,
  googleAuthorizeUrl: null,
  accounts: true,
  passwordMax: 20,
  demoAccounts: [{ mail: 'rita@balcao.test', label: 'Revisora' }],
};

const open = (
  answers: Readonly<Record<string, () => Response | Promise<Response>>>,
  more: Partial<Capabilities> = {},
  google: GoogleAnswer | null = null,
) => {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((url, init) => {
    const path = new URL(url as string).pathname;
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return Promise.resolve(answers[path]?.() ?? json({ code: 'not-found', message: 'x' }, 404));
  });
  const openPage = (): Session => {
    const page = createSession(
      () => createApi({ baseUrl: 'https://x.test/v2', token: () => page.state().token, onSessionEnded: () => {}, fetch }),
      () => 1_700_000_000_000,
    );
    return page;
  };
  const session = openPage();
  const onSignedIn = vi.fn<() => void>();
  const onGoogle = vi.fn<(door: GoogleDoor) => void>();
  const capabilities = () => Promise.resolve({ ...offers, ...more });
  const { unmount } = render(
    <LocaleProvider locale="br">
      <LoginScreen
        session={session}
        isReturning={false}
        capabilities={capabilities}
        google={google}
        onGoogle={onGoogle}
        onSignedIn={onSignedIn}
        toolbar={null}
      />
    </LocaleProvider>,
  );
  return { asked, session, openPage, onSignedIn, onGoogle, unmount };
};

const fill = async (mail: string, password: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('E-mail'), mail);
  await userEvent.type(screen.getByLabelText('Senha'), `${password}{Enter}`);
};

test('a right that was taken since the login is gone after the next question who this is, and stays so through a reload', async () => {
  let now = { ...user, role: 'seller', su: true, moneyManager: true };
  const { session, openPage } = open({ '/v2/user/auth': () => json(login), '/v2/user/data': () => json(now) });
  await fill('rita@balcao.test', 'demo1234');
  await waitFor(() => expect(localStorage.getItem('hadSell')).toBe('true'));
  expect(session.state().hadSell).toBe(true);
  now = { ...now, su: false, moneyManager: false };
  const reloaded = openPage();
  await reloaded.check();
  expect(reloaded.state()).toMatchObject({ hadSellout: false, hadSell: false });
  expect([localStorage.getItem('hadSellout'), localStorage.getItem('hadSell')]).toEqual(['false', 'false']);
});

test('a good login sends the hash, keeps what the specification names and checks the session', async () => {
  const { asked, session, onSignedIn } = open({ '/v2/user/auth': () => json(login), '/v2/user/data': () => json(user) });
  await fill('rita@balcao.test', 'demo1234');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(asked).toEqual([
    {
      path: '/v2/user/auth',
      body: { mail: 'rita@balcao.test', password: '0ead2060b65992dca4769af601a1b3a35ef38cfad2c2c465bb160ea764157c5d' },
    },
    { path: '/v2/user/data', body: null },
  ]);
  expect(session.state()).toMatchObject({ loggedIn: true, token: 't1', uid: 'u1', message: null });
  expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))).toEqual({
    userToken: 't1',
    userName: 'Rita Prado',
    userId: 'u1',
    userPicture: '',
    userMail: 'rita@balcao.test',
    loggedAt: '1700000000000',
    links: '["a"]',
    hasSellers: 'true',
    hadSellout: 'true',
    hadSell: 'false',
    seller: '',
    nickname: 'Ritinha',
  });
});

test.each([
  ['a wrong password', () => json({ code: 'invalid', message: 'x' }, 401), 'E-mail ou senha incorretos.'],
  ['too many attempts', () => json({ code: 'too-many', message: 'Aguarde 3 minutos.' }, 429), 'Aguarde 3 minutos.'],
  ['a Google that can not be asked', () => json({ code: 'forbidden', message: 'O Google não confirmou.' }, 403), 'O Google não confirmou.'],
  [
    'a defect',
    () => json({ code: 'internal', message: 'Erro interno', requestId: 'r-1' }, 500),
    'O servidor falhou ao responder. Tente de novo em instantes. Para o suporte: código r-1.',
  ],
  ['no server', () => Promise.reject(new TypeError('x')), 'Sem resposta do servidor. Confira a conexão e tente de novo.'],
])('%s is told, and nothing is kept', async (_, answer, text) => {
  const { onSignedIn } = open({ '/v2/user/auth': answer });
  await fill('rita@balcao.test', 'demo1234');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('the user check fails right after a login: whoever tries again asks the server again', async () => {
  const answers = [json({ code: 'unavailable', message: 'x' }, 503), json(user)];
  const { asked, session, onSignedIn } = open({
    '/v2/user/auth': () => json(login),
    '/v2/user/data': () => answers.shift() ?? json(user),
  });
  await fill('rita@balcao.test', 'demo1234');
  expect(await screen.findByRole('alert')).toHaveTextContent('O servidor falhou ao responder.');
  expect([onSignedIn.mock.calls.length, session.state().token]).toEqual([0, 't1']);

  expect(await session.check()).toMatchObject({ ok: true, value: { _id: 'u1' } });
  expect(asked.map(({ path }) => path)).toEqual(['/v2/user/auth', '/v2/user/data', '/v2/user/data']);
  expect(session.state()).toMatchObject({ loggedIn: true, message: null });
});

test('what can not be a login is told before anything is sent', async () => {
  const { asked } = open({});
  await fill('rita', '12345678');
  expect(screen.getByText('Informe um e-mail válido.')).toBeInTheDocument();
  expect(screen.getByText('A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a demo account fills the form; the password can be looked at', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: /Revisora/u }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('rita@balcao.test');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
});

test('too many attempts: the words of the server, and from when on, however long that is', async () => {
  const answer = new Response(JSON.stringify({ code: 'too-many', message: 'Muitas tentativas.' }), {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '900' },
  });
  open({ '/v2/user/auth': () => answer });
  await fill('rita@balcao.test', 'demo1234');
  // The session's clock stands at 22:13:20 UTC of 14 November 2023: 19:13 in São Paulo.
  expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas. Tente de novo a partir das 19:28.');
});

test('who has not confirmed the mail is told so, and may have the link again', async () => {
  open({ '/v2/user/auth': () => json({ code: 'mail-unvalidated', message: 'Confirme seu e-mail.' }, 403) });
  await fill('rita@balcao.test', 'demo1234');
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirme seu e-mail.');
  expect(screen.getByRole('link', { name: 'Receber outro link' })).toHaveAttribute('href', '/login-validate-mail');
});

test('Google is offered only where the server has a client of it', async () => {
  const { onGoogle } = open({}, { googleClientId: 'c1', googleAuthorizeUrl: 'https://g.test/auth' });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar com o Google' }));
  expect(onGoogle).toHaveBeenCalledExactlyOnceWith({ clientId: 'c1', authorizeUrl: 'https://g.test/auth' });
});

test('a server without accounts offers no registration, and one without Google no Google', async () => {
  open({}, { accounts: false });
  await screen.findByRole('button', { name: /Revisora/u });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /Google/u })).toBeNull();
});

/** Answers when the test says so. */
const late = (): { readonly answer: () => Promise<Response>; readonly arrive: (response: Response) => void } => {
  const waiting: ((response: Response) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => void waiting.push(resolve)),
    arrive: (response) => {
      for (const resolve of waiting) resolve(response);
    },
  };
};

test('who presses Enter twice signs in once', async () => {
  const { answer, arrive } = late();
  const { asked, onSignedIn } = open({ '/v2/user/auth': answer, '/v2/user/data': () => json(user) });
  await fill('rita@balcao.test', 'demo1234');
  await userEvent.type(screen.getByLabelText('Senha'), '{Enter}');
  arrive(json(login));
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(asked.map(({ path }) => path)).toEqual(['/v2/user/auth', '/v2/user/data']);
});

test('who leaves the page in the middle is not signed in by an answer that still comes', async () => {
  const { answer, arrive } = late();
  const { asked, session, onSignedIn, unmount } = open({ '/v2/user/auth': answer });
  await fill('rita@balcao.test', 'demo1234');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  arrive(json(login));
  await vi.waitFor(() => expect(session.state().loading).toBe(false));
  expect([onSignedIn.mock.calls.length, session.state().token, localStorage.length]).toEqual([0, null, 0]);
});

test('who comes back from Google with a token is signed in by it, and one who turned back is told so', async () => {
  const { asked, onSignedIn, unmount } = open(
    { '/v2/user/auth': () => json(login), '/v2/user/data': () => json(user) },
    {},
    { type: 'token', idToken: 'h.p.s', redirect: '/publish' },
  );
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(asked[0]).toEqual({ path: '/v2/user/auth', body: { googleToken: 'h.p.s' } });
  unmount();
  open({}, {}, { type: 'refused' });
  expect(await screen.findByRole('alert')).toHaveTextContent('O acesso pelo Google foi cancelado. Nada mudou aqui.');
});

test('a browser that lets nothing be stored says so: the console, another page, would not find the session', async () => {
  const { onSignedIn } = open({ '/v2/user/auth': () => json(login), '/v2/user/data': () => json(user) });
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage here');
  });
  await fill('rita@balcao.test', 'demo1234');
  expect(await screen.findByRole('alert')).toHaveTextContent('Este navegador não deixa este endereço guardar nada.');
  expect(onSignedIn).not.toHaveBeenCalled();
  write.mockRestore();
});

test.each([
  ['open', 1],
  ['closed', 0],
] as const)('where registration is %s the login page promises no more than there is', async (registration, links) => {
  open({}, { registration });
  // Of the same answer as the link.
  await screen.findByRole('link', { name: 'Esqueci a senha' });
  expect(screen.queryAllByRole('link', { name: 'Cadastre-se' })).toHaveLength(links);
});
