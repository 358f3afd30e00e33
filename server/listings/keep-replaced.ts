import { sql } from 'drizzle-orm';
import { isNotApplicable } from '#contract/given-attributes.ts';
import type { ListingEdit } from '#contract/listing-edit.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { attributeField, saysValue } from './listing-changes.ts';
import { subjectOf } from './listing-event.ts';
import type { Editable } from './listing-patch.ts';
import type { ListingRecord } from './lock-listing.ts';
import { lastPublication } from './price-changed.ts';

/** Whether an attribute that was changed since had a value when its listing was last taken there. */
const hadValueThere = async (tx: Tx, id: string, name: string): Promise<boolean> => {
  const field = attributeField(name);
  const { rows } = await tx.execute<{ before: string | null }>(
    sql`select jsonb_path_query_first(${event.data}, '$.changes[*] ? (@.field == $field)', ${JSON.stringify({ field })}::jsonb) ->> 'before' as before
      from ${event} where ${event.subject} = ${subjectOf(id)} and ${event.seq} > (${lastPublication(id)})
      and ${event.data} -> 'changes' @> ${JSON.stringify([{ field }])}::jsonb order by ${event.seq} limit 1`,
  );
  return saysValue(rows[0]?.before ?? null);
};

/**
 * Where 'Não se aplica' is taken back before it was published, the value whose place it took stands there still: kept as cleared, it is taken
 * away there. Once it was published only a value takes its place. (decision 0150)
 */
export const keepingReplaced = async (
  tx: Tx,
  { id, externalId }: ListingRecord,
  before: Pick<Editable, 'attributes'>,
  edit: ListingEdit,
): Promise<ListingEdit> => {
  if (externalId === null || !edit.attributes) return edit;
  const ids = new Set(edit.attributes.map((each) => each.id));
  const cleared: Editable['attributes'] = [];
  for (const each of before.attributes)
    if (isNotApplicable(each) && !each.custom && !ids.has(each.id) && (await hadValueThere(tx, id, each.name)))
      cleared.push({ ...each, required: false, value_id: null });
  return cleared.length > 0 ? { ...edit, attributes: [...edit.attributes, ...cleared] } : edit;
};
