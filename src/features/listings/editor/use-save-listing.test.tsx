import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { toast as sonner } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import type { Problem, SendOptions } from '#api/client.ts';
import type { Actor } from '#commands/command.ts';
import { aListing, aReviewer } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { translateIn } from '#locale/translate.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { readyCorner } from '#ui/toast.tsx';
import { valuesOf, type EditorValues } from './editor-values.ts';
import type { EditorForm } from './use-editor-form.ts';
import type { ImageDrafts } from './use-image-drafts.ts';
import { useSaveListing } from './use-save-listing.ts';

afterEach(() => void sonner.dismiss());

const refused = (status: number, code: ProblemCode, message: string): Problem => ({ type: 'Refused', status, body: { code, message } });
const gone = (): Result<unknown, Problem> => refuse(refused(404, 'not-found', 'Anúncio não encontrado'));
const file = { key: 'f1', file: new File(['x'], 'foto.png'), before: null };

interface Given {
  readonly saved?: () => Result<unknown, Problem> | Promise<Result<unknown, Problem>>;
  readonly uploaded?: () => Result<unknown, Problem>;
  readonly company?: () => Result<unknown, Problem>;
  readonly images?: Partial<ImageDrafts>;
  /** As the server has it, where it is asked. */
  readonly found?: () => Result<unknown, Problem>;
  readonly listing?: Partial<Listing>;
  readonly typed?: Partial<EditorValues>;
  readonly actor?: Partial<Actor>;
}

const open = (given: Given) => {
  const { saved = () => ok({}), uploaded = () => ok({ sent: [] }), images = {}, found = gone, typed = { title: 'Outro título' } } = given;
  const listing = aListing(given.listing);
  const bodies: unknown[] = [];
  const keys: (string | undefined)[] = [];
  const answers: Readonly<Record<string, () => unknown>> = {
    getTechnicalSpecs: () => ok({ data: { technicalSpecs: { groups: [] } } }),
    getCategoryStatus: () => ok([{ mode: 'me1' }]),
    getSeller: given.company ?? (() => ok({ me2: false })),
    saveListing: saved,
    uploadListingImages: uploaded,
    getListing: found,
  };
  const signals: (AbortSignal | undefined)[] = [];
  const send = ({ name }: { readonly name: string }, payload: { readonly body?: unknown }, options?: SendOptions) => {
    if (name === 'saveListing') {
      bodies.push(payload.body);
      keys.push(options?.idempotencyKey);
      signals.push(options?.signal);
    }
    return Promise.resolve(answers[name]?.() ?? refuse({ type: 'Refused', status: 404, body: { message: name } }));
  };
  let made = 0;
  const workbench = {
    api: { send },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    newId: () => `id${(made += 1)}`,
    actor: () => aReviewer({ role: 'seller', ...given.actor }),
  } as unknown as Workbench;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LocaleProvider locale="br">
      <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>
    </LocaleProvider>
  );
  const drafts = {
    unvalidated: 0,
    draftOf: () => undefined,
    toSend: () => [],
    renew: () => undefined,
    settle: (_toSend: unknown, settleForm: () => void) => settleForm(),
    forget: () => Promise.resolve(),
    ...images,
  } as unknown as ImageDrafts;
  const { result, unmount } = renderHook(
    () => {
      const methods = useForm<EditorValues, unknown, EditorValues>({ defaultValues: { ...valuesOf(listing), ...typed } });
      const saving = useSaveListing(listing, { methods, draft: { settle: () => undefined } } as unknown as EditorForm, drafts);
      return { ...saving, answer: methods.watch('answer') };
    },
    { wrapper },
  );
  const ended = (state: string) => waitFor(() => expect(result.current.state).toBe(state));
  return { result, bodies, keys, signals, ended, unmount, queryClient: workbench.queryClient };
};

test('somebody was faster: it is said that nothing was saved, also when nothing has to be merged', async () => {
  const { result, ended } = open({ saved: () => refuse(refused(409, 'changed-meanwhile', 'Mudou')) });
  act(() => result.current.save());
  await waitFor(() => expect(result.current.problem).toContain('Nada foi salvo; confira e salve de novo'));
  await ended('draft');
});

