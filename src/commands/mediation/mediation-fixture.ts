import type { Claim, MediationMessage, MediationRecord, MediationRow } from '#contract/mediation.ts';

const openedAt = '2026-11-20T12:00:00.000Z';

export const aMessage = (changes: Partial<MediationMessage> = {}): MediationMessage => ({
  _id: '00000000-0000-4000-8000-0000000000b1',
  userId: 'buyer',
  userName: 'Joana',
  userPic: null,
  message: 'A luminária chegou quebrada',
  date: openedAt,
  picture: [],
  ...changes,
});

export const aClaim = (changes: Partial<Claim> = {}): Claim => ({
  claimId: '5001',
  stage: 'claim',
  reasonId: 'PDD',
  reason: 'Chegou com defeito',
  waitsFor: 'seller',
  dueAt: '2026-11-23T12:00:00.000Z',
  affectsReputation: 'not_affected',
  hasIncentive: true,
  actions: [{ action: 'send_message_to_complainant', mandatory: true, dueAt: '2026-11-23T12:00:00.000Z' }],
  resolution: null,
  ...changes,
});

const core = {
  _id: 'o1',
  version: 3,
  externalId: '2000012',
  packId: null,
  status: 'open',
  situation: null,
  gross: 12_990,
  sellerId: 's1',
  claim: null,
  openedAt,
  sellerName: 'Casa Clara',
  marketPlaceName: 'Conta oficial',
} as const;

/** One open mediation with a message of the buyer; a test changes only what it is about. */
export const aMediation = (changes: Partial<MediationRecord> = {}): MediationRecord => ({
  ...core,
  freightSeller: 490,
  createdAt: '2026-11-18T12:00:00.000Z',
  anotation: null,
  buyer: { name: 'Joana Compradora Lima', document: '12345678909', documentType: 'CPF', buyerId: 'b1' },
  shipping: { street: 'Rua das Flores', number: '10', neighborhood: 'Centro', city: 'São Paulo', state: 'SP', zipCode: '01310100' },
  items: [{ sku: 'LUM-01', skuId: 'k1', title: 'Luminária de mesa articulada' }],
  mediation: { conversation: [aMessage()] },
  readCount: 0,
  ...changes,
});

/** The same as a list shows it. */
export const aMediationRow = (changes: Partial<MediationRow> = {}): MediationRow => ({
  ...core,
  marketPlaceId: 'm1',
  buyerName: 'Joana C. L.',
  messages: 1,
  unread: 1,
  lastMessage: { userId: 'buyer', userName: 'Joana', message: 'A luminária chegou quebrada', date: openedAt, files: 0 },
  ...changes,
});
