import { z } from 'zod';

const web = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol), 'deve ser um endereço http:// ou https://…')
  .transform((text) => text.replace(/\/+$/u, ''));

/**
 * Which application of Mercado Livre we are, and where Mercado Livre is: the real one, unless somebody names another. All addresses the
 * adapter asks come from here, so that what is tested and what is real differ by settings alone.
 */
export const meliEnvironment = {
  MELI_APP_ID: z.string().optional(),
  MELI_APP_SECRET: z.string().optional(),
  MELI_API_URL: web.default('https://api.mercadolibre.com'),
  /** Where a person allows us in. */
  MELI_AUTH_URL: web.default('https://auth.mercadolivre.com.br'),
  MELI_PAY_URL: web.default('https://api.mercadopago.com'),
};

const MeliSettings = z.object(meliEnvironment);
export type MeliSettings = z.output<typeof MeliSettings>;
