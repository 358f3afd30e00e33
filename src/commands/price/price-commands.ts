import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { archivePriceRule, startPriceRun, type PriceRule, type PriceRuleRow } from '#contract/price-rule.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepPriceRule } from '#machines/lifecycle/price-rule.ts';
import { defineAction, defineCommand, type AnyCommand, type CommandGiven } from '../command.ts';
import { once, prefillDecided } from '../decided.ts';

/** What commands decide on: a row of the list, or the rule's page. */
type RuleView = PriceRuleRow | PriceRule;

/** The roles that have price rules at all. */
const roles = callersOf(startPriceRun);
const Decided = z.object({ _id: z.uuid(), version: z.int().positive() });
type Decided = z.infer<typeof Decided>;

const refusals = {
  ready: 'pricerule.refused.ready',
  running: 'pricerule.refused.running',
  archived: 'pricerule.refused.archived',
} as const;

/** The rule after the step, as far as a person sees it before the server answers. */
const stepped = (rule: RuleView, step: 'simulate' | 'apply' | 'archive' | 'restore'): Result<RuleView, Message> => {
  const status = stepPriceRule(rule.status, step);
  return status === null ? refuse({ key: refusals[rule.status] }) : ok({ ...rule, status });
};

type Face = Pick<CommandGiven<Decided, RuleView>, 'icon' | 'aliases' | 'done' | 'review' | 'isHeld' | 'inverse' | 'send'>;

const stepping = (step: 'simulate' | 'apply' | 'archive' | 'restore', face: Face) =>
  defineCommand<Decided, RuleView>({
    ...face,
    roles,
    on: 'pricerule',
    name: `pricerule.${step}`,
    args: Decided,
    prefill: prefillDecided,
    can: (rule) => stepped(rule, step),
    decide: (rule) => stepped(rule, step),
    onLostAnswer: 'retry',
    isOurs: true,
  });

/** The run has the id of its intent: sent twice it is one run. */
const runAs =
  (isDry: boolean): Face['send'] =>
  (api, { _id, version }, intentId) =>
    api.send(startPriceRun, { params: { id: _id }, body: { runId: intentId, isDry } }, once(intentId, version));

/** Changes nothing: there is nothing to hold it back for. */
const simulate = stepping('simulate', {
  icon: 'flask-conical',
  aliases: ['simulate', 'dry run', 'simular', 'testar', 'regra', 'preço'],
  done: 'pricerule.simulating',
  isHeld: false,
  inverse: null,
  send: runAs(true),
});

const apply = stepping('apply', {
  icon: 'circle-check',
  aliases: ['apply', 'aplicar', 'reajustar', 'regra', 'preço'],
  done: 'pricerule.applying',
  review: (_args, label) => ({ key: 'pricerule.applyReview', values: { label } }),
  isHeld: false,
  inverse: null,
  send: runAs(false),
});

const archiveAs =
  (isArchived: boolean): Face['send'] =>
  (api, { _id, version }, intentId) =>
    api.send(archivePriceRule, { params: { id: _id }, body: { isArchived } }, once(intentId, version));

const archive = stepping('archive', {
  icon: 'ban',
  aliases: ['archive', 'arquivar', 'excluir', 'regra', 'preço'],
  done: 'pricerule.archived',
  isHeld: true,
  inverse: (args) => ({ command: 'pricerule.restore', args }),
  send: archiveAs(true),
});

const restore = stepping('restore', {
  icon: 'rotate-ccw',
  aliases: ['restore', 'restaurar', 'regra', 'preço'],
  done: 'pricerule.restored',
  isHeld: true,
  inverse: (args) => ({ command: 'pricerule.archive', args }),
  send: archiveAs(false),
});

/** The page of a new one, from wherever one is. */
const create = defineAction({
  name: 'pricerule.new',
  icon: 'list-plus',
  aliases: ['new price rule', 'nova regra', 'preço', 'criar', 'margem'],
  roles,
  opens: '/pricerule/new',
});

export const priceCommands: readonly AnyCommand[] = [create, simulate, apply, archive, restore];
