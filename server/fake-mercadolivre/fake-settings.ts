/** An application that is registered with the fake. */
export interface FakeApplication {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  /** Registered redirect addresses, equal to the letter; null takes any address of this machine. */
  readonly redirectUris: readonly string[] | null;
  /** Once it is switched on, an attempt without it is refused. */
  readonly isPkceRequired: boolean;
}

export const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

export const mayRedirect = ({ redirectUris }: FakeApplication, address: string): boolean => {
  if (redirectUris !== null) return redirectUris.includes(address);
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && isOwnMachine(hostname);
};
