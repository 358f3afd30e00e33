import { Badge, Button, Checkbox, Dialog, IconButton, TextField } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { SkuOfSeller } from '#api/skus.ts';
import type { CommandForm } from '#commands/command-form.ts';
import type { Target } from '#commands/command.ts';
import { roomBeside, warningKeysFor } from '#contract/warning.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { TargetNames } from '#palette/target-names.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { EarlierWarnings } from './earlier-warnings.tsx';
import { useDecideWithWarnings } from './use-decide-with-warnings.ts';
import { useSuggestedWarnings } from './use-suggested-warnings.ts';
import { useWarningsChoice } from './use-warnings-choice.ts';
import { addText, inOrder, textsOf, toggleWarning, type Warnings } from './warnings-choice.ts';
import { askedByKey } from './warnings-keys.ts';
import './warnings-dialog.css';

/** 'Recusar!' looks the SKU up, and only it (row REV-4); several have no one SKU to tell of. */
const skuToLookUp = (command: string, [only, ...others]: readonly Target[]): SkuOfSeller | null => {
  if (command !== 'listing.refuse' || !only || others.length > 0) return null;
  const { sku, sellerId: seller } = only.base as ListingView;
  return { sku, seller };
};

/** Radix gives the focus back to the button that opened a dialog, and this one none did: a key, the palette, a row of results. */
const useFocusGivenBack = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      // What runs behind it may have opened something of its own.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
};

/** One text has so many characters at most; where there is room for no other one, what is left is counted. */
const longestText = 400;

const helpOf = (t: Translate, warnings: Warnings, room: number): string => {
  if (warnings.length === 0) return t('listing.refused.noWarnings');
  if (room < 0) return t('listing.warnings.tooLong', { n: -room });
  return room < longestText ? t('listing.warnings.room', { n: room }) : t('listing.warnings.help');
};

/** 'Detalhes a serem corrigidos': the form of a refusal and of an observation (row REV-1). What is ticked survives a crash. */
export const WarningsDialog: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const decide = useDecideWithWarnings();
  const first = targets[0];
  // Of several, what any of them can not have is not offered for all.
  const shown = warningKeysFor({ kit: targets.some(({ base }) => (base as ListingView).kit) });
  const suggested = useSuggestedWarnings(targets);
  const { warnings, choose, keep } = useWarningsChoice(command.name, targets, suggested);
  const earlier = skuToLookUp(command.name, targets);
  const [text, setText] = useState('');
  const otherField = useRef<HTMLInputElement>(null);
  const focusGivenBack = useFocusGivenBack();
  const complete = inOrder(addText(warnings, text));

  const room = roomBeside(complete);
  const isSendable = complete.length > 0 && room >= 0;

  const send = (): void => {
    if (!isSendable) return;
    // Closed before it runs: what runs may open something of its own (capabilities, Sentry 113938).
    onClose();
    void decide({ command: command.name, targets, warnings: complete, keep });
  };
  const addOther = (): void => {
    if (room < 0) return;
    choose(addText(warnings, text));
    setText('');
    otherField.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const asked = askedByKey(event, shown);
    if (asked === null) return;
    event.preventDefault();
    if (asked === 'send') send();
    else if (asked === 'add') addOther();
    else if (asked === 'other') otherField.current?.focus();
    else choose(toggleWarning(warnings, asked));
  };

  return (
    // Forms are mounted beside the palette, outside the screens' theme.
    <FloatingTheme>
      <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Dialog.Content maxWidth="460px" onKeyDown={onKeyDown} {...focusGivenBack} className="warnings-dialog">
          <Dialog.Title size="4">{t('listing.warnings.title')}</Dialog.Title>
          <Dialog.Description size="2" color="gray">
            {t('listing.warnings.for', { n: targets.length, label: first?.label ?? '' })}
          </Dialog.Description>
          <TargetNames targets={targets} />
          <fieldset className="warnings-list" aria-label={t('listing.warnings.title')}>
            {shown.map((key, index) => (
              <label key={key} className="warnings-choice">
                <Checkbox checked={warnings.includes(key)} onCheckedChange={() => choose(toggleWarning(warnings, key))} />
                <span>{t(`listing.warning.${key}`)}</span>
                {suggested.includes(key) && <Badge color="gray">{t('listing.warnings.suggested')}</Badge>}
                <Kbd hotkey={`${index + 1}`} />
              </label>
            ))}
          </fieldset>
          <div className="warnings-others">
            <label htmlFor="warnings-other">
              {t('listing.warnings.others')} <Kbd hotkey="o" />
            </label>
            {textsOf(warnings).map((each) => (
              <div key={each} className="warnings-text">
                <span>{each}</span>
                <IconButton
                  type="button"
                  size="1"
                  variant="ghost"
                  color="gray"
                  aria-label={t('listing.warnings.removeOther', { text: each })}
                  onClick={() => choose(warnings.filter((other) => other !== each))}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </div>
            ))}
            <div className="warnings-add">
              <TextField.Root
                id="warnings-other"
                ref={otherField}
                value={text}
                maxLength={longestText}
                placeholder={t('listing.warnings.othersPlaceholder')}
                onChange={(event) => setText(event.target.value)}
              />
              <Button type="button" variant="soft" disabled={text.trim() === '' || room < 0} onClick={addOther}>
                {t('listing.warnings.addOther')}
              </Button>
            </div>
          </div>
          {earlier && <EarlierWarnings {...earlier} />}
          <footer className="warnings-foot">
            <span className="warnings-help" data-wrong={room < 0 || undefined}>
              {helpOf(t, complete, room)}
            </span>
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {t('common.cancel')}
              </Button>
            </Dialog.Close>
            <Button
              type="button"
              {...(command.name === 'listing.refuse' ? { color: 'red' as const, variant: 'soft' as const } : {})}
              disabled={!isSendable}
              onClick={send}
            >
              {t(command.title)}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Root>
    </FloatingTheme>
  );
};
