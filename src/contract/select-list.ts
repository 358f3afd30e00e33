import { z } from 'zod';
import { call, everyRole } from './call.ts';
import { listOf } from './list-of.ts';
import { optionName, textIn, unreadableId } from './unreadable.ts';

/** The specification shows only that it is a list of options (part 2, section 7); its fields are ours. `_id` is an order's `marketPlaceId`. */
export const listMarketPlaces = call('listMarketPlaces', 'GET /selectlist/marketplaceid', {
  roles: everyRole,
  reply: listOf(z.object({ _id: z.string(), name: z.string(), sellerId: z.string() }), (broken, told) => ({
    _id: unreadableId(broken),
    name: optionName(broken, textIn(told, 'name')),
    sellerId: textIn(told, 'sellerId') ?? '',
  })),
});
