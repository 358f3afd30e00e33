import { isIPv6 } from 'node:net';

/** Its eight groups, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  // The one way of writing it that URLs have.
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
};

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');

/**
 * The key that limits by address count by: an IPv4 address; of IPv6 the /64, since a client with one address there has all 2⁶⁴ of it. A
 * text that is no address stays as it is.
 */
export const networkOf = (address: string): string => {
  const bare = address.replace(/%.*$/u, '');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
};