test.each<[how: string, told: Result<unknown, Problem>, state: string, said: string]>([
  ['asked of the company, and stands against a save', ok({ me2: true }), 'blocked', 'Empresa só permite categoria ME2'],
  ['not known, and nothing is saved', refuse({ type: 'Unreachable' }), 'failed', translateIn('br')('editor.checkFailed')],
])('how its company ships is %s', async (_, told, state, said) => {
  const { result, bodies, ended } = open({ company: () => told });
  act(() => result.current.save());
  await ended(state);
  expect([result.current.problem, bodies]).toEqual([said, []]);
});

test('what was refused is sent as another save: the server would repeat the refusal of the first', async () => {
  const { result, keys, ended } = open({ saved: () => refuse(refused(400, 'invalid', 'Categoria não encontrada')) });
  act(() => result.current.save());
  await ended('blocked');
  act(() => result.current.save());
  await waitFor(() => expect(keys).toHaveLength(2));
  await ended('blocked');
  expect(new Set(keys).size).toBe(2);
});

const one = [{ id: 'v1', sku: 'LUM-01', place: 'p', files: [file] }];

test.each([
  ['a save says that pictures follow it', false, { picturesFollow: true }],
  ["an API of somebody else's is not told so: it has no such field", true, {}],
])('%s', async (_, hasSpecifiedOnly, told) => {
  const { result, bodies, ended } = open({ images: { toSend: () => one }, actor: { hasSpecifiedOnly } });
  act(() => result.current.save());
  await ended('done');
  expect(bodies).toEqual([{ title: 'Outro título', platformId: 'mercadolivre', complete: true, ...told }]);
});

test('images that were refused are named with the reason', async () => {
  const { result, ended } = open({
    uploaded: () => refuse(refused(400, 'invalid', 'Limitado a 5 anexos!')),
    images: { toSend: () => one },
  });
  act(() => result.current.save());
  await ended('partlyDone');
  expect(result.current.problem).toBe('O anúncio foi salvo; faltam as imagens de LUM-01 (Limitado a 5 anexos!).');
});

test('a computer that can not note what was sent ends the sending, too', async () => {
  const { result, ended } = open({ images: { toSend: () => one, forget: () => Promise.reject(new Error('no room')) } });
  act(() => result.current.save());
  await ended('partlyDone');
  expect(result.current.problem).toContain('faltam as imagens de LUM-01');
});

test('images that nobody validated are not sent alone either', () => {
  const { result } = open({ images: { toSend: () => one, unvalidated: 1 } });
  act(() => result.current.sendImages());
  expect([result.current.state, result.current.problem]).toEqual(['draft', 'Imagem não validada']);
});

test('what failed of the images is repeated without what arrived, and nothing is on its way afterwards', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ key, file: new File([key], `${key}.png`), before: null }));
  if (!a || !b || !c) throw new Error('three files');
  let left = [
    { id: 'v1', sku: 'LUM-01', place: 'p1', files: [a, b] },
    { id: 'v2', sku: 'LUM-02', place: 'p2', files: [c] },
  ];
  const said: unknown[] = [];
  const outcomes = [
    ok({ sent: [] }),
    refuse(refused(413, 'too-large', 'Imagem maior do que o limite de 12 MB')),
    ok({ sent: [] }),
    ok({ sent: [] }),
  ];
  let open1: ReturnType<typeof open> | null = null;
  const { result, ended } = (open1 = open({
    uploaded: () => {
      said.push(open1?.result.current.sending);
      return outcomes.shift() ?? ok({ sent: [] });
    },
    images: {
      toSend: () => left,
      forget: ({ id }, sent) => {
        left = left
          .map((each) => (each.id === id ? { ...each, files: each.files.filter(({ key }) => !sent.has(key)) } : each))
          .filter(({ files }) => files.length > 0);
        return Promise.resolve();
      },
    },
  }));
  act(() => result.current.save());
  await ended('partlyDone');
  expect(result.current.problem).toBe('O anúncio foi salvo; faltam as imagens de LUM-01 (Imagem maior do que o limite de 12 MB).');
  expect(left.map(({ files }) => files.map(({ key }) => key))).toEqual([['b']]);
  expect(said.length).toBe(3);
  act(() => result.current.sendImages());
  await ended('done');
  expect([said.length, left, result.current.sending]).toEqual([4, [], null]);
});

test('without an answer the listing itself is asked: it was written, and that is said', async () => {
  const { result, ended } = open({
    saved: () => refuse({ type: 'Unreachable' }),
    found: () => ok({ ...aListing(), title: 'Outro título', version: aListing().version + 1 }),
  });
  act(() => result.current.save());
  await ended('done');
  expect(result.current.problem).toBeNull();
});

