import { createHash } from 'node:crypto';
import { HEAD_SCRIPT } from '../../lib/build/head-script';
import { OFFLINE_SCRIPT } from '../../lib/build/offline-script';
import { STARTER } from '../late-scripts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

/** Scripts that we write into pages ourselves, word for word. */
const OWN = [STARTER, HEAD_SCRIPT, OFFLINE_SCRIPT].map((script) => ({
  markup: `<script>${script}</script>`,
  hash: hashOf(script),
}));

/** Next's first script, which starts the chunks of the build. Its scripts with the page's data follow. */
const RUNTIME = '<script id="_R_">';

/** One script after another, without `<` in it: Next writes `\u003c`. */
const SCRIPTS = /<script[^>]*>([^<]*)<\/script>/gy;

/** What Next writes into a page, each whole: the start of the chunks, and the page's data as text or bytes. */
const SHAPES = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"\]\)$/,
  /^self\.__next_f\.push\(\[3,"[\w+/=]*"\]\)$/,
];

/** The scripts that end a page. What was injected into its markup stands before them. */
function lastScripts(html: string): string[] {
  const start = html.lastIndexOf(RUNTIME);
  return start < 0 ? [] : [...html.slice(start).matchAll(SCRIPTS)].map(([, script = '']) => script);
}

/**
 * The hashes of a page's inline scripts, of its bytes as latin1: of our own scripts word for word, and of Next's by their
 * shape and place. Any other inline script has none, and the page's policy stops it.
 */
export function scriptHashes(html: string): string[] {
  const own = OWN.filter(({ markup }) => html.includes(markup)).map(({ hash }) => hash);
  const ofNext = lastScripts(html).filter((script) => SHAPES.some((shape) => shape.test(script)));
  return [...new Set([...own, ...ofNext.map(hashOf)])];
}
