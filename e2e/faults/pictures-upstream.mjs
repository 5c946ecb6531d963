import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

// A fake internet. `pictures.test` resolves to a public address, so that the server's own check of addresses runs and
// passes. A connection to that address goes to the test's upstream, without TLS.
const PUBLIC_ADDRESS = '93.184.215.14';
const port = Number(process.env.E2E_UPSTREAM_PORT);

const { lookup } = dns;
dns.lookup = async (hostname, options) =>
  hostname === 'pictures.test' ? [{ address: PUBLIC_ADDRESS, family: 4 }] : lookup(hostname, options);

const toUpstream = (checkedLookup) => (hostname, options, callback) =>
  checkedLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const isUpstream = !error && addresses[0].address === PUBLIC_ADDRESS;
    callback(error, isUpstream ? [{ address: '127.0.0.1', family: 4 }] : addresses);
  });

const { request } = https;
https.request = (url, options, onAnswer) =>
  url.hostname === 'pictures.test'
    ? http.request(
        new URL(`http://pictures.test:${port}${url.pathname}`),
        { ...options, lookup: toUpstream(options.lookup) },
        onAnswer,
      )
    : request(url, options, onAnswer);
syncBuiltinESMExports();
