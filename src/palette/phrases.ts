import { commands } from '#commands/registry.ts';
import { isTaken } from '#commands/command.ts';
import type { Translate } from '#locale/translate.ts';
import { asTaken } from './as-taken.ts';
import type { AskableKinds } from './askable.ts';
import type { CommandContext } from './availability.ts';
import { readCommandPhrase } from './read-command-phrase.ts';
import type { MenuLink } from './context.tsx';
import type { Entry } from './entries.ts';
import type { Company } from './held.ts';
import { verbsOf, type PhraseCommand, type Verbs } from './phrase-verbs.ts';
import { readPlacePhrase } from './place-phrase.ts';

/**
 * Commands a phrase may name for this person: those that can ask for a target, whatever is chosen or open now, and what the page of one thing
 * does. What has to be looked at is among them: its phrase leads there (decision 0109).
 */
export const phraseVerbs = ({ actor }: CommandContext, askable: AskableKinds): Verbs =>
  verbsOf(
    commands
      .filter(
        (command): command is PhraseCommand =>
          command.on !== undefined && askable.has(command.on) && command.roles.includes(actor.role) && isTaken(command, actor),
      )
      .map((command) => (command.kind === 'intent' ? asTaken(command, actor) : command)),
  );

interface Read {
  readonly verbs: () => Verbs;
  readonly context: CommandContext;
  readonly links: readonly MenuLink[];
  readonly companies: readonly Company[];
  readonly t: Translate;
}

/** What a phrase says, as a row: a command with its target and answers, or a list filtered. One at most, and none of what is only a word. */
export const phraseEntries = (text: string, { verbs, context, links, companies, t }: Read): readonly Entry[] => {
  if (!/\s/u.test(text.trim())) return [];
  const { now, role } = context.actor;
  const phrase = readCommandPhrase(text, { verbs: verbs(), companies, now, t });
  if (phrase) {
    const { command } = phrase;
    return [{ kind: 'phrase', id: `phrase:${command.name}`, icon: command.icon, title: t(command.title), aliases: [], phrase }];
  }
  const hasPlace = (path: string): boolean => links.some(({ link }) => link === path);
  const place = readPlacePhrase(text, { now, t, companies, hasPlace, role });
  if (!place) return [];
  const [path] = place.to.split('?');
  const list = links.find(({ link }) => link === path);
  return [
    {
      kind: 'link',
      id: `phrase:${place.to}`,
      icon: 'list-filter',
      title: `${list?.name ?? ''} · ${place.title}`,
      aliases: [],
      to: place.to,
      where: 'view',
    },
  ];
};
