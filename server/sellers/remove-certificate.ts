import { eq } from 'drizzle-orm';
import { removeCertificate } from '#contract/seller.ts';
import { refuse } from '#lib/result.ts';
import { certificate } from '../db/schema/core.ts';
import { orNotFound, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { companyOf } from './company-row.ts';
import { takeOwnedCompany, writeCompany } from './company-writes.ts';

/**
 * DELETE /seller/{id}/certificate: nothing of the file or its password is left in the table. A removal may wait while its own sender
 * sends another certificate, which is no conflict of versions: one's own events are none.
 */
export const removeCertificateRoute = writeRoute(removeCertificate, async ({ params: { id }, query: { keptAt } }, context) => {
  const { tx } = context;
  const taken = await takeOwnedCompany(context, id);
  if (!taken.ok) return taken;
  const [removed] = await tx
    .delete(certificate)
    .where(eq(certificate.sellerId, id))
    .returning({ holder: certificate.holder, keptAt: certificate.keptAt });
  if (!removed) return refuse(stepRefused('A empresa não tem certificado'));
  // A refusal takes the deletion back.
  if (removed.keptAt.getTime() !== Date.parse(keptAt)) return refuse(stepRefused('Outro certificado foi enviado depois deste'));
  await writeCompany(context, taken.value, { type: 'certificateRemoved', data: { holder: removed.holder } });
  return orNotFound(await companyOf(tx, id, context));
});
