import type { FindingCode } from '#contract/check.ts';
import { evidenceOf, foldInPlace, placesOf, type FoldedText, type Stretch } from './folded-places.ts';
import { phonesIn } from './phone-numbers.ts';
import type { Check, Found, ListingFacts } from './check.ts';

const at = String.raw`(?: ?@ ?| (?:arroba|at) | ?[([{] ?(?:arroba|at|@) ?[)\]}] ?)`;
const dot = String.raw`(?:\.| \. | (?:ponto|dot) | ?[([{] ?(?:ponto|dot|\.) ?[)\]}] ?)`;
// Bounded, as are the parts of a link: over a run of a hundred thousand letters it would else be at it for minutes.
const mail = new RegExp(`(?<![a-z0-9._+-])[a-z0-9][a-z0-9._+-]{0,63}${at}[a-z0-9-]{1,63}(?:${dot}[a-z]{2,63}){1,4}`, 'gu');
/** 'joao.silva no gmail': of a bare word it may be a program that runs there. */
const hostedMail = /(?<![a-z0-9._-])[a-z][a-z0-9]{0,30}[._-][a-z0-9._-]{1,30} no (?:gmail|hotmail|outlook)(?![a-z])/gu;
/** `at` alone is an English word, and 'arroba' a weight: a mail ends in a domain that there is. */
const isMail = (text: string): boolean => /(?:\.|ponto|dot|[)\]}]) ?(?:com|br|net|org|me|co|io)\b/u.test(text);
const link =
  /https?:\/\/\S+|(?<![a-z0-9@.])www\.[a-z0-9-]{1,63}\.\S+|(?<![a-z0-9@._-])(?:[a-z0-9-]{1,63}\.){0,4}[a-z0-9-]{0,63}[a-z][a-z0-9-]{0,63}\.(?:com\.br|com|net|org|shop|store|site|link|me|ly|gg|lojas?)(?:\/[^\s]*)?(?![a-z0-9])/gu;
/** 'Tecido.Com forro': a new sentence without a blank before it, which goes on. Behind a domain 'exemplo.com.Com' it is none. */
const isNewSentence = (text: FoldedText, { from, to }: Stretch): boolean =>
  /^(?![Ww]{3}\.)[^/]*[\p{Ll}\p{M}\d]\.(?:Com|Me|Lojas?)$/u.test(text.written(from, to)) &&
  !/\.(?:com|net|org|br|shop|store|site)\.[a-z]+$/u.test(text.folded.slice(from, to)) &&
  /^[^\S\n\r]+[\p{L}\d]/u.test(text.written(to, to + 2));
/** 'exemplo[.]com[.]br', 'w w w . exemplo . com': what stands between was put there so that no machine reads it. */
const hiddenLink =
  /(?<![a-z0-9-])(?:[a-z0-9-]{2,63} ?[[({] ?(?:\.|ponto|dot) ?[\])}] ?){1,3}(?:com|net|org|br)(?![a-z])|(?<![a-z])w w w ?\. ?[a-z0-9-]{1,63}(?: ?\. ?[a-z]{2,10}){1,3}|(?<![a-z])linktr\.ee(?:\/\S*)?/gu;
const channelName = String.raw`(?:whats\w*|zap\w*|wpp|telegram|instagram|insta|direct|facebook)(?![a-z])`;
/** What a thing shows or reads out, 'manda notificações do WhatsApp', calls nobody there; 'mande mensagens da loja pelo WhatsApp' does. */
const notShown = String.raw`(?!(?:notificac(?:ao|oes)|mensagens|chamadas|ligacoes|avisos|alertas)\W+d[aeo]s?\W+(?:seu\W+)?${channelName})`;
const channel = new RegExp(
  String.raw`(?<![a-z])(?:cham[ae]r?|fal[ae]r?|contato|adicion[ae]r?|sig[ao]m?|segue|mand[ae]r?|envi[ae]r?|pedidos?|duvidas?|atendimento|nosso)\W+(?:${notShown}\w+\W+){0,4}${channelName}|(?<![a-z0-9.])@[a-z_][a-z0-9_.]{2,}`,
  'gu',
);
/** Weaker words, which a manual has as well: they need the place to go to, 'pelo WhatsApp', 'no Facebook'. */
const calledPlace =
  /(?<![a-z])(?:consult[ae]r?|procur[ae]r?|atend(?:imento|emos))\W+(?:\w+\W+){0,4}(?:pel|n)[oa]\W+(?:whats\w*|uatizap|zap\w*|wpp|telegram|instagram|insta|tiktok|facebook)(?![a-z])|(?<![a-z])arroba [a-z_][a-z0-9_.]{2,40} n[oa] (?:insta\w*|tiktok|facebook|twitter)(?![a-z])|(?<![a-z])w h a t s(?: a p p)?(?![a-z])/gu;

const inside = (place: Stretch, others: readonly Stretch[]): boolean => others.some(({ from, to }) => place.from < to && place.to > from);

const found = (code: FindingCode, place: 'title' | 'description', text: FoldedText, places: readonly Stretch[]): readonly Found[] =>
  places.length === 0 ? [] : [{ code, place, ...evidenceOf(text, places), proposes: 'contact' }];

/** The matches of `one`, and those of `other` that are not inside them. */
const either = (text: FoldedText, one: RegExp, other: RegExp): readonly Stretch[] => {
  const places = placesOf(text, one);
  return [...places, ...placesOf(text, other).filter((each) => !inside(each, places))].toSorted((a, b) => a.from - b.from);
};

const contactsIn = (place: 'title' | 'description', written: string): readonly Found[] => {
  const text = foldInPlace(written);
  const mails = [...placesOf(text, mail).filter(({ from, to }) => isMail(text.folded.slice(from, to))), ...placesOf(text, hostedMail)];
  const links = either(text, hiddenLink, link).filter((each) => !inside(each, mails) && !isNewSentence(text, each));
  const phones = phonesIn(text).filter((each) => !inside(each, links));
  const channels = either(text, channel, calledPlace).filter((each) => !inside(each, [...mails, ...links]));
  return [
    ...found('contactPhone', place, text, phones),
    ...found('contactMail', place, text, mails),
    ...found('contactLink', place, text, links),
    ...found('contactChannel', place, text, channels),
  ];
};

/** A way past the marketplace: a telephone, hidden ones too, a mail, a link, or a call to another channel. */
export const checkContact: Check<Pick<ListingFacts, 'title' | 'description'>> = {
  name: 'contact',
  severity: 'red',
  find: ({ title, description }) => [...contactsIn('title', title), ...contactsIn('description', description ?? '')],
};
