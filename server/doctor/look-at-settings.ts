import { missingForSending, nobodysSender, type Settings } from '../config.ts';
import { isMailboxOpen } from '../mail/mailbox.ts';
import { good, lacking, type Finding } from './finding.ts';
import { isLoopback } from '../loopback.ts';

/** This server speaks no TLS: where people come by https, a proxy stands in front. */
const isProxyNeeded = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL?.startsWith('https:') === true;
const isBehindProxy = (settings: Settings): boolean => settings.TRUST_PROXY.length > 0 || isProxyNeeded(settings);

const lookAtPublicUrl = ({ PUBLIC_URL, PORT, HOST, DEMO }: Settings): Finding => {
  if (PUBLIC_URL !== undefined) return good('PUBLIC_URL', PUBLIC_URL);
  const found = `os links dos e-mails levam a http://localhost:${PORT}`;
  // A demo that only this machine reaches is read on this machine.
  return DEMO && isLoopback(HOST)
    ? good('PUBLIC_URL', found)
    : lacking('PUBLIC_URL', found, 'defina PUBLIC_URL com o endereço em que as pessoas abrem o painel, ex.: https://painel.exemplo.com.br');
};

const lookAtMail = (settings: Settings): Finding => {
  // What it says may hold a password.
  if (settings.SMTP_URL !== undefined) return good('SMTP_URL', `e-mails saem por ${new URL(settings.SMTP_URL).host}`);
  const remedy = 'defina SMTP_URL, ex.: smtp://usuario:senha@mail.exemplo.com.br:587';
  if (!isMailboxOpen(settings)) return lacking('SMTP_URL', 'os e-mails ficam na fila e não são enviados', remedy);
  return isBehindProxy(settings)
    ? lacking('SMTP_URL', 'os e-mails da demonstração, com links que abrem contas, podem ser lidos por quem vem pelo proxy', remedy)
    : good('SMTP_URL', 'na demonstração os e-mails ficam em /v2/dev/mailbox');
};

const lookAtSender = ({ SMTP_URL, MAIL_FROM }: Settings): Finding =>
  SMTP_URL !== undefined && MAIL_FROM === nobodysSender
    ? lacking(
        'MAIL_FROM',
        `os e-mails saem como ${MAIL_FROM}, de um domínio que não existe, e servidores de verdade os recusam`,
        'defina MAIL_FROM com um endereço do seu domínio, ex.: Balcão <nao-responda@exemplo.com.br>',
      )
    : good('MAIL_FROM', `e-mails saem como ${MAIL_FROM}`);

const lookAtProxy = (settings: Settings): Finding => {
  if (settings.TRUST_PROXY.length > 0) return good('TRUST_PROXY', settings.TRUST_PROXY.join(', '));
  return isProxyNeeded(settings)
    ? lacking(
        'TRUST_PROXY',
        'há um proxy na frente (PUBLIC_URL é https), e para o limite de logins todos que vêm por ele são um só endereço',
        'defina TRUST_PROXY com o endereço do proxy, ex.: 127.0.0.1',
      )
    : good('TRUST_PROXY', 'nenhum proxy na frente');
};

/** A proxy beside the server that says nothing of itself looks like this machine (decision 0116). */
const lookAtMetrics = (settings: Settings): Finding => {
  if (settings.METRICS_TOKEN !== undefined) return good('METRICS_TOKEN', 'definido');
  return isBehindProxy(settings)
    ? lacking(
        'METRICS_TOKEN',
        'as medidas de /metrics podem ser lidas por quem vem pelo proxy',
        'defina METRICS_TOKEN com 16 sinais ou mais (openssl rand -hex 32)',
      )
    : good('METRICS_TOKEN', 'só esta máquina lê /metrics');
};

const lookAtKey = ({ SEALING_KEY, DATABASE_URL, DATA_DIR }: Settings): Finding => {
  if (SEALING_KEY !== undefined) return good('SEALING_KEY', 'definida');
  return DATABASE_URL === undefined
    ? good('SEALING_KEY', `a própria, em ${DATA_DIR}/certificate.key: entra na cópia de segurança junto com os dados`)
    : lacking(
        'SEALING_KEY',
        'nenhum certificado de empresa e nenhuma conta do Mercado Livre podem ser guardados',
        'defina SEALING_KEY com 32 bytes em hexadecimal (openssl rand -hex 32) e guarde uma cópia fora do banco',
      );
};

const lookAtMarketplace = (settings: Settings): Finding => {
  const { MARKETPLACE, DEMO } = settings;
  const missing = missingForSending(settings);
  if (MARKETPLACE === 'mercadolivre' && missing.length === 0) return good('MARKETPLACE', 'o que se decide aqui é enviado ao Mercado Livre');
  if (MARKETPLACE === 'fake') return good('MARKETPLACE', 'o marketplace é o da própria demonstração');
  const found = 'nada do que se decide aqui é enviado ao marketplace';
  if (MARKETPLACE === 'mercadolivre') return lacking('MARKETPLACE', found, `siga docs/mercado-livre.md e defina ${missing.join(', ')}`);
  return DEMO ? good('MARKETPLACE', found) : lacking('MARKETPLACE', found, 'defina MARKETPLACE=mercadolivre e conecte as contas');
};

const lookAtRegistration = ({ REGISTRATION }: Settings): Finding =>
  good('REGISTRATION', REGISTRATION === 'open' ? 'empresas e consultores se cadastram' : 'fechado: só se entra por convite');

/** What the settings leave out. In front of a provider accounts, mails and keys are the provider's. */
export const lookAtSettings = (settings: Settings): readonly Finding[] =>
  settings.UPSTREAM_URL === undefined
    ? [
        lookAtPublicUrl(settings),
        lookAtMail(settings),
        lookAtSender(settings),
        lookAtRegistration(settings),
        lookAtProxy(settings),
        lookAtMetrics(settings),
        lookAtKey(settings),
        lookAtMarketplace(settings),
      ]
    : [lookAtProxy(settings), lookAtMetrics(settings)];
