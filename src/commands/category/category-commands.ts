import { z } from 'zod';
import { callersOf } from '#contract/call.ts';
import { stepCategory as stepCall, type CategoryPage, type CategoryRow, type CategoryStep } from '#contract/category-rules-calls.ts';
import { isAlwaysRequired, isFilledIn } from '#contract/category.ts';
import { CheckName, checkNames, CheckWeight } from '#contract/check.ts';
import { technicalSpecsQuery } from '#api/categories.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepCategory } from '#machines/lifecycle/category.ts';
import { defineCommand, type AnyCommand, type Command } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';
import type { Field } from '../field.ts';

/** What commands decide on: a row of the list, or the category's page. */
export type CategoryView = CategoryRow | CategoryPage;

const shared = { roles: callersOf(stepCall), on: 'category', isHeld: true, onLostAnswer: 'retry', isOurs: true } as const;

const isPage = (view: CategoryView): view is CategoryPage => 'groups' in view;

const hubTags = new Set(['hub_required', 'required']);

/** As the marketplace tags them: what the hub added is taken off again. */
const knownOf = (view: CategoryView) =>
  isPage(view)
    ? view.groups.flatMap(({ attributes }) =>
        attributes.map(({ id, tags }) => ({ id, tags: tags.includes('hub_required') ? tags.filter((tag) => !hubTags.has(tag)) : tags })),
      )
    : null;

/** Its attributes as they will be told once the step is taken. */
const retag = (view: CategoryPage, requiredHere: readonly string[]): CategoryPage['groups'] =>
  view.groups.map((group) => ({
    ...group,
    attributes: group.attributes.map((each) => {
      const own = each.tags.includes('hub_required') ? each.tags.filter((tag) => !hubTags.has(tag)) : each.tags;
      return { ...each, tags: requiredHere.includes(each.id) ? [...own, 'required', 'hub_required'] : own };
    }),
  }));

const stepView = (view: CategoryView, step: CategoryStep): Result<CategoryView, Message> => {
  const next = stepCategory(view, step, knownOf(view));
  if (!next.ok) return refuse({ key: `category.refused.${next.error}` });
  const { isExcluded, shipModes, requiredHere, checkWeights } = next.value;
  const decidedOn = { isExcluded, shipModes: [...shipModes], requiredHere: [...requiredHere], checkWeights };
  return ok(isPage(view) ? { ...view, ...decidedOn, groups: retag(view, requiredHere) } : { ...view, ...decidedOn });
};

type Send = Command<{ readonly _id: string; readonly version: number }, CategoryView>['send'];
const sendStep =
  (step: CategoryStep): Send =>
  (api, { _id, version }, intentId) =>
    api.send(stepCall, { params: { id: _id }, body: step }, once(intentId, version));

const Decided = z.object(decided);
type Decided = z.infer<typeof Decided>;
type Face = Pick<Command<Decided, CategoryView>, 'icon' | 'aliases' | 'done'>;

const closing = (type: 'exclude' | 'include', face: Face) =>
  defineCommand<Decided, CategoryView>({
    ...shared,
    ...face,
    name: `category.${type}`,
    args: Decided,
    prefill: prefillDecided,
    can: (view) => stepView(view, { type }),
    decide: (view) => stepView(view, { type }),
    send: sendStep({ type }),
    inverse: (args) => ({ command: type === 'exclude' ? 'category.include' : 'category.exclude', args }),
  });

/** Nothing is listed in it any more, nor in what is below it; what stands there stays. */
const exclude = closing('exclude', {
  icon: 'ban',
  aliases: ['exclude', 'close', 'fechar', 'excluir', 'proibir', 'categoria'],
  done: 'category.excluded',
});
const include = closing('include', {
  icon: 'circle-check',
  aliases: ['include', 'open', 'abrir', 'liberar', 'categoria'],
  done: 'category.included',
});

const modesOf = { both: ['me1', 'me2'], me1: ['me1'], me2: ['me2'], none: [] } as const;
type Modes = keyof typeof modesOf;
const wordOf = (modes: readonly string[]): Modes =>
  modes.length === 2 ? 'both' : modes[0] === 'me1' || modes[0] === 'me2' ? modes[0] : 'none';

const Ship = z.object({ ...decided, modes: z.enum(['both', 'me1', 'me2', 'none']), before: z.enum(['both', 'me1', 'me2', 'none']) });
type Ship = z.infer<typeof Ship>;
const shipStep = (modes: Modes): CategoryStep => ({ type: 'ship', modes: [...modesOf[modes]] });

