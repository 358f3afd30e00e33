/** Attributes of a SKU: 'Nova variação no: {sku}' (row MED-4). */
import { z } from 'zod';
import { oneLine } from '#lib/one-line.ts';
import { similarityKeyOf } from '#lib/similarity.ts';
import { cleanText } from '#lib/validate/text.ts';
import { byId, call } from './call.ts';
import { longestSkuAttribute, mostSkuAttributes, SkuAttribute } from './product.ts';
import { writtenText } from './text.ts';

const attributeRoles = ['seller', 'superuser'] as const;

/** Part 2, section 5: an attribute's name has neither digits nor special characters. */
export const cleanSkuAttributeName = (text: string): string => oneLine(text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\s]/gu, ''));
/** Part 2, section 5: its value has no special characters. */
export const cleanSkuAttributeValue = (text: string): string => oneLine(cleanText(text.normalize('NFC'), 'special'));

/** Names with one key are one name: 'Lado', ' LADO ' and 'Lаdо' with Cyrillic letters (reliability, input 79). */
export const skuAttributeKey = (name: string): string => similarityKeyOf(cleanSkuAttributeName(name));

export const skuAttributeTexts = {
  nameMissing: 'O Campo Atributo é obrigatório',
  valueMissing: 'O Campo Valor é obrigatório',
  duplicate: (name: string) => `O atributo ${name} já existe na variação` as const,
  tooMany: `Limite de ${mostSkuAttributes} atributos por variação atingido`,
} as const;

export const listSkuAttributeNames = call('listSkuAttributeNames', 'GET /selectlist/skuatt', {
  roles: attributeRoles,
  reply: z.array(z.string()),
});

export const listSkuAttributeValues = call('listSkuAttributeValues', 'GET /selectlist/skuatt/{attributeName}/value', {
  roles: attributeRoles,
  params: z.object({ attributeName: z.string().min(1).max(120) }),
  reply: z.array(z.string()),
});

export const listSkuAttributes = call('listSkuAttributes', 'GET /sku/{id}/attribute', {
  roles: attributeRoles,
  ours: true,
  params: byId,
  reply: z.array(SkuAttribute),
});

const SkuAttributes = z.array(SkuAttribute);
export type SkuAttributes = z.infer<typeof SkuAttributes>;

/** A name that the SKU has, whatever its case, blanks or look-alike letters, is refused: 'O atributo {name} já existe na variação'. */
export const addSkuAttribute = call('addSkuAttribute', 'POST /sku/{id}/attribute', {
  roles: attributeRoles,
  ours: true,
  params: byId,
  body: z.object({ attId: writtenText(longestSkuAttribute), attValue: writtenText(longestSkuAttribute), sku: z.string().min(1).max(120) }),
  reply: SkuAttributes,
});

const oneOfSku = z.object({ id: z.string().min(1).max(64), attributeId: z.uuid() });

/** Corrects one, its name or its value. */
export const saveSkuAttribute = call('saveSkuAttribute', 'PUT /sku/{id}/attribute/{attributeId}', {
  roles: attributeRoles,
  ours: true,
  params: oneOfSku,
  body: z.strictObject({ attId: writtenText(longestSkuAttribute), attValue: writtenText(longestSkuAttribute) }),
  reply: SkuAttributes,
});

export const deleteSkuAttribute = call('deleteSkuAttribute', 'DELETE /sku/{id}/attribute/{attributeId}', {
  roles: attributeRoles,
  ours: true,
  params: oneOfSku,
  /** The one that was removed, as it stood. */
  reply: SkuAttribute,
});
