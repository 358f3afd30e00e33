import { instantOf } from '#lib/dates.ts';
import { fieldOf, iconNamed, inOrder, textOf, toneNamed, toneOfIcon, type TrackingEvent, type TrackingIcon } from './tracking-event.ts';

/** Codes of Correios that say where a parcel stands. What is said in other codes keeps its words and gets the plain icon. */
const iconOfCode: Readonly<Record<string, TrackingIcon>> = {
  PO: 'posted',
  CO: 'posted',
  RO: 'moving',
  DO: 'moving',
  PMT: 'moving',
  PAR: 'moving',
  OEC: 'nearby',
  LDI: 'waiting',
  LDE: 'waiting',
  BLQ: 'problem',
  FC: 'problem',
  EST: 'problem',
};

/** 'BDE', 'BDI' and 'BDR' end a journey, well or not: their type tells which. */
const iconOfEnd = (type: string | null): TrackingIcon => {
  if (type === '01' || type === '67' || type === '70') return 'delivered';
  return type === '23' || type === '26' ? 'returned' : 'problem';
};

/** `tipo` is Correios' own, `rastro.typeEvent` the provider's (part 1, section 3). */
const typeOf = (event: unknown): string | null => textOf(fieldOf(event, 'tipo')) ?? textOf(fieldOf(event, 'rastro', 'typeEvent'));

const iconOf = (event: unknown): TrackingIcon => {
  const code = textOf(fieldOf(event, 'codigo'))?.toUpperCase() ?? '';
  const type = typeOf(event);
  const named = iconNamed(fieldOf(event, 'rastro', 'icon'));
  if (named !== null) return named;
  if (/^BD[EIR]$/u.test(code)) return iconOfEnd(type);
  return iconOfCode[code] ?? iconNamed(fieldOf(event, 'rastro', 'typeEvent')) ?? 'other';
};

/** Without a zone a time is Brasília's; as PHP writes it, it brings its own (shared/data/correios/SHAPE-VARIANTS.md). */
const timeOf = (value: unknown): string | null => {
  const text = textOf(value) ?? textOf(fieldOf(value, 'date'));
  if (text === null) return null;
  const instant = instantOf(text, textOf(fieldOf(value, 'timezone')) ?? undefined);
  return instant.ok ? instant.value : null;
};

/** A post office abroad has a name and no town. */
const placeOf = (unit: unknown): string | null => {
  const town = textOf(fieldOf(unit, 'endereco', 'cidade')) ?? textOf(fieldOf(unit, 'nome'));
  return [town, textOf(fieldOf(unit, 'endereco', 'uf'))].filter((part) => part !== null).join(', ') || null;
};

const codeOf = (event: unknown): { readonly code?: string } => {
  const code = [fieldOf(event, 'codigo'), typeOf(event)].map(textOf).filter((part) => part !== null);
  return code.length === 0 ? {} : { code: code.join(' ') };
};

const readEvent = (event: unknown): TrackingEvent | null => {
  const at = timeOf(fieldOf(event, 'dtHrCriado'));
  const title = textOf(fieldOf(event, 'descricao')) ?? textOf(fieldOf(event, 'codigo'));
  if (at === null || title === null) return null;
  const icon = iconOf(event);
  const [from, to] = [placeOf(fieldOf(event, 'unidade')), placeOf(fieldOf(event, 'unidadeDestino'))];
  return {
    at,
    title,
    detail: textOf(fieldOf(event, 'detalhe')),
    place: [from, to === from ? null : to].filter((part) => part !== null).join(' → ') || null,
    icon,
    tone: toneNamed(fieldOf(event, 'rastro', 'color')) ?? toneOfIcon[icon],
    ...codeOf(event),
  };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/**
 * The movements in whatever a carrier answered: an answer of Correios with its objects, one object, or the bare events. What has no
 * time or says nothing is left out; what is no trace at all has no movements (reliability 92).
 */
export const carrierEvents = (answer: unknown): readonly TrackingEvent[] => {
  const objects = Array.isArray(answer) ? listOf(answer) : [answer, ...listOf(fieldOf(answer, 'objetos'))];
  const events = objects.flatMap((object) => [object, ...listOf(fieldOf(object, 'eventos'))]);
  return inOrder(events.map(readEvent));
};
