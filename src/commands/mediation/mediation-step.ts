import { lackingFor } from '#contract/lacking.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { mayMessage, stepMediation, type MediationStep } from '#machines/lifecycle/mediation.ts';
import type { Actor } from '../command.ts';
import type { MediationView } from './mediation-view.ts';

/** The mediation after `step`, or why not in words; the lifecycle decides (part 2, section 4). */
export const stepView = <View extends MediationView>(
  view: View,
  step: MediationStep,
  { role }: Pick<Actor, 'role'>,
): Result<View, Message> => {
  const next = stepMediation(view.status, step, { party: role, mayMessage: mayMessage(view.claim) });
  const lacking = next.ok ? lackingFor('mediation', step.type, view) : null;
  if (lacking !== null) return refuse({ key: `common.lacking.${lacking}` });
  if (next.ok) return ok({ ...view, status: next.value });
  const { reason } = next.error;
  if (reason === 'role') return refuse({ key: 'mediation.refused.role', values: { step: step.type } });
  if (reason === 'status') return refuse({ key: 'mediation.refused.status', values: { status: view.status } });
  return refuse({ key: 'mediation.refused.channel' });
};
