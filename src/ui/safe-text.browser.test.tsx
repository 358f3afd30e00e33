import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RichTextBody } from './rich-text-body.tsx';
import { SafeLink } from './safe-link.tsx';
import { SafeText } from './safe-text.tsx';
import { richTags } from './sanitise.ts';

/** Ours: one of each way in. Always run; the published lists are added where they lie beside the repository. */
const own = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<form action=javascript:alert(1)><button>x</button><input autofocus onfocus=alert(1)></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p is="x-evil" data-a=1 aria-label=a style="background:url(//127.0.0.1:9/leak)" onclick=alert(1)>x</p>',
  '<link rel=stylesheet href=//127.0.0.1:9/leak.css><style>@import "//127.0.0.1:9/leak.css";</style>',
  '<video src=//127.0.0.1:9/leak autoplay><source onerror=alert(1)></video>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://localhost/1',
];

const files = import.meta.glob<string>('../../../shared/data/payloads/{blns.json,xss_payloadbox.txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const published = Object.entries(files).flatMap(([path, text]) =>
  path.endsWith('.json') ? (JSON.parse(text) as readonly string[]) : text.split('\n').filter((line) => line !== ''),
);

let runs = 0;
let host: HTMLElement;
beforeEach(() => {
  runs = 0;
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    vi.spyOn(globalThis, name).mockImplementation(() => void (runs += 1) as never);
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  host.remove();
  vi.restoreAllMocks();
});

/** What the page fetched of its own accord: pictures, styles, frames, media. */
const requests = (): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'initiatorType' in entry && !['fetch', 'xmlhttprequest', 'script'].includes(String(entry.initiatorType))).length;

/** The control is put in last and runs: whatever the texts before it could start has then had its turn. */
const untilControlRan = async (): Promise<void> => {
  const before = runs;
  const control = document.createElement('div');
  control.innerHTML = '<img src="data:," onerror="alert(1)">';
  document.body.append(control);
  await vi.waitFor(() => expect(runs).toBe(before + 1));
  control.remove();
};

const show = (texts: readonly string[]): void =>
  flushSync(() =>
    createRoot(host).render(
      [...texts.entries()].map(([id, text]) => (
        <div key={id}>
          <section className="as-text">
            <SafeText>{text}</SafeText>
          </section>
          <section className="as-rich">
            <RichTextBody html={text} />
          </section>
          <section className="as-link">
            <SafeLink href={text}>{text}</SafeLink>
          </section>
        </div>
      )),
    ),
  );

const tagsIn = (selector: string): readonly string[] =>
  [...new Set([...host.querySelectorAll(`${selector} *`)].map(({ localName }) => localName))].toSorted();

const expectInert = async (texts: readonly string[]): Promise<void> => {
  const before = requests();
  show(texts);
  await untilControlRan();
  expect(runs).toBe(1);
  expect(requests()).toBe(before);
  expect(tagsIn('.as-text')).toEqual(['bdi']);
  expect(tagsIn('.as-link').filter((tag) => tag !== 'a' && tag !== 'span')).toEqual([]);
  expect(tagsIn('.rich-text').filter((tag) => !(richTags as readonly string[]).includes(tag))).toEqual([]);
  expect([...host.querySelectorAll('.rich-text *')].filter((element) => element.attributes.length > 0)).toEqual([]);
  const schemes = new Set([...host.querySelectorAll<HTMLAnchorElement>('.as-link a')].map(({ protocol }) => protocol));
  expect([...schemes].filter((scheme) => !['http:', 'https:', 'mailto:'].includes(scheme))).toEqual([]);
  expect([...host.querySelectorAll('.as-text bdi')].map(({ textContent }) => textContent)).toEqual(texts);
};

// oxlint-disable-next-line vitest/expect-expect -- expectInert expects
test('every way in of ours runs nothing, fetches nothing and leaves no element behind', () => expectInert(own));

describe.skipIf(published.length === 0)('published lists (../shared/data/payloads)', () => {
  // oxlint-disable-next-line vitest/expect-expect -- expectInert expects
  test('7,000 texts, shown as text, as rich text and as a link, run nothing', () => expectInert(published), 60_000);
});

test('text keeps its lines, rich text its shape', () => {
  show(['um\ndois <b>três</b>']);
  expect(host.querySelector<HTMLElement>('.as-text')?.innerText).toBe('um\ndois <b>três</b>');
  expect(host.querySelector('.as-rich b')?.textContent).toBe('três');
});

test('a link leads where it says, in a page that knows nothing of ours', () => {
  show(['https://exemplo.com.br/a', 'mailto:a@b.br', '/v2/arquivo/nota.pdf']);
  const links = [...host.querySelectorAll<HTMLAnchorElement>('.as-link a')];
  expect(links.map(({ href }) => href)).toEqual(['https://exemplo.com.br/a', 'mailto:a@b.br', `${location.origin}/v2/arquivo/nota.pdf`]);
  expect(links.map(({ rel, target }) => [rel, target])).toEqual(Array.from({ length: 3 }, () => ['noopener noreferrer', '_blank']));
});

// Last: what it starts may still be running when the next test begins.
test('the detector sees what it looks for: put in raw, the same texts run and fetch', async () => {
  const before = requests();
  host.innerHTML = own.join('') + `<img src="/not-there-${crypto.randomUUID()}.png">`;
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2));
  await vi.waitFor(() => expect(requests()).toBeGreaterThan(before));
  expect(host.querySelector('form')).not.toBeNull();
});
