import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseImage } from '#contract/sku.ts';
import { imageLifecycle, imageStates, stepImage, type ImageState, type ImageStep } from '#machines/lifecycle/image.ts';
import { openFaultProxy, type FaultProxy } from '../../e2e/support/fault-proxy.ts';
import { bothHeaders, openTestApp, type TestApp } from '../support/test-app.ts';
import { urlOf } from '../support/wire.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { imageWalk } from './image-walk.ts';
import { pathsOf, type Path } from './paths.ts';

type Outcome = Extract<ImageStep['type'], 'pass' | 'fail' | 'giveUp'>;

const coverage = coverageOf('image over HTTP', imageStates, declaredBy(imageLifecycle));
let app: TestApp;
let proxy: FaultProxy;

beforeAll(async () => {
  app = await openTestApp();
  proxy = await openFaultProxy(await app.listen());
});
afterAll(async () => {
  await proxy.close();
  await app.close();
  print(coverage.line());
});

/** A product in the middle of white: sharp edges, and never the same bytes twice, so that no kept verdict answers. */
const draw = async (side: number): Promise<string> => {
  const product = { width: Math.round(side / 2), height: Math.round(side / 2), channels: 3 as const };
  const background = { r: randomInt(200), g: randomInt(200), b: randomInt(200) };
  const middle = await sharp({ create: { ...product, background } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: 'white' } }).composite([{ input: middle }]);
  return (await picture.png().toBuffer()).toString('base64');
};

const fits = 1200;
const isTooSmall = 200;

/** Asks the server as a console does, and says which step its answer is. */
const analyse = async (wanted: Outcome): Promise<Outcome> => {
  const image = await draw(wanted === 'fail' ? isTooSmall : fits);
  if (wanted === 'giveUp') proxy.breakNext('POST', /IAanaliser/u, { kind: 'reset-before' });
  const headers = { ...bothHeaders(await app.tokenOf('reviewer')), 'content-type': 'application/json' };
  try {
    const response = await fetch(`${proxy.origin}${urlOf(analyseImage, {})}`, {
      method: analyseImage.method,
      headers,
      body: JSON.stringify({ image, role: 'cover' }),
    });
    if (!response.ok) return 'giveUp';
    const answer = analyseImage.reply.parse(await response.json());
    return typeof answer === 'string' ? 'fail' : 'pass';
  } catch {
    return 'giveUp';
  }
};

const isOutcome = (type: ImageStep['type']): type is Outcome => type === 'pass' || type === 'fail' || type === 'giveUp';

const walk = async (path: Path<ImageState, ImageStep>): Promise<void> => {
  let state = imageWalk.initial;
  let running: Promise<Outcome> | null = null;
  for (const [at, { event, to }] of path.entries()) {
    const next = path[at + 1]?.event.type;
    let type: ImageStep['type'] = event.type;
    if (type === 'validate') {
      // The proxy breaks the exchange that comes next: that must be this one, not an answer still asked for of replaced bytes.
      await running;
      running = analyse(next && isOutcome(next) ? next : 'pass');
    }
    // The server says how it ended; that it says what the walk needs is what is tested.
    if (isOutcome(type)) type = (await running) ?? type;
    const stepped = stepImage(state, { type });
    expect({ path: path.map((step) => step.event.type), stepped }).toMatchObject({ stepped: { ok: true, value: to } });
    coverage.took({ from: state, event: { type }, to });
    state = to;
  }
  // Waited for whatever the walk ended in: the next one's broken exchange would be this.
  const last = await running;
  // What arrives for bytes that were replaced meanwhile changes nothing.
  const late = state === 'pending' && last ? stepImage(state, { type: last }) : null;
  expect(late?.ok ?? false).toBe(false);
};

test('the analyser’s answers take an image everywhere its lifecycle goes', async () => {
  for (const path of pathsOf(imageWalk)) await walk(path);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  expect(proxy.exchanges().filter(({ fault }) => fault === 'reset-before').length).toBeGreaterThan(0);
});
