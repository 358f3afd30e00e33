/** What is said of a company, its people and its certificate. */
export const companySentences = {
  'Empresa não encontrada': 'Company not found',
  'Só um responsável pela empresa pode fazer isto': 'Only who is in charge of the company may do this',
  'Só quem administra o Balcão muda o CPF ou CNPJ': 'Only who runs Balcão changes the tax id',
  'É o último responsável: dê a responsabilidade a outra pessoa antes':
    'This is the last person in charge: put somebody else in charge first',
  'Quem administra o Balcão bloqueou esta pessoa: só de lá ela é desbloqueada':
    'Who runs Balcão blocked this person: only they unblock them',
  'O acesso já é este': 'The access is this already',
  'A empresa não tem certificado': 'The company has no certificate',
  'Outro certificado foi enviado depois deste': 'Another certificate was uploaded after this one',
  'Empresa já está bloqueada': 'The company is blocked already',
  'Empresa não está bloqueada': 'The company is not blocked',
  'A senha não abre este certificado': 'The password does not open this certificate',
  'Este arquivo não é um certificado A1 (.pfx ou .p12)': 'This file is not an A1 certificate (.pfx or .p12)',
  'Este arquivo usa uma cifra antiga: exporte o certificado de novo com AES-256':
    'This file uses an old cipher: export the certificate again with AES-256',
  'Este certificado está vencido': 'This certificate has expired',
} as const;
