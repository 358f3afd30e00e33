import { Avatar } from '#ui/avatar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DateOnly } from '#ui/date-only.tsx';
import { Age, Instant } from '#ui/instant.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Money } from '#ui/money.tsx';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { TaxId } from '#ui/tax-id.tsx';
import { samples } from './samples.ts';
import { Row, State } from './show.tsx';

export const ValuesSection = () => (
  <>
    <Row>
      <State name="Avatar">
        <span className="dev-line">
          {samples.people.map((name) => (
            <Avatar key={name} name={name} picture={null} />
          ))}
        </span>
      </State>
      <State name="StatusDot">
        <span className="dev-line">
          {Object.entries(samples.status).map(([tone, text]) => (
            <StatusDot key={tone} tone={tone as Tone}>
              {text}
            </StatusDot>
          ))}
        </span>
      </State>
      <State name="Kbd">
        <Kbd hotkey="mod+shift+k" />
      </State>
    </Row>
    <Row>
      <State name="Money">
        <span className="dev-column">
          {[0, 1990, -1_234_567, 123_456_789].map((cents) => (
            <Money key={cents} cents={cents} />
          ))}
        </span>
      </State>
      <State name="Instant, Age, DateOnly">
        <span className="dev-column">
          <Instant at={samples.instant} />
          <Instant at={samples.instant} as="full" />
          <Age at={samples.instant} />
          <DateOnly date="2026-02-28" />
        </span>
      </State>
      <State name="TaxId">
        <span className="dev-column">
          <TaxId value="12345678909" />
          <TaxId value="12345678909" masked />
          <TaxId value="12ABC34501DE35" />
        </span>
      </State>
      <State name="CopyButton, BackButton">
        <span className="dev-line">
          {samples.copy.text}
          <CopyButton {...samples.copy} />
        </span>
        <span className="dev-line">
          <BackButton />
          <BackButton to="/sale" label={samples.back} />
        </span>
      </State>
    </Row>
  </>
);
