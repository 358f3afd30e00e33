import { and, eq } from 'drizzle-orm';
import { judgeSecondLook, releaseSecondLook, SecondLook, takeSecondLook } from '#contract/second-look.ts';
import { areWarningsFor } from '#contract/warning.ts';
import { addTo } from '#lib/dates.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { stepSecondLook, type SecondLookState, type SecondLookStep, type SecondLookRefused } from '#machines/lifecycle/second-look.ts';
import type { Tx } from '../db/open.ts';
import { secondLook, secondLookShown } from '../db/schema/second-look.ts';
import { forbidden, notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { kitHasNoGtin } from '../listings/step.ts';
import { countFree, isNotTheirs, lockNext, type Asking } from './next-look.ts';

/** So long, in minutes, one is mine from when I took it last; a console that shows it takes it again long before. */
const heldMinutes = 10;

/** Locked; what was kept before a listing had all it has now can be shown to nobody, and is judged by nobody: it goes. */
const lockNextShown = async (tx: Tx, asking: Asking): Promise<Awaited<ReturnType<typeof lockNext>>> => {
  for (;;) {
    const found = await lockNext(tx, asking);
    if (!found) return null;
    const [kept] = await tx.select({ stood: secondLook.stood }).from(secondLook).where(eq(secondLook.id, found.id));
    if (SecondLook.safeParse(kept?.stood).success) return found;
    await tx.delete(secondLook).where(eq(secondLook.id, found.id));
  }
};

/** PUT /second-look/take: mine again, else the oldest that nobody has, those I have not seen first. */
export const takeSecondLookRoute = writeRoute(takeSecondLook, async ({ body: { except } }, { tx, actor, clock }) => {
  const now = clock();
  const asking = { actorId: actor.id, now, except };
  const found = await lockNextShown(tx, asking);
  if (!found) return ok({ look: null, waiting: 0 });
  const stepped = stepSecondLook(
    found.state,
    { type: 'take' },
    { party: actor.role, isTheirs: false, holder: holderOf(found, actor.id, now) },
  );
  if (!stepped.ok) return refuse(problemOf(stepped.error));
  const [taken] = await tx
    .update(secondLook)
    .set({ state: stepped.value, holderId: actor.id, heldUntil: addTo(now, heldMinutes, 'minute') })
    .where(eq(secondLook.id, found.id))
    .returning({ listingId: secondLook.listingId, stood: secondLook.stood });
  if (!taken) throw new Error(`Second look ${found.id} was locked and is gone`);
  const { listingId, stood } = taken;
  await tx
    .insert(secondLookShown)
    .values({ reviewerId: actor.id, lookId: found.id, listingId, sellerId: stood.sellerId, sku: stood.sku })
    .onConflictDoNothing();
  return ok({ look: stood, waiting: (await countFree(tx, asking)) - 1 });
});

type Look = typeof secondLook.$inferSelect;

/** Locked, with the lifecycle's answer to the step: absent, or taken back, looks the same. */
const stepLook = async (
  { tx, actor, clock }: WriteContext,
  id: string,
  step: SecondLookStep,
): Promise<Result<{ readonly look: Look; readonly state: SecondLookState }, ServerProblem>> => {
  const [look] = await tx.select().from(secondLook).where(eq(secondLook.id, id)).for('update');
  if (!look) return refuse(notFound());
  const isTheirs = (await tx.$count(secondLook, and(eq(secondLook.id, id), isNotTheirs(actor.id)))) === 0;
  const stepped = stepSecondLook(look.state, step, { party: actor.role, isTheirs, holder: holderOf(look, actor.id, clock()) });
  return stepped.ok ? ok({ look, state: stepped.value }) : refuse(problemOf(stepped.error));
};

/** What lapsed and nobody else took is still its last holder's: a verdict may come late, from a console without a network. */
const holderOf = ({ holderId, heldUntil }: Pick<Look, 'holderId' | 'heldUntil'>, actorId: string, now: Date): 'me' | 'other' | 'nobody' => {
  if (holderId === actorId) return 'me';
  return holderId === null || heldUntil === null || heldUntil <= now ? 'nobody' : 'other';
};

const problemOf = ({ reason }: SecondLookRefused): ServerProblem => {
  switch (reason) {
    case 'role':
      return forbidden();
    // The reviewer who decided is not told that it is looked at again.
    case 'own':
      return notFound();
    case 'judged':
      return stepRefused('Esta segunda revisão já foi feita');
    case 'heldByOther':
      return stepRefused('Outra pessoa está com esta segunda revisão');
    case 'notHeld':
      return stepRefused('Abra a segunda revisão antes de julgar');
    default:
      return unreachable(reason);
  }
};

/** PUT /second-look/{id}/judge: kept beside the first verdict. The listing stays as it is: a superuser who sees the two may act. */
export const judgeSecondLookRoute = writeRoute(judgeSecondLook, async ({ params: { id }, body }, context) => {
  const { tx, actor, clock } = context;
  const stepped = await stepLook(context, id, { type: 'judge' });
  if (!stepped.ok) return stepped;
  const { look, state } = stepped.value;
  const warning = body.verdict === 'refused' ? body.warning : '';
  if (!areWarningsFor(look.stood, warning)) return refuse(kitHasNoGtin());
  const judged = { secondId: actor.id, secondName: actor.name, secondVerdict: body.verdict, secondWarning: warning, judgedAt: clock() };
  await tx
    .update(secondLook)
    .set({ state, ...judged, holderId: null, heldUntil: null })
    .where(eq(secondLook.id, id));
  await tx.delete(secondLookShown).where(eq(secondLookShown.lookId, id));
  return ok({ id });
});

/** PUT /second-look/{id}/release: somebody else may have it; to the reviewer who gives it up it comes last. */
export const releaseSecondLookRoute = writeRoute(releaseSecondLook, async ({ params: { id } }, context) => {
  const stepped = await stepLook(context, id, { type: 'release' });
  if (!stepped.ok) return stepped;
  await context.tx.update(secondLook).set({ state: stepped.value.state, holderId: null, heldUntil: null }).where(eq(secondLook.id, id));
  return ok({ released: true });
});
