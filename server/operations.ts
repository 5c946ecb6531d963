import type { IncomingMessage, ServerResponse } from 'node:http';
import { healthAnswer } from '../lib/build/health-answer.server';
import { siteFigures } from '../lib/build/site-figures.server';
import { errorText, log } from '../lib/config/log';
import { PROMETHEUS_TYPE, prometheusText } from '../lib/http/prometheus-text';
import { answerFailure } from './failed-request';
import { life } from './life';
import type { ServerFigures } from './metrics/server-figures';
import { setSecurityHeaders } from './security/security-headers';

const METRICS_PATH = '/api/metrics';
const PATHS: ReadonlySet<string | undefined> = new Set([
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  METRICS_PATH,
]);

const pathOf = (url = '') => url.split('?', 1)[0] ?? '';

/** Whether somebody who operates the site asks. Such a request waits for nobody: under load it is the one that matters. */
const isForOperators = ({ url, method }: Pick<IncomingMessage, 'url' | 'method'>): boolean =>
  url?.startsWith('/api/') === true && (method === 'GET' || method === 'HEAD') && PATHS.has(pathOf(url));

async function bodyFor(path: string, figures: ServerFigures) {
  if (path === METRICS_PATH) {
    const families = [...(await siteFigures()), ...figures.families()];
    return { status: 200, type: PROMETHEUS_TYPE, text: prometheusText(families) };
  }
  const answer = await healthAnswer(path, life.isDraining);
  return { status: answer?.status ?? 404, type: 'application/json', text: JSON.stringify(answer?.body ?? {}) };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers those who operate the site, before anything else and beside all figures: a probe that says no, again and again,
 * is no failure. Whatever else is asked goes on to the site.
 */
export function withOperations(site: Listener, figures: ServerFigures, isSecureSite: boolean): Listener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(request, response, isSecureSite);
    const { status, type, text } = await bodyFor(pathOf(request.url), figures);
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    });
    // Node sends no body to HEAD.
    response.end(text);
  };
  return (request, response) => {
    if (!isForOperators(request)) return site(request, response);
    answer(request, response).catch((error: unknown) => {
      log('error', 'health unknown', { reason: errorText(error) });
      answerFailure(response);
    });
  };
}
