import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { byId, call, everyRole, Instant, numberedQuery, pageOf } from './call.ts';
import { changeColleague, Colleague, ColleagueStep, inviteColleague } from './colleague.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { optionName, textIn, unreadableId } from './unreadable.ts';
import { textUpTo, writtenText } from './text.ts';
import { someOf } from './some-of.ts';

const superuserOnly = ['superuser'] as const;

/** A company as lists and gates need it (part 1, section 7; part 2, section 3). */
export const Seller = z.object({ _id: z.string(), name: z.string(), status: z.string(), me2: z.boolean() });

/** A company that can not be read can still be filtered by; what else is known of it, the server says when it is asked. */
const unreadable = (broken: BrokenRow, told: unknown): z.infer<typeof Seller> => ({
  _id: unreadableId(broken),
  name: optionName(broken, textIn(told, 'name')),
  status: textIn(told, 'status') ?? '',
  me2: true,
});

export const listSellers = call('listSellers', 'GET /seller/', { roles: everyRole, whileBlocked: true, reply: listOf(Seller, unreadable) });

export const CompanyAddress = z.object({
  street: writtenText(120),
  number: textUpTo(20),
  complement: textUpTo(60),
  district: textUpTo(60),
  city: writtenText(60),
  state: z.string().regex(/^[A-Z]{2}$/u),
  /** Eight digits. */
  zipCode: z.string().regex(/^\d{8}$/u),
});
export type CompanyAddress = z.infer<typeof CompanyAddress>;

/** What may be told of a certificate: never the file nor its password (row SES-13). */
const Certificate = z.object({ holder: z.string(), startsAt: Instant, expiresAt: Instant, keptAt: Instant });

export const CompanyRow = Seller.extend({
  version: z.int().positive(),
  /** CPF or CNPJ without punctuation (decision 12). */
  document: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  blockReason: z.string().nullable(),
  accounts: z.int().nonnegative(),
  users: z.int().nonnegative(),
  /** Last instant its certificate is valid; null without one. */
  certificateUntil: Instant.nullable(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

/** One line of a company's history: who did what, and to whom. */
export const CompanyEvent = z.object({
  type: z.enum(['edited', 'blocked', 'unblocked', 'certificateKept', 'certificateRemoved', 'colleagueInvited', 'colleagueChanged']),
  at: Instant,
  userName: z.string(),
  /** What of its data became something else. */
  fields: z.array(z.string()),
  /** Which colleague, and what became of them. */
  person: z.string().nullable(),
  step: ColleagueStep.nullable(),
});
export type CompanyEvent = z.infer<typeof CompanyEvent>;

/** What a company needs before it sells, found in what is there; nobody ticks it off. */
export const FirstSteps = z.object({
  data: z.boolean(),
  address: z.boolean(),
  account: z.boolean(),
  product: z.boolean(),
  listing: z.boolean(),
  /** Of use, and never missing: a person may sell alone. */
  colleague: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** Beside the row: what only the company's page shows. Superusers and its own people; a reviewer is told what the editor needs. */
export const Company = CompanyRow.extend({
  address: CompanyAddress.nullable(),
  certificate: Certificate.nullable(),
  marketPlaces: listOf(z.object({ _id: z.string(), name: z.string() })),
  people: listOf(Colleague),
  history: listOf(CompanyEvent),
  /** Of who owns it, until all is there; null for everybody else. */
  firstSteps: FirstSteps.nullable(),
});
export type Company = z.infer<typeof Company>;

/** All that is ours, as a provider leaves it out. */
const unsaid = {
  version: CompanyRow.shape.version.default(1),
  document: CompanyRow.shape.document.default(null),
  city: CompanyRow.shape.city.default(null),
  state: CompanyRow.shape.state.default(null),
  blockReason: CompanyRow.shape.blockReason.default(null),
  accounts: CompanyRow.shape.accounts.default(0),
  users: CompanyRow.shape.users.default(0),
  certificateUntil: CompanyRow.shape.certificateUntil.default(null),
  address: Company.shape.address.default(null),
  certificate: Company.shape.certificate.default(null),
  marketPlaces: Company.shape.marketPlaces.default([]),
  people: Company.shape.people.default([]),
  history: Company.shape.history.default([]),
  firstSteps: Company.shape.firstSteps.default(null),
};

/** Part 2, section 7: 'reads the seller, including the me2 flag'. */
export const getSeller = call('getSeller', 'GET /seller/{id}', { roles: everyRole, params: byId, reply: Company.extend(unsaid) });

export const CompanyFilter = z.object({
  search: z.string().trim().max(120).optional(),
  status: z.enum(['active', 'blocked']).optional(),
  me2: z.enum(['yes', 'no']).optional(),
  certificate: someOf(z.enum(['none', 'valid', 'soon', 'expired'])).optional(),
});
export type CompanyFilter = z.infer<typeof CompanyFilter>;

/** A certificate that ends within so many days is said to end soon. */
export const certificateSoonDays = 30;

export const listCompanies = call('listCompanies', 'GET /company', {
  roles: superuserOnly,
  ours: true,
  query: CompanyFilter.extend(numberedQuery),
  reply: pageOf(CompanyRow),
});

/** What is written of a company: by its owners, and by superusers, who alone change a tax id that is there. */
export const CompanyData = z.object({
  name: z.string().trim().min(2).max(120),
  document: z
    .string()
    .regex(/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/u)
    .nullable(),
  me2: z.boolean(),
  address: CompanyAddress.nullable(),
});
export type CompanyData = z.infer<typeof CompanyData>;

export const saveCompany = call('saveCompany', 'PUT /seller/{id}', {
  roles: ['seller', 'superuser'],
  ours: true,
  params: byId,
  body: CompanyData,
  reply: Company,
});

export const setCompanyBlock = call('setCompanyBlock', 'PUT /seller/{id}/block', {
  roles: superuserOnly,
  ours: true,
  params: byId,
  body: z.union([z.object({ blocked: z.literal(true), reason: writtenText(300) }), z.object({ blocked: z.literal(false) })]),
  reply: CompanyRow,
});

/** A PKCS#12 file is a few thousand bytes; a chain in it makes it a few more. */
export const mostCertificateBytes = 65_536;

export const saveCertificate = call('saveCertificate', 'PUT /seller/{id}/certificate', {
  roles: ['seller', 'superuser'],
  ours: true,
  params: byId,
  body: z.object({
    /** The .pfx or .p12 file. */
    file: z
      .base64()
      .min(4)
      .max((mostCertificateBytes / 3) * 4 + 4),
    password: z.string().min(1).max(128),
  }),
  reply: Certificate,
});

/** File and password are gone from the server with it; backups keep what they kept. `keptAt` names the one that was seen. */
export const removeCertificate = call('removeCertificate', 'DELETE /seller/{id}/certificate', {
  roles: ['seller', 'superuser'],
  ours: true,
  params: byId,
  query: z.object({ keptAt: Instant }),
  reply: Company,
});

export const company = kindOf({
  kind: 'company',
  calls: [
    listSellers,
    getSeller,
    listCompanies,
    saveCompany,
    setCompanyBlock,
    saveCertificate,
    removeCertificate,
    inviteColleague,
    changeColleague,
  ],
  menu: [{ under: 'records', key: 'companies', name: 'Empresas', icon: 'companies', link: '/seller' }],
});
