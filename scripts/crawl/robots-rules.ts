/** Converts a path pattern of robots.txt to a regular expression: `*` matches anything, `$` the end (RFC 9309). */
const asPattern = (rule: string) =>
  new RegExp(
    `^${rule
      .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/(?<!\$)\$(?!$)/g, '\\$')}`,
  );

/** Parses robots.txt. The result returns the rule that disallows an address for all agents, or undefined. */
export function robotsRules(text: string): (address: string) => string | undefined {
  const rules = { allow: [] as string[], disallow: [] as string[] };
  let isForAll = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(\S*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) isForAll = value === '*';
    else if (isForAll && value !== '' && /^allow$/i.test(name)) rules.allow.push(value);
    else if (isForAll && value !== '' && /^disallow$/i.test(name)) rules.disallow.push(value);
  }
  // The longest rule wins. If two have the same length, the one that allows wins.
  const longest = (list: readonly string[], address: string) =>
    list.filter((rule) => asPattern(rule).test(address)).sort((a, b) => b.length - a.length)[0];
  return (address) => {
    const forbidden = longest(rules.disallow, address);
    const allowed = longest(rules.allow, address)?.length ?? 0;
    return forbidden !== undefined && forbidden.length > allowed ? forbidden : undefined;
  };
}