/** How a listing of it may be sent; a seller is told at the next save. */
const ship = defineCommand<Ship, CategoryView>({
  ...shared,
  name: 'category.ship',
  ofWhatWasSeen: true,
  icon: 'truck',
  aliases: ['shipping', 'me1', 'me2', 'envio', 'frete', 'categoria'],
  args: Ship,
  fields: [
    {
      name: 'modes',
      label: 'category.shipModes',
      kind: 'choice',
      options: [
        { value: 'both', label: 'category.modes.both' },
        { value: 'me1', label: 'category.modes.me1' },
        { value: 'me2', label: 'category.modes.me2' },
        { value: 'none', label: 'category.modes.none' },
      ],
    },
  ],
  prefill: ({ _id, version, shipModes }) => ({ _id, version, before: wordOf(shipModes) }),
  can: () => ok(undefined),
  decide: (view, { modes }) => stepView(view, shipStep(modes)),
  send: (api, args, intentId) => sendStep(shipStep(args.modes))(api, args, intentId),
  inverse: ({ _id, version, modes, before }) => ({ command: 'category.ship', args: { _id, version, modes: before, before: modes } }),
  done: 'category.shipped',
});

const Attribute = z.object({ ...decided, attributeId: z.string().min(1) });
type Attribute = z.infer<typeof Attribute>;

/** Those that may be asked for, or let go of, as the server knows them now. */
const attributeField = (isRequired: boolean): Field => ({
  name: 'attributeId',
  label: 'category.attribute',
  kind: 'offered',
  offers: async ({ api, queryClient }, { subject }) => {
    const specs = await queryClient.fetchQuery({ ...technicalSpecsQuery(api, subject.slice('category:'.length)), staleTime: 0 });
    return specs
      .filter((each) => (isRequired ? each.tags.includes('hub_required') : !isAlwaysRequired(each) && isFilledIn(each)))
      .map(({ id, name }) => ({ value: id, label: name }));
  },
});

const asking = (type: 'require' | 'release', face: Face) =>
  defineCommand<Attribute, CategoryView>({
    ...shared,
    ...face,
    name: `category.${type}`,
    args: Attribute,
    fields: [attributeField(type === 'release')],
    prefill: prefillDecided,
    can: ({ requiredHere }) =>
      type === 'release' && requiredHere.length === 0 ? refuse({ key: 'category.refused.notRequired' }) : ok(undefined),
    decide: (view, { attributeId }) => stepView(view, { type, attributeId }),
    send: (api, args, intentId) => sendStep({ type, attributeId: args.attributeId })(api, args, intentId),
    inverse: (args) => ({ command: type === 'require' ? 'category.release' : 'category.require', args }),
  });

/** An attribute that the marketplace leaves free is asked for at each save. */
const requireAttribute = asking('require', {
  icon: 'list-plus',
  aliases: ['require attribute', 'mandatory', 'exigir', 'obrigatório', 'atributo', 'categoria'],
  done: 'category.required',
});
const release = asking('release', {
  icon: 'x',
  aliases: ['optional attribute', 'dispensar', 'opcional', 'atributo', 'categoria'],
  done: 'category.released',
});

const weights = [...CheckWeight.options, 'usual'] as const;
const Weigh = z.object({ ...decided, check: CheckName, weight: z.enum(weights), before: z.record(z.string(), z.enum(weights)) });
type Weigh = z.infer<typeof Weigh>;

/** What a check of listings counts here and below: its findings are serious or to be looked at, or it is switched off. */
const weigh = defineCommand<Weigh, CategoryView>({
  ...shared,
  name: 'category.weigh',
  ofWhatWasSeen: true,
  icon: 'scale',
  aliases: ['weigh check', 'severity', 'switch off check', 'verificação', 'peso', 'desligar', 'categoria'],
  args: Weigh,
  fields: [
    {
      name: 'check',
      label: 'category.check',
      kind: 'choice',
      options: checkNames.map((value) => ({ value, label: `listing.check.${value}` as const })),
    },
    {
      name: 'weight',
      label: 'category.weight',
      kind: 'choice',
      options: weights.map((value) => ({ value, label: `category.weight.${value}` as const })),
    },
  ],
  // What it was before is the inverse's to say.
  prefill: ({ _id, version, checkWeights }) => ({ _id, version, before: checkWeights }),
  can: () => ok(undefined),
  decide: (view, { check, weight }) => stepView(view, { type: 'weigh', check, weight }),
  send: (api, args, intentId) => sendStep({ type: 'weigh', check: args.check, weight: args.weight })(api, args, intentId),
  inverse: ({ before, ...args }) => ({
    command: 'category.weigh',
    args: { ...args, weight: before[args.check] ?? 'usual', before: { ...before, [args.check]: args.weight } },
  }),
  done: 'category.weighed',
});

export const categoryCommands: readonly AnyCommand[] = [exclude, include, ship, requireAttribute, release, weigh];
