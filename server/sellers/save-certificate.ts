import { saveCertificate } from '#contract/seller.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { isOwnerAmong } from '#machines/lifecycle/colleague.ts';
import { certificate } from '../db/schema/core.ts';
import { invalid, unsupported, type ServerProblem } from '../http/problem.ts';
import { preparedWriteRoute } from '../http/route.ts';
import type { Sentence } from '../language/sentences.ts';
import { colleaguesOf } from './colleague-row.ts';
import { sealingKey } from './sealing-key.ts';
import { notOwner, takeOwnedCompany, writeCompany } from './company-writes.ts';
import { readPkcs12, type Pkcs12Refused, type ReadCertificate } from './read-pkcs12.ts';
import { seal } from './seal.ts';

const wrong = (path: 'body.file' | 'body.password', message: Sentence): ServerProblem => invalid(message, [{ path, message }]);

type Read = Result<ReadCertificate, Pkcs12Refused>;

const sayRefused = (reason: Pkcs12Refused): ServerProblem => {
  switch (reason) {
    case 'password':
      return wrong('body.password', 'A senha não abre este certificado');
    case 'file':
      return wrong('body.file', 'Este arquivo não é um certificado A1 (.pfx ou .p12)');
    case 'oldCipher':
      return wrong('body.file', 'Este arquivo usa uma cifra antiga: exporte o certificado de novo com AES-256');
    default:
      return unreachable(reason);
  }
};

/**
 * PUT /seller/{id}/certificate (row SES-13). The file goes into no log and no answer; what is kept opens only with the server's key. It is
 * read before the transaction, which would wait as long as a crafted file says.
 */
export const saveCertificateRoute = preparedWriteRoute(
  saveCertificate,
  async ({ params: { id }, body: { file, password } }, { db, actor }): Promise<Result<Read | null, ServerProblem>> => {
    // A person who may not save it is refused below, as everywhere, and nothing is computed for them.
    const isTheirs = actor.role !== 'seller' || (actor.sellerId === id && isOwnerAmong(await colleaguesOf(db, id), actor.id));
    return ok(isTheirs ? await readPkcs12(Buffer.from(file, 'base64'), password) : null);
  },
  async ({ params: { id }, body: { file, password } }, context, found) => {
    const { tx, clock, settings } = context;
    const taken = await takeOwnedCompany(context, id);
    if (!taken.ok) return taken;
    const key = sealingKey(settings);
    if (!key) return refuse(unsupported());
    // A person who became an owner meanwhile sends it again: the file was not read for them.
    if (!found) return refuse(notOwner());
    if (!found.ok) return refuse(sayRefused(found.error));
    const { holder, startsAt, expiresAt } = found.value;
    const keptAt = clock();
    if (expiresAt <= keptAt) return refuse(wrong('body.file', 'Este certificado está vencido'));
    const kept = { holder, startsAt, expiresAt, keptAt, sealed: seal(key, id, JSON.stringify({ file, password })) };
    await tx
      .insert(certificate)
      .values({ sellerId: id, ...kept })
      .onConflictDoUpdate({ target: certificate.sellerId, set: kept });
    await writeCompany(context, taken.value, { type: 'certificateKept', data: { expiresAt: expiresAt.toISOString() } });
    return ok({ holder, startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString(), keptAt: keptAt.toISOString() });
  },
);
