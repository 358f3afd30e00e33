import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { Role } from '#contract/call.ts';
import type { Entry } from '#palette/entries.ts';
import { phraseReader } from '../support/phrase-reader.ts';

/** What somebody types, and what it leads to: a command, what is looked for as its target and what is filled in; a filtered list; or nothing. */
interface Phrase {
  readonly role: Role;
  readonly phrase: string;
  readonly leads: string;
  readonly which: string;
  /** `field=value+value` is answered, `field~words` is to be found among what the server offers. */
  readonly filled: string;
}

const { data: phrases } = Papa.parse<Phrase>(readFileSync(new URL('palette-phrases.csv', import.meta.url), 'utf8'), {
  header: true,
  skipEmptyLines: true,
});

// A name of signs alone is said by no phrase, and stands in the way of none.
const companies = ['Ateliê Manacá', 'Foto Paulista', 'Empório Sabiá', 'Casa Clara', '★★'].map((name, at) => ({ _id: `s${at}`, name }));
const menus: Readonly<Record<Role, readonly string[]>> = {
  superuser: [
    '/publish',
    '/sale',
    '/mediation',
    '/message',
    '/expedition',
    '/product',
    '/users',
    '/seller',
    '/marketplace',
    '/category',
    '/pricerule',
    '/automessage',
    '/queue',
    '/report',
  ],
  reviewer: ['/publish'],
  seller: ['/publish', '/sale', '/mediation', '/message'],
};

const readers = new Map(
  Role.options.map((role) => [
    role,
    phraseReader(
      role,
      menus[role].map((link) => ({ key: link, name: link, link, icon: '' })),
      companies,
    ),
  ]),
);

const valuesOf = (value: unknown): string => (Array.isArray(value) ? value.join('+') : String(value));

/** As the fixture writes it. */
const written = (entry: Entry | undefined): Pick<Phrase, 'leads' | 'which' | 'filled'> => {
  if (entry?.kind === 'link') return { leads: decodeURIComponent(entry.to), which: '', filled: '' };
  if (entry?.kind !== 'phrase') return { leads: '', which: '', filled: '' };
  const { command, which, answers, hints } = entry.phrase;
  const filled = [
    ...Object.entries(hints).map(([field, words]) => `${field}~${words}`),
    ...Object.entries(answers).map(([field, value]) => `${field}=${valuesOf(value)}`),
  ];
  return { leads: command.name, which, filled: filled.join(';') };
};

test('there are two hundred phrases at least', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(200);
});

describe.each(Role.options)('what a %s types', (role) => {
  test('leads where it says, with what it says filled in; what is no phrase leads nowhere', () => {
    const misses = phrases
      .filter((each) => each.role === role)
      .flatMap(({ phrase, leads, which, filled }) => {
        const [entry, ...more] = readers.get(role)?.(phrase) ?? [];
        const read = written(entry);
        const meant = { leads: decodeURIComponent(leads), which, filled };
        return more.length === 0 && JSON.stringify(read) === JSON.stringify(meant) ? [] : [{ phrase, read, meant }];
      });
    expect(misses).toEqual([]);
  });
});
