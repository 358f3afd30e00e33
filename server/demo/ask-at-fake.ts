import type { AskThere } from '../marketplace/ask-question.ts';
import { askOutside } from '../outside/ask-outside.ts';

const patience = { ms: 5000, mostBytes: 64 * 1024 };
/** It was asked before, and the answer to that was lost. */
const conflict = 409;

/** A buyer of the demo asks at the fake Mercado Livre as well, by its own call: the real one has none that asks for somebody else. */
export const askAtFake =
  (url: string): AskThere =>
  async (asked) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
    const answer = await askOutside(`${url}/_fake/ask`, init, patience);
    return answer.ok && (answer.value.status === 201 || answer.value.status === conflict);
  };
