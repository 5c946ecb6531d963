/** Where React shows a fallback instead of the content of a Suspense boundary. */
const FALLBACK = /<!--\$\?--><template id="B:(\w+)"><\/template>[\s\S]*?<!--\/\$-->/g;

/** The content at the end of the page, and the script that moves it. */
const CONTENT =
  /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:(\w+)","S:\1"\)<\/script>/g;

const CLOCK = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/** React sends the content of a boundary of more than 500 bytes last, and moves it with scripts that the policy blocks. */
export function withInlineBoundaries(html: string): string {
  const contents = new Map([...html.matchAll(CONTENT)].map(([, , content = '', name = '']) => [name, content]));
  const names = [...html.matchAll(FALLBACK)].map(([, name = '']) => name);
  if (names.length === 0 || names.some((name) => !contents.has(name))) return html;
  return html
    .replace(CLOCK, '')
    .replace(CONTENT, '')
    .replace(FALLBACK, (_, name: string) => `<!--$-->${contents.get(name)}<!--/$-->`);
}
