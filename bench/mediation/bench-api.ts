import type { Api } from '#api/client.ts';
import { aClaim, aMediation, aMessage } from '#commands/mediation/mediation-fixture.ts';
import type { MediationRecord } from '#contract/mediation.ts';

const words = 'O produto chegou com a embalagem aberta e a peça de encaixe não serve; já tentei duas vezes e mando a foto. '.split(' ');
const minuteMs = 60_000;

/** A long quarrel: texts of one to eight lines by turns, a file now and then, some forty a day. */
const recordOf = (count: number): MediationRecord =>
  aMediation({
    claim: aClaim(),
    readCount: count,
    mediation: {
      conversation: Array.from({ length: count }, (_, each) =>
        aMessage({
          _id: `m${each}`,
          userId: each % 2 === 0 ? 'buyer' : 'u1',
          userName: each % 2 === 0 ? 'Joana' : 'Rita',
          message: Array.from({ length: 6 + ((each * 37) % 90) }, (_word, at) => words[(each + at) % words.length]).join(' '),
          date: new Date(Date.UTC(2026, 8, 1) + each * 36 * minuteMs).toISOString(),
          picture: each % 25 === 0 ? [`/v2/order/mediate/file/${each}/comprovante-${each}.pdf`] : [],
        }),
      ),
    },
  });

/** A server with one mediation that answers at once: what is measured is the console. */
export const createBenchApi = (count: number): Api => {
  const record = recordOf(count);
  const answers: Readonly<Record<string, unknown>> = {
    getMediation: [record],
    readMediation: { readCount: count },
    getPresence: [],
    tellPresence: [],
    listReadyAnswers: [],
  };
  const send = (line: { readonly name: string }) =>
    Promise.resolve(
      Object.hasOwn(answers, line.name)
        ? { ok: true, value: answers[line.name] }
        : { ok: false, error: { type: 'Refused', status: 404, body: { code: 'not-found', message: line.name } } },
    );
  return { send } as unknown as Api;
};
