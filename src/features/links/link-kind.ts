import { links } from '#api/links.ts';
import { LinkFilter } from '#contract/link.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const linkStates = ['unbound', 'bound'] as const;

export const linkKind = recordKind({ records: links, filter: LinkFilter, batch: ['link.bindSuggested', 'link.unbind'] });