test('without an answer, and not written, it is said that the draft is kept', async () => {
  const { result, ended } = open({ saved: () => refuse({ type: 'Unreachable' }), found: () => ok(aListing()) });
  act(() => result.current.save());
  await ended('failed');
  expect(result.current.problem).toBe('O anúncio não foi salvo (sem resposta do servidor). O rascunho está guardado; tente de novo.');
});

test('what stood against a save is not said on where the listing was left; that the save itself failed is', async () => {
  const said = (): readonly unknown[] => sonner.getToasts().map((each) => ('title' in each ? each.title : null));
  await readyCorner();
  const blocked = open({ images: { unvalidated: 1 } });
  act(() => blocked.result.current.save());
  await blocked.ended('blocked');
  expect(said()).toHaveLength(1);
  blocked.unmount();
  expect(said()).toEqual([]);

  const failed = open({ saved: () => refuse(refused(500, 'internal', 'Caiu')) });
  act(() => failed.result.current.save());
  await failed.ended('failed');
  failed.unmount();
  expect(said()).toEqual(['O anúncio não foi salvo (Caiu). O rascunho está guardado; tente de novo.']);
});

test('left in the middle, the save is aborted', async () => {
  const { result, signals, ended, unmount } = open({ saved: () => new Promise(() => undefined) });
  act(() => result.current.save());
  await ended('saving');
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

test('what was said of a file is known of the picture that is kept of it', async () => {
  const verdict = { valid: true, verdict: null };
  const { result, ended, queryClient } = open({
    uploaded: () => ok({ sent: [`/v2/image/${'c'.repeat(64)}.jpg`] }),
    images: { toSend: () => one },
  });
  await queryClient.prefetchQuery({ queryKey: ['imageAnalysis', 'f1', 'variation'], queryFn: () => verdict });
  act(() => result.current.save());
  await ended('done');
  expect(queryClient.getQueryData(['imageAnalysis', 'c'.repeat(64), 'variation'])).toEqual(verdict);
});

const refusedListing = { status: 'refused', warning: 'gtin' } as const;
const answered = { answer: ' O EAN é o do fabricante ' };

test('the answer to a refusal goes with the correction, and is not said again by the next save', async () => {
  const { result, bodies, ended } = open({ listing: refusedListing, typed: { title: 'Outro título', ...answered } });
  act(() => result.current.save());
  await ended('done');
  expect(bodies).toEqual([{ title: 'Outro título', platformId: 'mercadolivre', complete: true, answer: 'O EAN é o do fabricante' }]);
  expect(result.current.answer).toBe('');
});

test('a save that failed keeps the answer', async () => {
  const { result, ended } = open({ listing: refusedListing, typed: answered, saved: () => refuse(refused(400, 'invalid', 'Não')) });
  act(() => result.current.save());
  await ended('blocked');
  expect(result.current.answer).toBe(answered.answer);
});

test.each([
  ['the listing went to review meanwhile', { listing: { status: 'pending' } }],
  ['the server is a provider’s', { actor: { hasSpecifiedOnly: true } }],
  ['it says nothing', { typed: { answer: ' \u200B ' } }],
] as const)('no answer is sent where %s', async (_, given) => {
  const { result, bodies, ended } = open({ listing: refusedListing, typed: answered, ...given });
  act(() => result.current.save());
  await ended('done');
  expect(bodies).toEqual([{ platformId: 'mercadolivre', complete: true }]);
});

test('what was answered and could not be sent is still there after a save, and is not sent by the next one', async () => {
  const { result, bodies, ended } = open({ listing: { status: 'pending' }, typed: { title: 'Outro título', ...answered } });
  act(() => result.current.save());
  await ended('done');
  expect(bodies).toEqual([{ title: 'Outro título', platformId: 'mercadolivre', complete: true }]);
  expect(result.current.answer).toBe(answered.answer);
});

test('an answer that is too long keeps the save here, and says so', async () => {
  const { result, bodies, ended } = open({ listing: refusedListing, typed: { answer: 'x'.repeat(501) } });
  act(() => result.current.save());
  await ended('blocked');
  expect(result.current.problem).toContain('A resposta à recusa passa de 500 caracteres');
  expect(bodies).toEqual([]);
});
