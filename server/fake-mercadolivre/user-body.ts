import { west } from './fake-dates.ts';
import type { FakeUser } from './fake-state.ts';

const noReputation = { level_id: null, power_seller_status: null };
const allowed = { allow: true, codes: [], immediate_payment: { required: false, reasons: [] } };

/** As everybody sees somebody. */
export const publicUserBody = ({ id, nickname }: FakeUser): Readonly<Record<string, unknown>> => ({
  id,
  nickname,
  country_id: 'BR',
  address: { city: 'São Paulo', state: 'BR-SP' },
  user_type: 'normal',
  site_id: 'MLB',
  permalink: `http://perfil.mercadolivre.com.br/${nickname}`,
  seller_reputation: { ...noReputation, transactions: { period: 'historic', total: 0 } },
  status: { site_status: 'active' },
});

/** As somebody sees themselves. */
export const ownUserBody = (user: FakeUser): Readonly<Record<string, unknown>> => ({
  ...publicUserBody(user),
  registration_date: west(user.registeredAt),
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  identification: { type: 'CNPJ', number: '11222333000181' },
  address: { state: 'BR-SP', city: 'São Paulo', address: 'Rua das Acácias 123', zip_code: '01310100' },
  phone: { area_code: '11', number: '99999-0000', extension: '', verified: false },
  alternative_phone: { area_code: '', number: '', extension: '' },
  tags: user.tags,
  logo: null,
  points: 100,
  seller_experience: 'ADVANCED',
  seller_reputation: {
    ...noReputation,
    transactions: { period: 'historic', total: 0, completed: 0, canceled: 0, ratings: { positive: 0, negative: 0, neutral: 0 } },
  },
  buyer_reputation: {
    canceled_transactions: 0,
    transactions: {
      period: 'historic',
      total: null,
      completed: null,
      canceled: { total: null, paid: null },
      unrated: { total: null, paid: null },
      not_yet_rated: { total: null, paid: null, units: null },
    },
    tags: [],
  },
  status: {
    site_status: 'active',
    list: allowed,
    buy: allowed,
    sell: allowed,
    billing: { allow: true, codes: [] },
    mercadopago_tc_accepted: true,
    mercadopago_account_type: 'business',
    mercadoenvios: 'accepted',
    immediate_payment: false,
    confirmed_email: true,
    user_type: 'eventual',
    required_action: '',
  },
  credit: { consumed: 0, credit_level_id: 'MLB1' },
});
