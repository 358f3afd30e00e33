/** What the doctor finds, as the console tells it too; as in `sentences.ts`. */
export const doctorSentences = {
  painel: 'console',
  imagens: 'images',
  'banco de dados': 'database',
  tabelas: 'tables',
  superusuário: 'superuser',
  demonstração: 'demo',
  dados: 'data',
  relógio: 'clock',
  'o desta máquina e o do banco concordam': 'that of this machine and that of the database agree',
  'o desta máquina difere {} s do do banco': 'that of this machine is {} s apart from that of the database',
  'acerte a hora das duas máquinas (NTP); entre várias que servem, a diferença tem de ficar abaixo de um minuto, senão uma toma o trabalho da outra':
    'set the time of both machines (NTP); several that serve have to be less than a minute apart, else one takes the work of the other',
  'instale Node {} ou mais novo: https://nodejs.org': 'install Node {} or newer: https://nodejs.org',
  compilado: 'built',
  'não foi compilado: só a API responde': 'was not built: only the API answers',
  'rode npm run build onde estão as dependências de desenvolvimento e copie dist':
    'run npm run build where the development dependencies are, and copy dist',
  'nada fica nesta máquina': 'nothing is kept on this machine',
  'não se pode escrever em {}': '{} can not be written to',
  'dê a pasta ao usuário do servidor, ou escolha outra com DATA_DIR':
    'give the folder to the server’s user, or choose another with DATA_DIR',
  '{} GB livres em {}': '{} GB free in {}',
  'libere espaço, ou escolha uma pasta em outro disco com DATA_DIR': 'free some space, or choose a folder on another disk with DATA_DIR',
  '{}: não se pôde gravar ({})': '{}: could not be written to ({})',
  '{}: não se pôde ler o que foi gravado ({})': '{}: what was written could not be read ({})',
  '{}: não se pôde remover ({})': '{}: nothing could be removed from it ({})',
  'confira AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION e que as chaves têm s3:PutObject, s3:GetObject e s3:DeleteObject':
    'check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and that the keys have s3:PutObject, s3:GetObject and s3:DeleteObject',
  'os links dos e-mails levam a http://localhost:{}': 'links in mails lead to http://localhost:{}',
  'defina PUBLIC_URL com o endereço em que as pessoas abrem o painel, ex.: https://painel.exemplo.com.br':
    'set PUBLIC_URL to the address where people open the console, such as https://painel.exemplo.com.br',
  'e-mails saem por {}': 'mails go out by {}',
  'na demonstração os e-mails ficam em /v2/dev/mailbox': 'in the demo mails are kept at /v2/dev/mailbox',
  'os e-mails da demonstração, com links que abrem contas, podem ser lidos por quem vem pelo proxy':
    'the demo’s mails, with links that open accounts, can be read by who comes through the proxy',
  'os e-mails ficam na fila e não são enviados': 'mails stay in the queue and are not sent',
  'os e-mails saem como {}, de um domínio que não existe, e servidores de verdade os recusam':
    'mails go out as {}, of a domain that does not exist, and real servers refuse them',
  'defina MAIL_FROM com um endereço do seu domínio, ex.: Balcão <nao-responda@exemplo.com.br>':
    'set MAIL_FROM to an address of your domain, such as Balcão <no-reply@exemplo.com.br>',
  'e-mails saem como {}': 'mails go out as {}',
  'defina SMTP_URL, ex.: smtp://usuario:senha@mail.exemplo.com.br:587':
    'set SMTP_URL, such as smtp://user:password@mail.exemplo.com.br:587',
  'há um proxy na frente (PUBLIC_URL é https), e para o limite de logins todos que vêm por ele são um só endereço':
    'there is a proxy in front (PUBLIC_URL is https), and to the limit of logins everybody behind it is one address',
  'defina TRUST_PROXY com o endereço do proxy, ex.: 127.0.0.1': 'set TRUST_PROXY to the proxy’s address, such as 127.0.0.1',
  definido: 'set',
  'só esta máquina lê /metrics': 'this machine alone reads /metrics',
  'as medidas de /metrics podem ser lidas por quem vem pelo proxy': 'the figures of /metrics can be read by who comes through the proxy',
  'defina METRICS_TOKEN com 16 sinais ou mais (openssl rand -hex 32)': 'set METRICS_TOKEN to 16 signs or more (openssl rand -hex 32)',
  'nenhum proxy na frente': 'no proxy in front',
  definida: 'set',
  'a própria, em {}/certificate.key: entra na cópia de segurança junto com os dados':
    'its own, in {}/certificate.key: it belongs to the backup as the data do',
  'nenhum certificado de empresa e nenhuma conta do Mercado Livre podem ser guardados':
    'no certificate of a company and no account of Mercado Livre can be kept',
  'defina SEALING_KEY com 32 bytes em hexadecimal (openssl rand -hex 32) e guarde uma cópia fora do banco':
    'set SEALING_KEY to 32 bytes in hexadecimal (openssl rand -hex 32) and keep a copy outside the database',
  'o que se decide aqui é enviado ao Mercado Livre': 'what is decided here is sent to Mercado Livre',
  'o marketplace é o da própria demonstração': 'the marketplace is the demo’s own',
  'nada do que se decide aqui é enviado ao marketplace': 'nothing that is decided here is sent to the marketplace',
  'defina MARKETPLACE=mercadolivre e conecte as contas': 'set MARKETPLACE=mercadolivre and connect the accounts',
  'siga docs/mercado-livre.md e defina {}': 'follow docs/mercado-livre.md and set {}',
  'empresas e consultores se cadastram': 'companies and consultants register',
  'fechado: só se entra por convite': 'closed: one enters by invitation only',
  'há quem possa entrar': 'there is one who can sign in',
  'nenhum pode entrar': 'none can sign in',
  '{} abre com a senha que todos conhecem': '{} opens with the password everybody knows',
  'bloqueie a conta, ou: npm run admin -- reset-password {}': 'block the account, or: npm run admin -- reset-password {}',
  'são de uma versão mais nova do Balcão': 'are of a newer version of Balcão',
  'inicie a versão que as gravou, ou uma mais nova': 'start the version that wrote them, or a newer one',
  'em dia': 'up to date',
  'de uma versão mais antiga: o próximo início as atualiza': 'of an older version: the next start brings them up to date',
};
