import { describe, expect, test } from 'vitest';
import { joinWarnings } from '#contract/warning.ts';
import type { AnyIntentCommand } from '../command.ts';
import { listingCommands } from './listing-commands.ts';
import { aListing, aReviewer } from './listing-fixture.ts';

const intents = listingCommands.filter((command): command is AnyIntentCommand => command.kind === 'intent');
const until = '2026-11-21T15:00:00.000Z';

/** What a person answers, beside what the listing tells by itself. */
const answersOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'listing.refuse': { warning: ['gtin'] },
  'listing.observe': { warning: ['gtin'] },
  'listing.skip': { reason: 'doubt' },
  'listing.snooze': { until },
  'listing.setPriceAndStock': { price: 'R$ 12,34' },
};

/** Where each finds something to do. */
const listingFor = (name: string) => {
  switch (name) {
    case 'listing.unskip':
      return aListing({ skipped: true });
    case 'listing.unsnooze':
      return aListing({ snoozedUntil: until });
    case 'listing.returnToPending':
    case 'listing.resubmit':
      return aListing({ status: 'refused', warning: joinWarnings(['gtin']) });
    case 'listing.activate':
      return aListing({ status: 'paused', sub_status: 'paused_by_seller' });
    case 'listing.unlock':
      return aListing({ status: 'active', freezedByDeal: true });
    case 'listing.pause':
    case 'listing.setPriceAndStock':
    case 'listing.lock':
    case 'listing.duplicate':
      return aListing({ status: 'active' });
    default:
      return aListing();
  }
};
const parsedArgs = (command: AnyIntentCommand) =>
  command.parseArgs({ ...command.prefillFrom(listingFor(command.name)), ...answersOf[command.name] });
const inverseOf = (command: AnyIntentCommand) => {
  const parsed = parsedArgs(command);
  return parsed.ok ? (command.inverseOf?.(parsed.value, 'intent-1') ?? null) : null;
};
/** Ways back: what one of them took back is decided anew by the command it belongs to. */
const waysBack = new Set(intents.map((command) => inverseOf(command)?.command));

describe.each(intents.map((command) => [command.name, command] as const))('%s', (name, command) => {
  test('can be asked for completely, where it finds something to do', () => {
    expect(parsedArgs(command)).toMatchObject({ ok: true });
    const actor = aReviewer({ role: command.roles.includes('reviewer') ? 'reviewer' : 'seller' });
    expect(command.isPossible(listingFor(name), actor)).toMatchObject({ ok: true });
  });

  test('says beforehand that it can not be undone, or has a way back, or is one (decision 23)', () => {
    expect(inverseOf(command) !== null || command.reviewOf !== null || waysBack.has(name)).toBe(true);
  });
});

test('what takes another back is a command of its own', () => {
  const names = new Set<string | undefined>(intents.map(({ name }) => name));
  expect([...waysBack].filter((name) => name !== undefined && !names.has(name))).toEqual([]);
});

test('to send again is final, and says so of the listing it sends', () => {
  const resubmit = intents.find(({ name }) => name === 'listing.resubmit');
  expect(resubmit?.inverseOf).toBeNull();
  expect(resubmit?.reviewOf?.({}, 'Luminária')).toEqual({ key: 'listing.resubmitReview', values: { label: 'Luminária' } });
});
