import { Button } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import type { Target } from '#commands/command.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { proposedTexts } from '#entities/listing/listing-issues.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import { CommandKey } from '#palette/command-key.tsx';
import { useHandlers } from '#palette/context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { useKeyOf } from '#palette/use-key-of.ts';
import { Kbd } from '#ui/kbd.tsx';
import { toast } from '#ui/toast.tsx';
import { EarlierWarnings } from '../earlier-warnings.tsx';
import { useSession, useSessionStore } from '../session-store.ts';
import { useBegunWarnings } from '../use-begun-warnings.ts';
import { useDecideWithWarnings } from '../use-decide-with-warnings.ts';
import { useSuggestedWarnings } from '../use-suggested-warnings.ts';
import { choiceOfDigit, reasonChoices, toggleReason } from './reason-choices.ts';
import { useDigitKey } from './use-digit-key.ts';
import { SuggestionButton, SuggestionSaid } from './suggestion-button.tsx';
import type { SuggestionHere } from './use-suggestion.ts';
import { useSuggestionOffer } from './use-take-suggestion.ts';
import { useUsualTexts } from './use-usual-texts.ts';
import './reason-strip.css';

interface ReasonStripProps {
  readonly open: Target;
  readonly listing: ListingView;
  /** None where nothing is suggested. */
  readonly suggestion?: SuggestionHere;
  /** What refuses it. A second look tells nothing of what its SKU was warned of: that may be the first verdict. */
  readonly command?: 'listing.refuse' | 'secondLook.refuse';
}

const nothingSuggested: SuggestionHere = {
  suggestion: null,
  name: null,
  settled: { current: null },
  suggested: () => null,
  note: () => undefined,
};

/** Why the open listing would be refused, under the picture and never over it: digits mark, Enter refuses (decision 0096), or takes what is suggested (0101). */
export const ReasonStrip = ({ open, listing, suggestion: here = nothingSuggested, command = 'listing.refuse' }: ReasonStripProps) => {
  const t = useT();
  const { publishId, sku, sellerId, status } = listing;
  const usual = useUsualTexts();
  const { warnings: chosen, newest, keep } = useBegunWarnings(listing);
  const suggested = useSuggestedWarnings([{ ...open, base: listing }]);
  const proposed = proposedTexts(listing).map((text) => formatMessage(t, text));
  const choices = reasonChoices(listing, { proposed, usual }, chosen);
  // A batch is refused by its own dialog; and while a step key is held, what is drawn is not what the hand is on.
  const isMeant = useSession(({ selected, openId, cursorId }) => selected.size === 0 && openId === cursorId);
  const strip = useRef<HTMLElement>(null);
  const digit = useDigitKey();
  const store = useSessionStore();
  const keyOf = useKeyOf();
  const [said, setSaid] = useState('');
  const decide = useDecideWithWarnings();
  const execute = useExecute();
  /** Where list and detail take turns the list may stand in its place. */
  const isOnScreen = (): boolean => (strip.current?.getClientRects().length ?? 0) > 0;
  /** Enter is the list's while nothing of this is seen. */
  const whereSeen = (take: () => void) => (): void => {
    if (isOnScreen()) take();
    else void execute('queue.open');
  };

  /** Why no reason is marked now; null where one can be. */
  const whyNot = (): Message | null => {
    const { selected, openId, cursorId } = store.get();
    if (selected.size > 0) return { key: 'queue.reasons.ofBatch', values: { n: selected.size, key: keyOf(command) } };
    if (openId !== publishId || cursorId !== publishId || !isOnScreen()) return { key: 'palette.unseen' };
    return status === 'pending' ? null : { key: 'listing.refused.status', values: { status } };
  };
  const toggle = (warning: string): void => {
    const why = whyNot();
    if (why) return void toast.info(formatMessage(t, why));
    const next = toggleReason(newest(), warning);
    keep(next);
    const label = warningLabel(t, warning);
    setSaid(t(next.includes(warning) ? 'queue.reasons.on' : 'queue.reasons.off', { label, n: next.length }));
  };
  const refuse = (): void => void decide({ command, targets: [open], warnings: newest(), keep });
  const isRefusable = chosen.length > 0 && isMeant;
  const offer = useSuggestionOffer(open, here, chosen.length === 0 && isMeant);
  useHandlers({
    'queue.toggleReason': () => {
      const pressed = digit();
      const choice = pressed === null ? undefined : choiceOfDigit(choices, pressed);
      if (choice) toggle(choice.warning);
      // Asked for by its name: the first of them has the keys then.
      else if (pressed === null) strip.current?.querySelector('button')?.focus();
    },
    ...(isRefusable ? { 'queue.refuseChosen': whereSeen(refuse) } : {}),
    ...(offer?.take ? { 'queue.takeSuggestion': whereSeen(offer.take) } : {}),
  });

  return (
    <section className="reason-strip" data-foot aria-label={t('queue.reasons')} ref={strip}>
      <div className="reason-strip-choices">
        <Choices suggested={suggested} choices={choices} chosen={chosen} onToggle={toggle} />
      </div>
      {command === 'listing.refuse' && <EarlierWarnings sku={sku} seller={sellerId} />}
      {/* Its room is there before it is. */}
      {offer ? (
        <SuggestionButton {...offer} />
      ) : (
        <div className="reason-strip-refuse" data-off={!isRefusable || undefined}>
          <Button type="button" size="1" color="red" onClick={refuse}>
            {t('queue.reasons.refuse')} <CommandKey name="queue.refuseChosen" />
          </Button>
        </div>
      )}
      <output className="visually-hidden">{said}</output>
      <SuggestionSaid offer={offer} />
    </section>
  );
};

interface ChoicesProps {
  readonly suggested: readonly string[];
  readonly choices: ReturnType<typeof reasonChoices>;
  readonly chosen: readonly string[];
  readonly onToggle: (warning: string) => void;
}

const Choices = ({ suggested, choices, chosen, onToggle }: ChoicesProps) => {
  const t = useT();
  return choices.map(({ digit, warning }) => (
    <button
      key={warning}
      type="button"
      className="reason-choice"
      aria-pressed={chosen.includes(warning)}
      aria-keyshortcuts={digit === null ? undefined : String(digit)}
      data-suggested={suggested.includes(warning) || undefined}
      title={warningLabel(t, warning)}
      onClick={() => onToggle(warning)}
    >
      {digit !== null && <Kbd hotkey={String(digit)} />}
      <span className="reason-choice-text">{warningLabel(t, warning)}</span>
      {suggested.includes(warning) && <span className="visually-hidden">, {t('listing.warnings.suggested')}</span>}
    </button>
  ));
};
