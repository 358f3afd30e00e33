import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { lengthOf, truncate } from '#lib/validate/text.ts';
import { useT } from '#locale/locale.tsx';
import { SafeText } from './safe-text.tsx';

/** So much of a text is read at a glance, in code points; what is hardly longer is shown whole. */
const atOnce = 160;
const hardlyLonger = 40;

/** Somebody's words among short facts: the rest of many is unfolded. */
export const LongText = ({ children: text }: { readonly children: string }) => {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (lengthOf(text) <= atOnce + hardlyLonger) return <SafeText>{text}</SafeText>;
  return (
    <>
      <SafeText>{isWhole ? text : `${truncate(text, atOnce).trimEnd()}…`}</SafeText>
      <Button size="1" variant="ghost" color="gray" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'controls.readLess' : 'controls.readAll')}
      </Button>
    </>
  );
};
