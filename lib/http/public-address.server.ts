import 'server-only';
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** IANA's special-purpose registries: none of them is a server on the public Internet. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of the public 2000::/3: Teredo and others, documentation, and 6to4, which contain any IPv4 address. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [address, bits] of PRIVATE_V4) special.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of SPECIAL_V6) special.addSubnet(address, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  family === 6 ? publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6') : !special.check(address, 'ipv4');

/** The code of the error if a name has no public address. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

/** Finds only public addresses, at the time of the connection, so that no name can lead to a server of the operator. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first, ...others] = error === null ? found.filter(isPublicAddress) : [];
    if (first === undefined) {
      const refused = Object.assign(new Error('no public address'), { code: NOT_PUBLIC });
      callback(error ?? refused, '', 0);
    } else if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};
