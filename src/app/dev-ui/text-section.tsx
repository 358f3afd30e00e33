import { RichText } from '#ui/rich-text.tsx';
import { SafeLink } from '#ui/safe-link.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { samples } from './samples.ts';
import { Row, State } from './show.tsx';

export const TextSection = () => (
  <Row>
    <State name="SafeText">
      <SafeText>{samples.stored.text}</SafeText>
    </State>
    <State name="RichText">
      <RichText html={samples.stored.html} />
    </State>
    <State name="SafeLink">
      <SafeLink href={samples.stored.link}>{samples.stored.link}</SafeLink>
      <SafeLink href={samples.stored.badLink}>{samples.stored.badLink}</SafeLink>
    </State>
  </Row>
);
