import { eq } from 'drizzle-orm';
import { getSecondLookSetting, saveSecondLookSetting, type SecondLookSetting } from '#contract/review-lead.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db, Tx } from '../db/open.ts';
import { secondLookSetting } from '../db/schema/second-look.ts';
import { changedMeanwhile } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';

type Stored = typeof secondLookSetting.$inferSelect;

/** Without its secret: nobody reckons what will be drawn. */
const toSetting = ({ version, share, userName, at }: Stored): SecondLookSetting => ({
  _id: 'setting',
  version,
  share: Math.round(share * 100) / 100,
  userName,
  at: at?.toISOString() ?? null,
});

const stored = async (db: Db | Tx): Promise<Stored> => {
  const [found] = await db.select().from(secondLookSetting);
  if (!found) throw new Error('The row of second_look_setting is gone');
  return found;
};

/** GET /second-look/setting. */
export const getSecondLookSettingRoute = readRoute(getSecondLookSetting, async (_input, { db }) => ok(toSetting(await stored(db))));

/** PUT /second-look/setting: over the version that was seen, and for decisions from now on. */
export const saveSecondLookSettingRoute = writeRoute(saveSecondLookSetting, async ({ body: { share } }, { tx, actor, ifMatch, clock }) => {
  const [before] = await tx.select().from(secondLookSetting).for('update');
  const version = before?.version ?? 1;
  if (before && ifMatch !== null && ifMatch !== version) {
    const changes = [{ type: 'settingSaved', by: { id: '', name: before.userName ?? '' }, at: (before.at ?? clock()).toISOString() }];
    return refuse(changedMeanwhile({ subject: 'secondlook:setting', version, status: 'saved', changes }));
  }
  await tx
    .update(secondLookSetting)
    .set({ share, version: version + 1, userName: actor.name, at: clock() })
    .where(eq(secondLookSetting.one, true));
  return ok(toSetting(await stored(tx)));
});
