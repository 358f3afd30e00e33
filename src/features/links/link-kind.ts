import { links } from '#api/links.ts';
import { LinkFilter, type LinkRow } from '#contract/link.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const linkStates = ['unbound', 'bound'] as const;

export const linkFilterOf = filterFrom(LinkFilter);

export const linkKind: RecordKind<LinkRow, LinkRow, LinkFilter> = {
  on: 'link',
  records: links,
  filterOf: linkFilterOf,
  batch: ['link.bindSuggested', 'link.unbind'],
};
