import { and, eq } from 'drizzle-orm';
import { getMediationFile } from '#contract/mediation-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { mediationFile } from '../db/schema/mediation.ts';
import { notFound } from '../http/problem.ts';
import { bytesRoute } from '../http/route.ts';
import { isAddressGood } from './file-address.ts';

/**
 * GET /order/mediate/file/{fileId}/{name}: a download, in a sandbox, and a PDF as bytes that no viewer knows: nothing of it runs in our
 * origin (reliability, input 112). An address that is over, or signed for another file, is none.
 */
export const getMediationFileRoute = bytesRoute(getMediationFile, async ({ params: { fileId, name }, query }, { db, blobs, clock }) => {
  const [file] = await db
    .select()
    .from(mediationFile)
    .where(and(eq(mediationFile.id, fileId), eq(mediationFile.name, name)));
  if (!file || !isAddressGood(file, query, clock())) return refuse(notFound());
  const content = await blobs.read(file.blob);
  if (!content) return refuse(notFound());
  const type = file.type === 'application/pdf' ? 'application/octet-stream' : file.type;
  return ok({ type, content, isImmutable: false, download: { name: file.name } });
});
