import type { Fault } from './fault';
import type { Seen, Walk } from './walk';

const isRedirect = (status: number) => status >= 300 && status < 400;

function faultOf({ from, at, target }: Seen, { pages, others }: Walk): [string, Fault] | undefined {
  if (target.to !== 'site') return undefined;
  const { address, fragment } = target;
  const fault = (rule: string, found: string): [string, Fault] => [from, { rule, at, found }];
  const page = pages.get(address);
  if (page)
    return fragment === '' || page.ids.has(fragment) ? undefined : fault('no such part', `${address}#${fragment}`);
  const answer = others.get(address);
  if (answer === undefined || answer.status === 200) return undefined;
  return isRedirect(answer.status)
    ? fault('link to a redirect', `${address} to ${answer.location}`)
    : fault(`link to ${answer.status}`, address);
}

/** Reports links to missing pages, to missing fragments and to redirects. */
export const linkFaults = (walk: Walk): [string, Fault][] =>
  [...walk.references.values()]
    .filter(({ kind }) => kind === 'link')
    .flatMap((seen) => {
      const fault = faultOf(seen, walk);
      return fault === undefined ? [] : [fault];
    });
