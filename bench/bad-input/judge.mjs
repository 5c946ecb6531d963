import { readAnswers } from './raw.mjs';
import { HIDDEN } from './smuggling.mjs';

/** Whether a redirect to `location` from a page of `origin` leaves the site. Invalid URLs do not. */
export function isOffSite(location, origin) {
  return URL.canParse(location, `${origin}/en-us/x`) && new URL(location, `${origin}/en-us/x`).origin !== origin;
}

const isSame = (one, other) => Object.keys(one).every((name) => one[name] === other[name]);

function faultOfAnswer({ status, headers }, origin) {
  if (status >= 500) return `answered ${status}`;
  if (status === 0) return 'an answer that is no HTTP';
  if (headers.location !== undefined && isOffSite(headers.location, origin)) return `sent to ${headers.location}`;
  if (headers['x-injected'] !== undefined || /stolen|evil/.test(headers['set-cookie'] ?? '')) return 'wrote a header';
  return undefined;
}

function faultOfOrder(probe, answers, left, known, essence) {
  const { asked, isRefused, isCut, mayWait, pages, encoding } = probe;
  if (answers.length === 0 && !(isCut || mayWait)) return 'closed without an answer';
  if (answers.length > asked + 1) return `${answers.length} answers to ${asked + 1} questions`;
  if (isRefused && (answers.length > 1 || answers.some(({ status }) => status < 400))) return 'was not refused';
  if (answers.some(({ body, headers }) => body.includes(HIDDEN) || JSON.stringify(headers).includes(HIDDEN)))
    return 'an answer that was not asked for';
  if (left.length > 0 && answers.length > 0) return 'an answer in part';
  if (pages !== undefined && answers.length < pages.length) return `${answers.length} answers to ${pages.length} pages`;
  const wrong = pages?.find((page, at) => !isSame(known.get(`${encoding} ${page}`), essence(answers[at])));
  return wrong === undefined ? undefined : `another answer for ${wrong}`;
}

/** The fault of the responses to a probe, or undefined. */
export function faultOf(probe, { bytes, isHung }, { origin, known, essence }) {
  if (isHung) return 'hung';
  const isHead = probe.bytes.toString('latin1', 0, 5) === 'HEAD ';
  const plain = readAnswers(bytes);
  // The response to a malformed HEAD request has a body.
  const { answers, left } = isHead && plain.left.length > 0 ? readAnswers(bytes, (n) => n === 0) : plain;
  for (const answer of answers) {
    const fault = faultOfAnswer(answer, origin);
    if (fault !== undefined) return fault;
  }
  return faultOfOrder(probe, answers, left, known, essence);
}

export const isPoisoned = (before, after) => !isSame(before, after);
