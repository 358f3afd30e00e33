import { isAnswer, phraseOf, type CommandPhrase, type Read } from './command-phrase.ts';
import { byName, byNameAlone, byNameFirst, isOfWhom, ofSomebody } from './phrase-by-name.ts';
import { inAnyOrder, withTarget } from './phrase-by-target.ts';
import { isTakenBack } from './phrase-denied.ts';
import { fieldsOf, isStrict } from './phrase-fill.ts';
import { folded, kindsOf, type Tokens } from './phrase-target.ts';
import { parted, type PhraseCommand } from './phrase-verbs.ts';
import { inTitleWords, withoutPolite } from './phrase-words.ts';

/** The one command that is called so, and what is said behind its name; null where several are, or nothing is said. */
const titled = (tokens: Tokens, read: Read, leastWords: number): { readonly command: PhraseCommand; readonly after: Tokens } | null => {
  const found = parted(tokens, read.verbs);
  if (!found || found.words < leastWords || found.after.length === 0) return null;
  const [only, ...others] = found.found.filter(({ isTitle }) => isTitle);
  return only && others.length === 0 ? { command: only.command, after: found.after } : null;
};

/** A whole title and the text it takes, and nothing that could be a number or a code: which it is for is asked. */
const withoutTarget = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const { command, after = [] } = titled(tokens, read, 2) ?? {};
  const field = command && fieldsOf(command)[0];
  if (command?.kind !== 'intent' || field?.kind !== 'text' || isOfWhom.test(after[0] ?? '')) return null;
  // A field with a strict form may take a code here. A number of the command's own kind would name its target instead.
  const isStrictly = isStrict(command, field);
  if (after.some((token) => (isStrictly ? kindsOf(token).includes(command.on) : kindsOf(token).length > 0))) return null;
  return phraseOf(command, '', after.join(' '), read);
};

/** The words after the name of a command answer its question as a whole, and its target is asked for: 'adiar amanhã'. */
const answeredOnly = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const found = titled(tokens, read, 1);
  const kind = found && fieldsOf(found.command)[0]?.kind;
  if (!found || (kind !== 'choice' && kind !== 'choices' && kind !== 'instant')) return null;
  return isAnswer(found.command, found.after, false, read) ? phraseOf(found.command, '', found.after.join(' '), read) : null;
};

/** 'Aceitar cancelamento': whose, is asked, or it is of the one that is open. */
const replyAlone = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const found = parted(tokens, read.verbs);
  const reply = found?.after.length === 0 ? found.found.find(({ isReply }) => isReply) : undefined;
  return reply ? phraseOf(reply.command, '', '', read) : null;
};

/** 'Rastreio errado' asks to correct it; the same where nothing is called wrong. */
const asCorrection = (tokens: Tokens): Tokens => {
  const at = tokens.findIndex((token, place) => place > 0 && /^errad[ao]s?$/u.test(folded(token)));
  return at < 0 ? tokens : [...tokens.slice(0, at - 1), 'corrigir', ...tokens.slice(at - 1, at), ...tokens.slice(at + 1)];
};

/** 'Motivo do cancelamento 2000…' asks to edit it; the same where nothing begins so. */
const asEdit = (tokens: Tokens): Tokens =>
  /^(?:motivo|razao) d[eo] /u.test(tokens.map(folded).join(' ')) ? ['editar', ...tokens] : tokens;

const readTokens = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const named = byName(tokens, read) ?? byNameFirst(tokens, read) ?? byNameAlone(tokens, read) ?? ofSomebody(tokens, read);
  if (named) return named;
  for (const [at, token] of tokens.entries()) {
    const found = kindsOf(token).length > 0 ? withTarget(tokens, at, read) : null;
    if (found) return found;
  }
  return withoutTarget(tokens, read) ?? answeredOnly(tokens, read) ?? replyAlone(tokens, read) ?? inAnyOrder(tokens, read);
};

/**
 * A phrase that names a command and what it acts on, read by the words the commands have themselves; null where it is none, or not one alone.
 * As it stands before other words for the same.
 */
export const readCommandPhrase = (text: string, read: Read): CommandPhrase | null => {
  const tokens = withoutPolite(text.trim().split(/\s+/u));
  const ways = [tokens, inTitleWords(tokens), asCorrection(tokens), asEdit(tokens)];
  for (const [at, way] of ways.entries()) {
    const found = at > 0 && way === tokens ? null : readTokens(way, read);
    if (found && !isTakenBack(way, found, read)) return found;
  }
  return null;
};
